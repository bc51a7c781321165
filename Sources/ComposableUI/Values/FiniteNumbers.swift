/// Replaces numbers that are not finite, and styles that depend on the environment.
package struct FiniteNumbers {
  /// Returns a style of an application in an environment; `nil` if there is no environment.
  var resolveStyle: ((_EnvironmentalShapeStyle) -> ResolvedShapeStyle)?
  /// True if a number was replaced.
  private(set) var hasReplaced = false
  /// True if a style was resolved.
  private(set) var hasResolved = false
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

  /// Returns what a style of an application resolves to.
  mutating func resolve(_ style: _EnvironmentalShapeStyle) -> ResolvedShapeStyle {
    hasResolved = true
    return resolveStyle?(style) ?? style.fallback()
  }

  /// Returns the number or positive infinity, or `nil`.
  mutating func maximum(_ number: Double?) -> Double? {
    number == .infinity ? number : optional(number)
  }
}
