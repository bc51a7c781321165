/// A value of a style: nothing goes in but literals, numbers and escaped names, so it is safe wherever
/// it stands.
struct CSS: Equatable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  init(stringLiteral value: String) {
    text = value
  }

  init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  /// The parts of a value.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: CSS) { text += value.text }
    mutating func appendInterpolation(_ value: Double) { text += shortest(value) }
    mutating func appendInterpolation(_ value: Int) { text += String(value) }

    /// A name of the user's, without quotes: all but letters are escaped.
    mutating func appendInterpolation(name: String) {
      for scalar in name.unicodeScalars {
        switch scalar {
        case "a"..."z", "A"..."Z": text.unicodeScalars.append(scalar)
        default: text += "\\\(String(scalar.value, radix: 16)) "
        }
      }
    }

    /// The name of a case: a word of the program, too.
    mutating func appendInterpolation(_ value: some RawRepresentable<String>) {
      text += value.rawValue
    }
  }

  typealias StringInterpolation = Interpolation
}

/// A property and its value.
struct CSSDeclaration: Equatable, Sendable {
  let property: StaticName
  let value: CSS

  init(_ property: StaticName, _ value: CSS) {
    self.property = property
    self.value = value
  }
}

/// A number as CSS writes it, to so many places. What is no number counts as 0.
func shortest(_ value: Double, places: Int = 4) -> String {
  guard value.isFinite else { return "0" }
  var unit = 1
  for _ in 0..<places { unit *= 10 }
  let scaled = Int(max(-1e15, min(1e15, (value * Double(unit)).rounded())))
  guard scaled != 0 else { return "0" }
  let (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
  var text = scaled < 0 ? "-" : ""
  if whole > 0 { text += String(whole) }
  guard part > 0 else { return text }
  var digits = String(part + UInt(unit)).dropFirst()
  while digits.last == "0" { digits = digits.dropLast() }
  return text + "." + digits
}
