/// The deadline of a session, computed from its connection and its last message.
struct SessionTimeout {
  private let idleLife: Duration
  private let grace: Duration
  private var lastReceived: Duration
  /// The time of the last disconnection; `nil` while there is a connection.
  private var disconnectedAt: Duration?

  /// Starts without a connection.
  init(limits: SessionLimits, now: Duration) {
    idleLife = limits.idleLife
    grace = limits.grace
    lastReceived = now
    disconnectedAt = now
  }

  /// True while there is a connection.
  var isConnected: Bool { disconnectedAt == nil }

  /// The time at which the session ends unless it receives a message or a connection before.
  var deadline: Duration { disconnectedAt.map { $0 + grace } ?? lastReceived + idleLife }

  /// Records a message of the browser.
  mutating func recordMessage(at now: Duration) { lastReceived = now }

  /// Records a connection.
  mutating func connect(at now: Duration) {
    lastReceived = now
    disconnectedAt = nil
  }

  /// Records the loss of the connection.
  mutating func disconnect(at now: Duration) { disconnectedAt = now }
}
