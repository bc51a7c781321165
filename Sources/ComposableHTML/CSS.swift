/// A CSS value that is safe in any position: it consists of literals, numbers, and escaped names and
/// addresses only.
package struct CSS: Equatable, Sendable, ExpressibleByStringInterpolation {
  package let text: String

  package init(stringLiteral value: String) {
    text = value
  }

  package init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  /// The accumulator of a string interpolation.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ value: CSS) { text += value.text }
    package mutating func appendInterpolation(_ value: Double) { text += cssNumber(value) }
    package mutating func appendInterpolation(_ value: Int) { text += String(value) }

    /// Appends an identifier from user input, without quotes. All characters other than ASCII
    /// letters are escaped.
    package mutating func appendInterpolation(name: String) {
      for scalar in name.unicodeScalars {
        switch scalar {
        case "a"..."z", "A"..."Z": text.unicodeScalars.append(scalar)
        default: text += "\\\(String(scalar.value, radix: 16)) "
        }
      }
    }

    /// Appends an address, whose characters that would end it in a style are escaped.
    package mutating func appendInterpolation(url: String) {
      for byte in url.utf8 {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""),
          UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), ...0x20, 0x7F...:
          text += "%" + String(Int(byte) + 0x100, radix: 16).dropFirst()
        default: text.unicodeScalars.append(Unicode.Scalar(byte))
        }
      }
    }

    /// Appends the raw value of an enum case, which is a literal of the program too.
    package mutating func appendInterpolation(_ value: some RawRepresentable<String>) {
      text += value.rawValue
    }
  }

  package typealias StringInterpolation = Interpolation
}

/// A CSS property with its value.
package struct CSSDeclaration: Equatable, Sendable {
  package let property: StaticName
  package let value: CSS

  package init(_ property: StaticName, _ value: CSS) {
    self.property = property
    self.value = value
  }
}

/// Formats a number for CSS, rounded to a number of fraction digits. Infinity and NaN become 0.
package func cssNumber(_ value: Double, fractionDigits: Int = 4) -> String {
  guard value.isFinite else { return "0" }
  var unit = 1
  for _ in 0..<fractionDigits { unit *= 10 }
  let scaled = Int(max(-1e15, min(1e15, (value * Double(unit)).rounded())))
  guard scaled != 0 else { return "0" }
  let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
  var text = scaled < 0 ? "-" : ""
  if whole > 0 { text += String(whole) }
  guard fraction > 0 else { return text }
  var digits = String(fraction + UInt(unit)).dropFirst()
  while digits.last == "0" { digits = digits.dropLast() }
  return text + "." + digits
}
