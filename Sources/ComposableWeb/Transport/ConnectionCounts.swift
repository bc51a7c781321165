#if Web
import ComposableConcurrency

/// The numbers of open connections: of a server, and of client addresses.
final class ConnectionCounts: Sendable {
  private struct Counts {
    var all = 0
    var byAddress: [String: Int] = [:]
  }

  private let counts = Lock(Counts())

  /// Counts a connection, unless the server or its address has as many as the limit.
  ///
  /// - Parameters:
  ///   - address: The key of the client's address; `nil` for a proxy with those of many clients.
  ///   - limit: The maximum number of connections of an address.
  ///   - total: The maximum number of connections of the server.
  /// - Returns: True if the connection is counted. Then ``remove(_:)`` has to follow.
  func add(_ address: String?, limit: Int, total: Int = .max) -> Bool {
    counts.withLock { counts in
      let count = address.map { counts.byAddress[$0, default: 0] } ?? 0
      guard counts.all < total, address == nil || count < limit else { return false }
      counts.all += 1
      if let address { counts.byAddress[address] = count + 1 }
      return true
    }
  }

  /// Removes a closed connection.
  func remove(_ address: String?) {
    counts.withLock { counts in
      counts.all -= 1
      guard let address else { return }
      let count = counts.byAddress[address, default: 0] - 1
      counts.byAddress[address] = count > 0 ? count : nil
    }
  }
}
#endif
