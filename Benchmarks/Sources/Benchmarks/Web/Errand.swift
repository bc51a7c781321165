import CPlatform
import Foundation

/// What the program does when another of it asks.
enum Errand {
  /// Runs the errand that the arguments name, if they name one.
  static func run(_ arguments: [String]) async throws -> Bool {
    switch arguments.first {
    case "--serve":
      try await CounterServer.run { say($0) }
    case "--load":
      // Before there are other threads, which would go on where they like.
      _ = use_processors(Int32(arguments[1])!)
      let port = AsyncStream<Int>.makeStream()
      Task.detached { try await CounterServer.run { port.continuation.yield($0) } }
      for await port in port.stream {
        say(try await Load.eventsPerSecond(port: port))
        break
      }
    default: return false
    }
    return true
  }

  private static func say(_ number: Int) {
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
  }
}
