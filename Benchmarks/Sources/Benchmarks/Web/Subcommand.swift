import CPlatform
import Foundation

/// What the program does when another of it asks.
enum Errand {
  /// Serves something, and says at which port.
  case serve(SessionContent)
  /// Says how many events a second a server takes on so many processors.
  case load(processors: Int32)
  /// Lets a thousand tasks wake up each second, and says when they are there.
  case wake

  /// Reads arguments; `nil` where they ask for no errand.
  init?(_ arguments: some Sequence<String>) {
    let arguments = Array(arguments)
    let detail = arguments.dropFirst().first
    switch arguments.first {
    case "--serve": self = .serve(detail.flatMap(SessionContent.init(rawValue:)) ?? .counter)
    case "--load": self = .load(processors: detail.flatMap { Int32($0) } ?? 1)
    case "--wake": self = .wake
    default: return nil
    }
  }

  /// Does it. To be called before there are other threads, which would go on where they like.
  @MainActor func run() async throws {
    switch self {
    case .serve(let showing):
      try await showing.serve { Self.say($0) }
    case .load(let processors):
      _ = use_processors(processors)
      let (ports, found) = AsyncStream<Int>.makeStream()
      Task.detached { try await SessionContent.counter.serve { found.yield($0) } }
      for await port in ports {
        return Self.say(try await Load.eventsPerSecond(port: port))
      }
    case .wake:
      await withTaskGroup { group in
        for _ in 0..<1_000 {
          group.addTask {
            while (try? await Task.sleep(for: .seconds(1))) != nil {}
          }
        }
        Self.say(1_000)
      }
    }
  }

  private static func say(_ number: Int) {
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
  }
}
