import CPlatform
import Foundation

/// A subcommand, for the child processes of benchmarks and for `scripts/soak`.
enum Subcommand {
  /// Serves content, and prints the port.
  case serve(SessionContent)
  /// Responds to each request with a body of a size, and prints the port.
  case respond(size: Int)
  /// Sends a message to all connections for each line of its input, and prints the port.
  case broadcast
  /// Prints the number of events a second that a server handles on a number of processors.
  case load(processors: Int32)
  /// Floods a server with the events of a hundred tabs of another address.
  case flood(port: Int)
  /// Resumes a thousand tasks each second.
  case wake
  /// Uses a server for a time, and fails if it grows.
  case soak(SoakTest)

  /// Parses the arguments. Returns `nil` if they have no subcommand.
  init?(_ arguments: some Sequence<String>) {
    let arguments = Array(arguments)
    let detail = arguments.dropFirst().first
    switch arguments.first {
    case "--serve": self = .serve(detail.flatMap(SessionContent.init(rawValue:)) ?? .counter)
    case "--respond": self = .respond(size: detail.flatMap { Int($0) } ?? 0)
    case "--broadcast": self = .broadcast
    case "--load": self = .load(processors: detail.flatMap { Int32($0) } ?? 1)
    case "--flood": self = .flood(port: detail.flatMap { Int($0) } ?? 0)
    case "--wake": self = .wake
    case "soak":
      guard let test = SoakTest(arguments: arguments.dropFirst()) else { return nil }
      self = .soak(test)
    default: return nil
    }
  }

  /// Runs the subcommand. Call this before there are other threads, whose processors would not be
  /// limited.
  @MainActor func run() async throws {
    switch self {
    case .serve(let content):
      try await content.serve { Self.print($0) }
    case .respond(let size):
      try await BareServer.run(responseSize: size) { Self.print($0) }
    case .broadcast:
      try Broadcast.run { Self.print($0) }
    case .load(let processors):
      _ = use_processors(processors)
      let (ports, ready) = AsyncStream<Int>.makeStream()
      Task.detached { try await SessionContent.counter.serve { ready.yield($0) } }
      for await port in ports {
        return Self.print(try await Load.eventsPerSecond(port: port))
      }
    case .flood(let port):
      let tabs = try (0..<100).map { _ in try Tab(port: port, from: 2) }
      Self.print(tabs.count)
      while true {
        for tab in tabs { try tab.tap(times: 5) }
        _ = try Tab.receive(in: tabs, until: Date(timeIntervalSinceNow: 0.001))
      }
    case .wake:
      await withTaskGroup { group in
        for _ in 0..<1_000 {
          group.addTask {
            while (try? await Task.sleep(for: .seconds(1))) != nil {}
          }
        }
        Self.print(1_000)
      }
    case .soak(let test):
      exit(try test.run() ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  private static func print(_ number: Int) {
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
  }
}
