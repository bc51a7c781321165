#if !canImport(SwiftUI)
extension Animation {
  /// Returns this animation, started the given number of seconds later.
  ///
  /// Delays add up. The delay precedes the first repetition only, whether it is applied before or
  /// after ``repeatCount(_:autoreverses:)``.
  public func delay(_ delay: Double) -> Self {
    var copy = self
    copy.delay += delay
    return copy
  }

  /// Returns this animation, the given number of times faster. An earlier delay is shortened
  /// likewise.
  ///
  /// Speeds multiply. A speed that is not above zero changes nothing.
  public func speed(_ speed: Double) -> Self {
    guard speed > 0 else { return self }
    var copy = self
    copy.speed *= speed
    copy.delay /= speed
    return copy
  }

  /// Returns this animation, repeated the given number of times, at least once. It replaces an
  /// earlier repetition.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self {
    var copy = self
    copy.repetition = .count(max(1, repeatCount), autoreverses: autoreverses)
    return copy
  }

  /// Returns this animation, repeated until another replaces it. It replaces an earlier repetition.
  public func repeatForever(autoreverses: Bool = true) -> Self {
    var copy = self
    copy.repetition = .forever(autoreverses: autoreverses)
    return copy
  }
}
#endif
