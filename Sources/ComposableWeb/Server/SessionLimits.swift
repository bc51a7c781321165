#if Web
  /// How much a browser may ask of the server, and how long a session lives without it.
  ///
  /// ```swift
  /// var settings = HostSettings()
  /// settings.limits.sessionsPerAddress = 1_000  // behind a proxy
  /// ```
  public struct SessionLimits: Equatable, Sendable {
    /// How long a message of the browser may be, in bytes. The connection with a longer one is
    /// closed; the session stays.
    public var messageSize = 128 * 1024

    /// How many messages a second a browser may send in the long run. Those above wait in the
    /// connection, which slows the sender down; none is lost.
    public var eventsPerSecond = 100.0

    /// How many messages a browser may send at once.
    public var eventBurst = 200

    /// How many sessions there may be.
    public var sessions = 10_000

    /// How many sessions there may be for browsers of one address. A new one ends the oldest of the
    /// address that is not connected; where all are connected it is refused.
    public var sessionsPerAddress = 200

    /// How long a session lives without a message of the browser other than a ping.
    public var idleLife = Duration.seconds(3600)

    /// How long a session waits for its browser to connect, at first and after a lost connection.
    public var grace = Duration.seconds(60)

    /// How many patch messages wait for the browser to acknowledge them. With one more the session
    /// ends.
    public var unacknowledgedPatches = 1_000

    /// How many bytes of patch messages wait for the browser to acknowledge them. With more the
    /// session ends.
    public var unacknowledgedBytes = 8 * 1024 * 1024

    /// The maximum number of unflushed bytes of a connection, whose browser reads too slowly. From then on
    /// nothing is rendered for it and none of its events is taken, until it has read some.
    public var unflushedBytes = 64 * 1024

    /// How long a connection may be silent before it is asked for a sign of life. After as long
    /// again it is taken for lost.
    public var heartbeat = Duration.seconds(20)

    /// How long a connection may take until its first request, and from there to its hello.
    public var handshake = Duration.seconds(20)

    /// The limits for a server that anybody can reach.
    public init() {}
  }
#endif
