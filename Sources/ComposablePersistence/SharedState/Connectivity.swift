public import Dependencies
import Sharing

/// The connection of the user of a session, which a server sets.
///
/// Effects that tell others that the user is here follow it: a session goes on for a while after its
/// browser has disconnected.
public final class Connectivity: Sendable {
  private let connection: Shared<Bool>

  /// Creates the connection of a user.
  ///
  /// - Parameter isConnected: True if the user is connected.
  public init(isConnected: Bool = true) { connection = Shared(value: isConnected) }

  /// True if the user is connected.
  public var isConnected: Bool {
    get { connection.wrappedValue }
    set { connection.withLock { $0 = newValue } }
  }

  /// The current state and each change. A consumer that is busy receives only the latest.
  public var updates: AsyncStream<Bool> { connection.updates }
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
