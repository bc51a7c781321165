#if Web
  /// How long a session has to live, by what is heard from its browser.
  struct SessionTimeout {
    private let idleLife: Duration
    private let grace: Duration
    private var heard: Duration
    /// Since when no connection has been there; `nil` while one is.
    private var lost: Duration?

    /// Begins without a connection.
    init(limits: SessionLimits, now: Duration) {
      idleLife = limits.idleLife
      grace = limits.grace
      heard = now
      lost = now
    }

    /// Whether a connection is there.
    var isConnected: Bool { lost == nil }

    /// When it is over, unless something is heard before.
    var end: Duration { lost.map { $0 + grace } ?? heard + idleLife }

    /// A message came.
    mutating func hear(at now: Duration) { heard = now }

    /// The browser has connected.
    mutating func connect(at now: Duration) {
      heard = now
      lost = nil
    }

    /// The connection is gone.
    mutating func lose(at now: Duration) { lost = now }
  }
#endif
