extension Animation {
  /// The same movement, started so many seconds later.
  ///
  /// Delays add up. One asked for after ``repeatCount(_:autoreverses:)`` or before it comes once,
  /// ahead of the first run.
  public func delay(_ delay: Double) -> Self {
    var copy = self
    copy.delay += delay
    return copy
  }

  /// The same movement, so many times faster; a delay asked for before is shortened likewise.
  ///
  /// Speeds multiply. A speed that is not above zero changes nothing.
  public func speed(_ speed: Double) -> Self {
    guard speed > 0 else { return self }
    var copy = self
    copy.speed *= speed
    copy.delay /= speed
    return copy
  }

  /// The same movement, run so many times, at least once. Replaces an earlier repetition.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self {
    var copy = self
    copy.repetition = .count(max(1, repeatCount), autoreverses: autoreverses)
    return copy
  }

  /// The same movement, run until something else replaces it. Replaces an earlier repetition.
  public func repeatForever(autoreverses: Bool = true) -> Self {
    var copy = self
    copy.repetition = .forever(autoreverses: autoreverses)
    return copy
  }
}
