import CPlatform
import Foundation

/// What the program does when another of it asks.
enum Errand {
  /// Serves counters, and says at which port.
  case serve
  /// Says how many events a second a server takes on so many processors.
  case load(processors: Int32)

  /// Reads arguments; `nil` where they ask for no errand.
  init?(_ arguments: some Sequence<String>) {
    let arguments = Array(arguments)
    switch arguments.first {
    case "--serve": self = .serve
    case "--load": self = .load(processors: arguments.dropFirst().first.flatMap { Int32($0) } ?? 1)
    default: return nil
    }
  }

  /// Does it. To be called before there are other threads, which would go on where they like.
  @MainActor func run() async throws {
    switch self {
    case .serve:
      try await CounterServer.run { Self.say($0) }
    case .load(let processors):
      _ = use_processors(processors)
      let (ports, found) = AsyncStream<Int>.makeStream()
      Task.detached { try await CounterServer.run { found.yield($0) } }
      for await port in ports {
        return Self.say(try await Load.eventsPerSecond(port: port))
      }
    }
  }

  private static func say(_ number: Int) {
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
  }
}
