#if Web
  /// A unique identifier of a session: 128 random bits.
  struct SessionID: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// The number of bytes of an identifier.
    static let size = 16

    /// Makes an unguessable identifier.
    init() {
      var generator = SystemRandomNumberGenerator()
      high = generator.next()
      low = generator.next()
    }

    /// Makes an identifier of ``size`` bytes.
    init?(_ bytes: some Collection<UInt8>) {
      guard bytes.count == Self.size else { return nil }
      high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
      low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The bytes of the identifier.
    var bytes: [UInt8] {
      [high, low].flatMap { part in (0..<8).map { UInt8(truncatingIfNeeded: part >> (56 - 8 * $0)) }
      }
    }
  }

  extension SessionID: CustomStringConvertible {
    /// A prefix that suffices to find the session in a log, but not to forge its identifier.
    var description: String { String(high >> 32, radix: 16) }
  }
#endif
