/// A JSON value.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The member of an object, or `nil` if there is none, or if this isn't an object.
  subscript(_ name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The number as an integer, or `nil` if it isn't an integer that a `Double` represents exactly
  /// and unambiguously.
  var int: Int? {
    guard case .number(let number) = self, number.magnitude <= 9_007_199_254_740_991 else {
      return nil
    }
    return Int(exactly: number)
  }

  /// The number as an ``int`` that is not negative; otherwise `nil`.
  var nonNegativeInt: Int? { int.flatMap { $0 < 0 ? nil : $0 } }

  /// The Boolean value, or `nil` if this isn't one.
  var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The string, or `nil` if this isn't a string.
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

extension JSONValue {
  /// Parses a text that must be valid JSON as a whole: https://www.rfc-editor.org/rfc/rfc8259.
  ///
  /// Returns `nil` if it isn't, if an object has a duplicate name, or if arrays and objects are
  /// nested deeper than eight levels.
  init?(parsing text: some Collection<UInt8>) {
    let value =
      text.withContiguousStorageIfAvailable { Self.read($0) }
      ?? Array(text).withUnsafeBufferPointer { Self.read($0) }
    guard let value else { return nil }
    self = value
  }

  private static func read(_ text: UnsafeBufferPointer<UInt8>) -> JSONValue? {
    var reader = Reader(text: text)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipWhitespace()
    return reader.isAtEnd ? value : nil
  }

  private struct Reader {
    let text: UnsafeBufferPointer<UInt8>
    var index = 0

    static let maxDepth = 8

    var isAtEnd: Bool { index == text.count }

    var next: UInt8? { index < text.count ? text[index] : nil }

    mutating func skipWhitespace() {
      while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        index += 1
      }
    }

    mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: scalar) else { return false }
      index += 1
      return true
    }

    mutating func consume(word: StaticString) -> Bool {
      let end = index + word.utf8CodeUnitCount
      guard end <= text.count else { return false }
      for offset in 0..<word.utf8CodeUnitCount where text[index + offset] != word.utf8Start[offset]
      {
        return false
      }
      index = end
      return true
    }

    mutating func value(depth: Int) -> JSONValue? {
      skipWhitespace()
      switch next {
      case UInt8(ascii: "n"): return consume(word: "null") ? .null : nil
      case UInt8(ascii: "t"): return consume(word: "true") ? .bool(true) : nil
      case UInt8(ascii: "f"): return consume(word: "false") ? .bool(false) : nil
      case UInt8(ascii: "\""): return string().map(JSONValue.string)
      case UInt8(ascii: "["): return depth < Self.maxDepth ? array(depth: depth + 1) : nil
      case UInt8(ascii: "{"): return depth < Self.maxDepth ? object(depth: depth + 1) : nil
      default: return number().map(JSONValue.number)
      }
    }

    mutating func array(depth: Int) -> JSONValue? {
      index += 1
      var values: [JSONValue] = []
      skipWhitespace()
      if consume("]") { return .array(values) }
      while true {
        guard let value = value(depth: depth) else { return nil }
        values.append(value)
        skipWhitespace()
        if consume("]") { return .array(values) }
        guard consume(",") else { return nil }
      }
    }

    mutating func object(depth: Int) -> JSONValue? {
      index += 1
      var members: [String: JSONValue] = [:]
      skipWhitespace()
      if consume("}") { return .object(members) }
      while true {
        skipWhitespace()
        guard next == UInt8(ascii: "\""), let name = string(), members[name] == nil else {
          return nil
        }
        skipWhitespace()
        guard consume(":"), let value = value(depth: depth) else { return nil }
        members[name] = value
        skipWhitespace()
        if consume("}") { return .object(members) }
        guard consume(",") else { return nil }
      }
    }

    mutating func digits() -> Bool {
      let start = index
      while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
      return index > start
    }

    mutating func number() -> Double? {
      let start = index
      _ = consume("-")
      if !consume("0") {
        guard digits() else { return nil }
      }
      if consume(".") {
        guard digits() else { return nil }
      }
      if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
        index += 1
        if !consume("+") { _ = consume("-") }
        guard digits() else { return nil }
      }
      let number = Double(String(decoding: text[start..<index], as: UTF8.self))
      return number.flatMap { $0.isFinite ? $0 : nil }
    }

    mutating func string() -> String? {
      index += 1
      var start = index
      var bytes: [UInt8] = []
      while let byte = next {
        switch byte {
        case UInt8(ascii: "\""):
          bytes += text[start..<index]
          index += 1
          return String(validating: bytes, as: UTF8.self)
        case UInt8(ascii: "\\"):
          bytes += text[start..<index]
          index += 1
          guard let scalar = escaped() else { return nil }
          bytes += Array(String(scalar).utf8)
          start = index
        case ..<0x20:
          return nil
        default:
          index += 1
        }
      }
      return nil
    }

    mutating func escaped() -> Unicode.Scalar? {
      guard let byte = next else { return nil }
      index += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "u"):
        guard let unit = hexadecimal() else { return nil }
        // A browser may send an unpaired surrogate, for example if a text was truncated.
        guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        let rest = index
        if consume("\\"), consume("u"), let trail = hexadecimal(), UTF16.isTrailSurrogate(trail) {
          return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
        }
        index = rest
        return "\u{FFFD}"
      default: return nil
      }
    }

    mutating func hexadecimal() -> UInt16? {
      var unit: UInt16 = 0
      for _ in 0..<4 {
        guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
          return nil
        }
        unit = unit << 4 | UInt16(digit)
        index += 1
      }
      return unit
    }
  }
}
