import ArgumentParser
import CaseStudies
import ComposableArchitecture
import FactServer
import Foundation
import TerminalPrograms

/// Runs the case study "effects: cancellation" in a terminal.
@main
struct EffectsCancellationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "effects-cancellation",
    abstract: "A number, and a fact about it that takes a while to come and can be cancelled.",
    discussion: """
      At a keyboard: + and - change the number, f asks for a fact, c cancels, q quits.
      From a pipe, one command a line: plus, minus, fact, cancel, wait (until no request is in \
      flight), quit.

      Facts come from a service that the program starts on this machine, unless another is given.
      """
  )

  @Option(
    help: ArgumentHelp("A service that answers GET /42 with a text.", valueName: "url"),
    transform: serviceURL
  )
  var facts: URL?

  @Option(
    help: ArgumentHelp(
      "How long the program's own service takes over a fact (default: 1.5).", valueName: "seconds"
    ),
    transform: { try Duration.option($0, in: 0...3_600) }
  )
  var delay: Duration?

  @Option(
    help: ArgumentHelp("How long to wait for a fact (default: 10).", valueName: "seconds"),
    transform: { try Duration.option($0, in: 0.001...3_600) }
  )
  var timeout: Duration?

  func validate() throws {
    if facts != nil, delay != nil {
      throw ValidationError(
        "'--delay' slows the program's own service only. Leave it out where '--facts' is given."
      )
    }
  }

  func run() async throws {
    let service: URL
    if let facts {
      service = facts
    } else {
      service = try await FactServer.start(delay: delay ?? .seconds(1.5)).url
    }
    await Program(service: service, timeout: timeout ?? .seconds(10)).run()
  }
}

/// Reads the address of a fact service.
private func serviceURL(_ text: String) throws -> URL {
  guard
    let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
    url.host?.isEmpty == false
  else {
    throw ValidationError("'\(text)' is no address like 'http://numbersapi.com'.")
  }
  return url
}
