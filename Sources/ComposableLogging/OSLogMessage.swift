import Foundation

/// A message of a ``Logger``, written as a literal.
///
/// ```swift
/// logger.info("Order \(order.id, privacy: .public) costs \(price, format: .fixed(precision: 2))")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let interpolation: OSLogInterpolation

  /// Creates a message from a literal with values.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// Creates a message from a literal.
  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(text: value)
  }

  /// Creates a message from a format of C with values.
  init(format: String, _ arguments: [any CVarArg]) {
    var interpolation = OSLogInterpolation(text: "")
    var arguments = arguments[...]
    var rest = format[...]
    let specifier =
      /%(?:\{(?<options>[^}]*)\})?(?<format>[-+ #0-9.]*(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z%])/
    while let match = rest.firstMatch(of: specifier) {
      interpolation.text += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      let format = match.output.format
      if format == "%" {
        interpolation.text += "%"
      } else if let argument = arguments.popFirst() {
        let options = match.output.options ?? ""
        let privacy: OSLogPrivacy =
          options.contains("public") ? .public : options.contains("private") ? .private : .auto
        let isText = format.hasSuffix("@") || format.lowercased().hasSuffix("s")
        interpolation.append(privacy, isPublic: !isText) {
          isText ? "\(argument)" : String(format: "%\(format)", argument)
        }
      }
    }
    interpolation.text += rest
    self.interpolation = interpolation
  }
}

/// The values of an ``OSLogMessage``.
public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate(set) var text: String

  /// Creates a message without values.
  public init(literalCapacity: Int, interpolationCount: Int) { text = "" }

  fileprivate init(text: String) { self.text = text }

  /// Appends a part of the literal.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a text, which is private unless it is declared public.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: false) { align.aligned(argumentString()) }
  }

  /// Appends the description of a value, which is private unless it is declared public.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some CustomStringConvertible, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: false) { align.aligned(value().description) }
  }

  /// Appends an error, which is private unless it is declared public.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: false) { "\(error())" }
  }

  /// Appends the name of a type, which is public.
  public mutating func appendInterpolation(
    _ type: @autoclosure () -> any Any.Type, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: true) { "\(type())" }
  }

  /// Appends a Boolean value, which is public.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: true) {
      switch (format, boolean()) {
      case (.truth, let value): "\(value)"
      case (.answer, true): "YES"
      case (.answer, false): "NO"
      }
    }
  }

  /// Appends an integer, which is public.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: true) { align.aligned(format.text(of: number())) }
  }

  /// Appends a number, which is public.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Number, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: true) { align.aligned(format.text(of: Double(number()))) }
  }

  fileprivate mutating func append(
    _ privacy: OSLogPrivacy, isPublic: Bool, _ text: () -> String
  ) {
    self.text += privacy.isShown(isPublic: isPublic) ? text() : "<private>"
  }
}

/// The visibility of a value of a message in the log of a program that is built for release.
public struct OSLogPrivacy: Sendable {
  private enum Kind { case auto, isPublic, isPrivate, sensitive }

  /// A text in the place of a private value.
  public enum Mask: Sendable {
    /// `<private>`.
    case none, hash
  }

  private let kind: Kind

  /// Texts and objects are private, numbers, Boolean values and types are public.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto) }
  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .isPublic) }
  /// The value is not shown.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .isPrivate) }
  /// The value is never shown, not even in a program that is built for debugging.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive) }

  /// The value is not shown, as of ``private``.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// The value is never shown, as of ``sensitive``.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// As ``auto``.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

  fileprivate func isShown(isPublic: Bool) -> Bool {
    switch kind {
    case .isPublic: true
    case .auto: isPublic || Self.showsPrivateValues
    case .isPrivate: Self.showsPrivateValues
    case .sensitive: false
    }
  }

  private static var showsPrivateValues: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }
}

/// The words for a Boolean value in a message.
public enum OSLogBoolFormat: Sendable {
  /// "true" and "false", "YES" and "NO".
  case truth, answer
}

/// The width of a value in a message.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isRight = false

  /// As wide as the value.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// At least as wide as a number of characters, with the value at the left.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns)
  }

  /// At least as wide as a number of characters, with the value at the right.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? space + text : text + space
  }
}

/// The digits of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private var isUppercase = false
  private var prefix = ""
  private var minDigits = 1

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }

  /// At least a number of decimal digits.
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, minDigits: minDigits)
  }

  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }

  /// Hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", minDigits: minDigits)
  }

  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  fileprivate func text(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (number < 0 ? "-" : "") + prefix + zeros + digits
  }
}

/// The digits of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private var precision = 6

  /// Six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "f") }

  /// A number of digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "f", precision: precision)
  }

  /// A power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }

  /// The shorter one of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  fileprivate func text(of number: Double) -> String {
    String(format: "%.\(max(0, precision))\(conversion)", number)
  }
}
