#if Web
  /// Tells a session from all others: 128 random bits.
  struct SessionID: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// How many bytes it has.
    static let size = 16

    /// Makes one that nobody can guess.
    init() {
      var generator = SystemRandomNumberGenerator()
      high = generator.next()
      low = generator.next()
    }

    /// Makes the one of these bytes, of which there are ``size``.
    init?(_ bytes: some Collection<UInt8>) {
      guard bytes.count == Self.size else { return nil }
      high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
      low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Its bytes.
    var bytes: [UInt8] {
      [high, low].flatMap { part in (0..<8).map { UInt8(truncatingIfNeeded: part >> (56 - 8 * $0)) }
      }
    }
  }

  extension SessionID: CustomStringConvertible {
    /// Enough of it to find it in a log, and too little to take the session over.
    var description: String { String(high >> 32, radix: 16) }
  }
#endif
