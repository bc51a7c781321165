/// The limits of sessions, messages and connections.
///
/// ```swift
/// var settings = HostSettings()
/// settings.limits.sessionsPerAddress = 1_000  // a school behind one address
/// ```
///
/// Each ``ViewHost`` counts its own sessions. The defaults protect a public server against single
/// clients that exhaust its memory or processors.
public struct SessionLimits: Equatable, Sendable {
  /// The maximum size of a browser's message, in bytes. A longer message closes the connection,
  /// but doesn't end the session.
  public var messageSize = 128 * 1024

  /// The maximum sustained rate of a browser's messages, per second. Messages above it wait in
  /// the connection, which applies back-pressure to the browser; none is lost. Acknowledgements
  /// of new patches don't count.
  public var eventsPerSecond = 100.0

  /// The maximum number of messages that a browser may send in a burst.
  public var eventBurst = 200

  /// The maximum sustained rate of the messages of all sessions of a client address, per second.
  /// Messages above it wait in their connections.
  public var eventsPerSecondPerAddress = 1_000.0

  /// The maximum number of messages that the sessions of a client address may send in a burst.
  public var eventBurstPerAddress = 5_000

  /// The maximum number of sessions. A new session above it replaces the oldest one whose browser
  /// has never connected; if there is none, it is rejected.
  public var sessions = 10_000

  /// The maximum number of sessions per client address, without those that have lost their connection.
  /// A new session above it replaces the oldest one of the address whose browser has never connected;
  /// if there is none, it is rejected. Of those that have lost their connection, as many are kept, the
  /// latest ones; they may connect again.
  public var sessionsPerAddress = 200

  /// The part of a processor's time that the pages, messages and updates of a client address may take for
  /// long while other addresses are active: of all hosts with the same ``HostSettings``, as the host that
  /// was made first limits them. Messages and updates above it wait, one after another, for half a minute at
  /// most, and requests for two seconds; a new page then gets a 429 response. Only if all sessions of an address
  /// take more than that in half a minute with one message each, it has that much.
  ///
  /// While an event loop runs late, each address has less, down to a sixteenth of it.
  public var processorTimePerAddress = 0.25

  /// The processor time that a client address may take at once.
  public var processorBurstPerAddress = Duration.milliseconds(500)

  /// The maximum number of open connections; at most as many as the process has file descriptors for.
  /// Another one is closed at once.
  public var connections = Int.max

  /// The maximum number of open connections per client address. Another one is closed at once.
  /// Those of trusted proxies are not counted.
  public var connectionsPerAddress = 1_000

  /// The maximum sustained rate of new pages per client address, per second. A request above it
  /// gets a 429 response that names the time to wait.
  public var pagesPerSecond = 10.0

  /// The maximum number of new pages that a client address may request in a burst.
  public var pageBurst = 200

  /// The maximum sustained rate of the sockets, the files sent and the files fetched per client address,
  /// per second. A request above it gets a 429 response that names the time to wait.
  public var requestsPerSecond = 50.0

  /// The maximum number of sockets, files sent and files fetched that a client address may request in
  /// a burst.
  public var requestBurst = 1_000

  /// The maximum size of the head of a request, in bytes. A longer one gets a 431 response.
  public var headSize = 16 * 1024

  /// The maximum number of header fields of a request. More get a 431 response.
  public var headerFields = 100

  /// The time after which a session ends without a message from its browser. The pings of a tab
  /// that its user can see count, so only the session of a tab in the background ends.
  public var idleLife = Duration.seconds(3600)

  /// The time that a session waits for its browser to connect, initially and after a lost
  /// connection.
  public var grace = Duration.seconds(60)

  /// The maximum number of unacknowledged patch messages. The session ends if it exceeds this.
  public var unacknowledgedPatches = 1_000

  /// The maximum total size of unacknowledged patch messages, in bytes. The session ends if it
  /// exceeds this.
  public var unacknowledgedBytes = 8 * 1024 * 1024

  /// The maximum total size of the unacknowledged patch messages of a client address, in bytes. Each
  /// session counts with whole units of 64 kB. A session that exceeds this ends.
  public var unacknowledgedBytesPerAddress = 64 * 1024 * 1024

  /// The maximum total size of the unacknowledged patch messages of all sessions, in bytes. Each counts with
  /// whole units of 64 kB. A session that exceeds this ends if its address has more than its share, or
  /// if there is twice as much.
  public var unacknowledgedBytesPerHost = 512 * 1024 * 1024

  /// The number of unflushed bytes at which a connection applies back-pressure, because its
  /// browser reads too slowly. From then on nothing is rendered for it, and none of its events is
  /// handled, until the browser has read some of them.
  public var unflushedBytes = 64 * 1024

  /// The time without incoming data after which the server pings a connection. After the same
  /// time without an answer it closes the connection.
  public var heartbeat = Duration.seconds(20)

  /// The time that a connection may keep a response in the server's buffers without reading from
  /// it. Then the connection is closed.
  public var stalledReader = Duration.seconds(60)

  /// The time that a client may take for the next 4 KiB of the body of a request, or for the rest of
  /// it, while the server waits for them. Then the connection is closed.
  public var stalledBody = Duration.seconds(30)

  /// The maximum size of the changes of a session that are stored together, in bytes: those of all its states
  /// at first. A session with larger ones is not stored, which is logged, and its page says so.
  public var snapshotSize = 1024 * 1024

  /// The maximum number of sessions of a client address that a storage keeps. From time to time, those that
  /// were saved longest ago are removed if there are more.
  public var storedSessionsPerAddress = 10_000

  /// The time that handling one event and updating its page may take. A longer one is logged with
  /// its element, and counted as a metric.
  public var turn = Duration.milliseconds(100)

  /// The time limit of a connection's first request and its upgrade, and again of the `hello`
  /// that follows.
  public var handshake = Duration.seconds(20)

  /// The time limit for ending the sessions when the server stops. They end one after another, at
  /// most 500 a second if the time suffices, so that not all browsers connect to the next server
  /// at once.
  public var drain = Duration.seconds(5)

  /// Creates the limits for a server on the public internet.
  public init() {}
}
