extension AnyClock {
  /// A type-erased instant of the base clock.
  public struct Instant: InstantProtocol {
    private let base: any InstantProtocol<Duration>

    init(_ base: some InstantProtocol<Duration>) {
      self.base = base
    }

    /// Returns the instant that is later by the duration.
    public func advanced(by duration: Duration) -> Self {
      func advanced(_ base: some InstantProtocol<Duration>) -> Self {
        Self(base.advanced(by: duration))
      }
      return advanced(base)
    }

    /// Returns the duration from this instant to the other one.
    ///
    /// - Precondition: Both instants come from the same type of clock.
    public func duration(to other: Self) -> Duration {
      func duration<Base: InstantProtocol<Duration>>(_ base: Base) -> Duration {
        base.duration(to: other.unwrap(Base.self))
      }
      return duration(base)
    }

    /// Returns true if both are the same instant of the same type of clock.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      func equals<Base: InstantProtocol<Duration>>(_ base: Base) -> Bool {
        base == rhs.base as? Base
      }
      return equals(lhs.base)
    }

    /// Returns true if the first instant is earlier than the second.
    ///
    /// - Precondition: Both instants come from the same type of clock.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      func isLess<Base: InstantProtocol<Duration>>(_ base: Base) -> Bool {
        base < rhs.unwrap(Base.self)
      }
      return isLess(lhs.base)
    }

    /// Hashes the base instant.
    public func hash(into hasher: inout Hasher) {
      base.hash(into: &hasher)
    }

    func unwrap<Base>(_ type: Base.Type) -> Base {
      guard let base = base as? Base else {
        preconditionFailure(
          """
          An instant of type \(Swift.type(of: base)) was used with a clock whose instants have \
          type \(type).
          """
        )
      }
      return base
    }
  }
}
