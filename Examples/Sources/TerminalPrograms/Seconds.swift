import ArgumentParser

extension Duration {
  /// Reads a number of seconds, such as `1.5`.
  ///
  /// - Returns: `nil` where the text is no such number, or is out of range.
  package init?(seconds text: String, in range: ClosedRange<Double>) {
    guard let seconds = Double(text), range.contains(seconds) else { return nil }
    self = .seconds(seconds)
  }

  /// Reads the value of an option.
  ///
  /// - Throws: `ValidationError`.
  package static func option(_ text: String, in range: ClosedRange<Double>) throws -> Duration {
    guard let duration = Duration(seconds: text, in: range) else {
      throw ValidationError(
        "'\(text)' is no number of seconds from \(range.lowerBound) to \(Int(range.upperBound))."
      )
    }
    return duration
  }
}
