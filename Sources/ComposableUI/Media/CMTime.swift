/// A time of media, as a fraction of seconds.
///
/// ```swift
/// player.seek(to: CMTime(seconds: 12.5, preferredTimescale: 600))
/// ```
public struct CMTime: Sendable {
  private enum Kind: Sendable { case invalid, numeric, indefinite, infinity }

  /// The number of parts of a second.
  public let value: Int64
  /// The number of parts in a second.
  public let timescale: Int32
  private let kind: Kind

  private init(_ value: Int64, _ timescale: Int32, _ kind: Kind) {
    (self.value, self.timescale, self.kind) = (value, timescale, kind)
  }

  /// Creates an invalid time.
  public init() { self.init(0, 0, .invalid) }

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - value: The number of parts of a second.
  ///   - timescale: The number of parts in a second; the time is invalid if it is not positive.
  public init(value: Int64, timescale: Int32) {
    self.init(value, timescale, timescale > 0 ? .numeric : .invalid)
  }

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - seconds: The number of seconds; the time is invalid if it is not a number.
  ///   - preferredTimescale: The number of parts in a second.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    if seconds == .infinity {
      self = .positiveInfinity
    } else if let value = Int64(exactly: parts) {
      self.init(value: value, timescale: preferredTimescale)
    } else {
      self = .invalid
    }
  }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is none.
  public static let invalid = CMTime()
  /// A time that is not known, such as the duration of media that are not loaded.
  public static let indefinite = CMTime(0, 0, .indefinite)
  /// The end of everything.
  public static let positiveInfinity = CMTime(0, 0, .infinity)

  /// The number of seconds; not a number for a time that has none.
  public var seconds: Double {
    switch kind {
    case .numeric: Double(value) / Double(timescale)
    case .infinity: .infinity
    case .invalid, .indefinite: .nan
    }
  }

  /// True for a time that was created from valid numbers, or is one of the constants.
  public var isValid: Bool { kind != .invalid }

  /// True for a time that has a number of seconds.
  public var isNumeric: Bool { kind == .numeric }

  /// True for a time that is not known.
  public var isIndefinite: Bool { kind == .indefinite }

  /// True for the end of everything.
  public var isPositiveInfinity: Bool { kind == .infinity }
}

extension CMTime: Comparable, Hashable {
  /// Returns true if both have the same number of seconds.
  public static func == (first: CMTime, second: CMTime) -> Bool {
    first.kind == second.kind && (first.kind != .numeric || first.seconds == second.seconds)
  }

  /// Hashes the number of seconds.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    if isNumeric { hasher.combine(seconds) }
  }

  /// Returns true if the first one is before the second one.
  public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }

  /// Returns the sum.
  public static func + (first: CMTime, second: CMTime) -> CMTime {
    CMTime(
      seconds: first.seconds + second.seconds, preferredTimescale: commonTimescale(first, second))
  }

  /// Returns the difference.
  public static func - (first: CMTime, second: CMTime) -> CMTime {
    CMTime(
      seconds: first.seconds - second.seconds, preferredTimescale: commonTimescale(first, second))
  }

  /// Returns the timescale that has the parts of two times, or a nanosecond if there is none.
  private static func commonTimescale(_ first: CMTime, _ second: CMTime) -> Int32 {
    var (divisor, rest) = (first.timescale, second.timescale)
    guard divisor > 0, rest > 0 else { return max(divisor, rest) }
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let (product, overflows) = (first.timescale / divisor)
      .multipliedReportingOverflow(by: second.timescale)
    return overflows ? 1_000_000_000 : product
  }
}

/// Creates a time of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Creates a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns the number of seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
