/// Replaces numbers that are not finite.
package struct FiniteNumbers {
  /// True if a number was replaced.
  private(set) var hasReplaced = false
  /// The name of a color that does not exist.
  var unknownColor: String?

  /// Returns the number, or a replacement.
  package mutating func number(_ number: Double, else replacement: Double) -> Double {
    optional(number) ?? replacement
  }

  /// Returns the number, or `nil`.
  package mutating func optional(_ number: Double?) -> Double? {
    guard let number else { return nil }
    if number.isFinite { return number }
    hasReplaced = true
    return nil
  }

  /// Returns the number or positive infinity, or `nil`.
  mutating func maximum(_ number: Double?) -> Double? {
    number == .infinity ? number : optional(number)
  }
}
