#if Web
import ConcurrencyExtras

/// The numbers of open connections of client addresses.
final class ConnectionCounts: Sendable {
  private let counts = Lock<[String: Int]>([:])

  /// Counts a connection of an address, unless it has as many as the limit.
  ///
  /// - Parameter address: The key of the client's address.
  /// - Returns: True if the connection is counted. Then ``remove(_:)`` has to follow.
  func add(_ address: String, limit: Int) -> Bool {
    counts.withLock { counts in
      let count = counts[address, default: 0]
      guard count < limit else { return false }
      counts[address] = count + 1
      return true
    }
  }

  /// Removes a closed connection of an address.
  func remove(_ address: String) {
    counts.withLock { counts in
      let count = counts[address, default: 0] - 1
      counts[address] = count > 0 ? count : nil
    }
  }
}
#endif
