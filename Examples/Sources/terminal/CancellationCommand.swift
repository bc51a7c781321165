import ArgumentParser
import CaseStudies
import ComposableArchitecture
import FactServer
import Foundation

struct CancellationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cancellation",
    abstract: "A number and a fact about it, whose request can be cancelled."
  )

  @Option(help: "The URL of a service that responds to GET /42 with a text.", transform: url)
  var facts: URL?

  @Option(help: "The delay in seconds of the default service, which runs on this machine.")
  var delay = 1.5

  @Option(help: "The timeout of a request in seconds.")
  var timeout = 10.0

  func validate() throws {
    guard [delay, timeout].allSatisfy((0...3_600).contains) else {
      throw ValidationError("Pass a number of seconds from 0 to 3600.")
    }
  }

  @MainActor
  func run() async throws {
    let service =
      if let facts { facts } else { try await FactServer.start(delay: .seconds(delay)).url }
    let store = Store(initialState: EffectsCancellation.State()) {
      EffectsCancellation()
    } withDependencies: {
      $0.factClient = .live(service: service, timeout: .seconds(timeout))
    }
    let program = StoreProgram(
      store: store,
      commands: "plus, minus, fact, cancel",
      line: { state in
        if state.isFactRequestInFlight { return "\(state.count)  asking for a fact …" }
        if let message = state.errorMessage { return "\(state.count)  Error: \(message)" }
        return "\(state.count)  \(state.currentFact ?? "no fact")"
      },
      isBusyWhen: \.isFactRequestInFlight,
      action: { command, state in
        switch command {
        case "plus": .stepperChanged(state.count + 1)
        case "minus": .stepperChanged(state.count - 1)
        case "fact": .factButtonTapped
        case "cancel": .cancelButtonTapped
        default: nil
        }
      }
    )
    await Runner(program).run()
  }
}

private func url(_ text: String) throws -> URL {
  guard
    let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host != nil
  else { throw ValidationError("'\(text)' is not a URL such as 'http://numbersapi.com'.") }
  return url
}
