import ConcurrencyExtras
public import Dependencies

/// The connection of the user of a session, which a server sets.
///
/// Effects that tell others that the user is here follow it: a session goes on for a while after its
/// browser has disconnected.
public final class Connectivity: Sendable {
  private struct State {
    var isConnected: Bool
    var continuations: [Int: AsyncStream<Bool>.Continuation] = [:]
    var lastID = 0
  }

  private let state: Lock<State>

  /// Creates the connection of a user.
  ///
  /// - Parameter isConnected: True if the user is connected.
  public init(isConnected: Bool = true) { state = Lock(State(isConnected: isConnected)) }

  /// True if the user is connected.
  public var isConnected: Bool {
    get { state.withLock { $0.isConnected } }
    set {
      let continuations = state.withLock { state in
        defer { state.isConnected = newValue }
        return state.isConnected == newValue ? [:] : state.continuations
      }
      for (_, continuation) in continuations { continuation.yield(newValue) }
    }
  }

  /// The current state and each change. A consumer that is busy receives only the latest.
  public var updates: AsyncStream<Bool> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Bool.self, bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state in
      state.lastID += 1
      state.continuations[state.lastID] = continuation
      // Under the lock, so that it comes before a change.
      continuation.yield(state.isConnected)
      return state.lastID
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.continuations.removeValue(forKey: id) }
    }
    return stream
  }
}

private enum ConnectivityKey: DependencyKey {
  static var liveValue: Connectivity { Connectivity() }
  static var testValue: Connectivity { Connectivity() }
}

extension DependencyValues {
  /// The connection of the user of the session. Outside of a server, the user is always connected.
  public var connectivity: Connectivity {
    get { self[ConnectivityKey.self] }
    set { self[ConnectivityKey.self] = newValue }
  }
}
