/// The grammatical category of a number that counts something.
enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// The properties of a written number that determine its plural category.
///
/// The names are those of the rules: https://www.unicode.org/reports/tr35/tr35-numbers.html#Operands.
struct PluralOperands: Equatable, Sendable {
  /// The digits before the decimal separator.
  let i: UInt64
  /// The number of digits after it.
  let v: Int
  /// Those digits.
  let f: UInt64
  /// Those digits without zeros at the end.
  let t: UInt64

  init(_ integer: Int) {
    (i, v, f, t) = (UInt64(integer.magnitude), 0, 0, 0)
  }

  /// Reads a number with Latin digits and a point; `nil` if it is none.
  init?(_ text: String) {
    let parts = text.drop { $0 == "-" || $0 == "+" }
      .split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, !first.isEmpty,
      first.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    // Only the last digits of a very large number matter.
    guard let integer = UInt64(first.suffix(18)) else { return nil }
    let digits = (parts.count == 2 ? parts[1] : "").prefix(18)
    guard let fraction = UInt64(digits.isEmpty ? "0" : digits) else { return nil }
    i = integer
    v = digits.count
    f = fraction
    var significant = fraction
    while significant > 0, significant.isMultiple(of: 10) { significant /= 10 }
    t = significant
  }

  var isZero: Bool { i == 0 && t == 0 }
}
