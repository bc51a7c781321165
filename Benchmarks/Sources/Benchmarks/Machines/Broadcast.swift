import ConcurrencyExtras
import Foundation

/// A server that sends each of its connections the same bytes, to compare with.
enum Broadcast {
  /// Sends a small message to all connections for each line of the standard input, until its end.
  ///
  /// - Parameter ready: A closure that is called with the port.
  static func run(ready: (_ port: Int) -> Void) throws {
    let connections = LockIsolated<[Connection]>([])
    ready(try Connection.listen { connection in connections.withValue { $0.append(connection) } })
    let message = [UInt8](repeating: UInt8(ascii: "x"), count: 60)
    while readLine() != nil {
      for connection in connections.value { try connection.send(message) }
    }
  }
}
