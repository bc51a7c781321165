import Foundation

/// The sizes of a server that only the server itself knows, as one line of text.
struct ServerReport {
  let sessions: Int
  /// The number of bytes that are allocated.
  let allocated: Int

  /// Requests the report of a server; `nil` once it has ended.
  init?(of server: ChildProcess) {
    server.send("report")
    let numbers = server.nextLine()?.split(separator: " ").compactMap { Int($0) } ?? []
    guard numbers.count == 2 else { return nil }
    (sessions, allocated) = (numbers[0], numbers[1])
  }

  /// Answers the requests of the parent process from now on.
  ///
  /// - Parameter sessions: Returns the number of sessions.
  static func answerRequests(sessions: @escaping @Sendable () -> Int) {
    Thread.detachNewThread {
      while readLine() != nil {
        let report = "\(sessions()) \(Memory.allocated ?? 0)\n"
        FileHandle.standardOutput.write(Data(report.utf8))
      }
    }
  }
}
