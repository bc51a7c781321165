import Foundation

/// The texts of a `.strings` file: `"key" = "text";` with comments, in UTF-8 or UTF-16.
struct StringsFile {
  private(set) var texts: [String: String] = [:]

  /// An error in a line of a file.
  struct SyntaxError: Error, CustomStringConvertible {
    let line: Int
    let expected: String

    var description: String { "Line \(line): expected \(expected)." }
  }

  init(_ data: Data) throws {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      texts = (list as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
      return
    }
    guard let text = Self.decode(data) else {
      throw SyntaxError(line: 1, expected: "a text in UTF-8 or UTF-16")
    }
    var parser = StringsParser(text)
    texts = try parser.parse()
  }

  private static func decode(_ data: Data) -> String? {
    let bytes = [UInt8](data.prefix(4))
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    // A file without a mark begins with a character of ASCII: a quotation mark or a comment.
    if bytes.count > 1, bytes[0] == 0 || bytes[1] == 0 {
      return String(data: data, encoding: bytes[0] == 0 ? .utf16BigEndian : .utf16LittleEndian)
    }
    return String(
      data: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, encoding: .utf8)
  }
}

private struct StringsParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  mutating func parse() throws -> [String: String] {
    var texts: [String: String] = [:]
    while try skipSpace() {
      let key = try string(as: "a key")
      _ = try skipSpace()
      // A key alone has itself as its text.
      var text = key
      if take("=") {
        _ = try skipSpace()
        text = try string(as: "a text for \"\(key)\"")
        _ = try skipSpace()
      }
      guard take(";") else { throw error("\";\" after \"\(key)\"") }
      texts[key] = text
    }
    return texts
  }

  private func error(_ expected: String) -> StringsFile.SyntaxError {
    let line = scalars[..<min(position, scalars.count)].lazy.filter { $0 == "\n" }.count + 1
    return StringsFile.SyntaxError(line: line, expected: expected)
  }

  private mutating func take(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// Skips white space and comments. Returns false at the end.
  private mutating func skipSpace() throws -> Bool {
    while let scalar = next {
      if scalar.properties.isWhitespace {
        position += 1
      } else if take("//") {
        while let scalar = next, scalar != "\n" && scalar != "\r" { position += 1 }
      } else if take("/*") {
        let start = position
        while !take("*/") {
          position += 1
          guard next != nil else {
            position = start
            throw error("\"*/\" at the end of a comment")
          }
        }
      } else {
        return true
      }
    }
    return false
  }

  private mutating func string(as role: String) throws -> String {
    guard take("\"") else { return try word(as: role) }
    let start = position
    // UTF-16, since an escape may be one half of a character.
    var units: [UInt16] = []
    while let scalar = next {
      position += 1
      switch scalar {
      case "\"": return String(decoding: units, as: UTF16.self)
      case "\\": try units.append(contentsOf: escape())
      default: units.append(contentsOf: UTF16.encode(scalar) ?? UTF16.EncodedScalar())
      }
    }
    position = start
    throw error("a quotation mark at the end of \(role)")
  }

  private mutating func word(as role: String) throws -> String {
    let start = position
    while let scalar = next,
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "_-.$:/".unicodeScalars.contains(scalar)
    {
      position += 1
    }
    guard position > start else { throw error(role) }
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }

  private mutating func escape() throws -> [UInt16] {
    guard let scalar = next else { throw error("a character after \"\\\"") }
    position += 1
    switch scalar {
    case "n": return [10]
    case "r": return [13]
    case "t": return [9]
    case "a": return [7]
    case "b": return [8]
    case "f": return [12]
    case "v": return [11]
    case "U", "u": return [try code(radix: 16, digits: 4)]
    case "0"..."7":
      position -= 1
      return [try code(radix: 8, digits: 3)]
    default: return Array(UTF16.encode(scalar) ?? UTF16.EncodedScalar())
    }
  }

  private mutating func code(radix: Int, digits: Int) throws -> UInt16 {
    let text = scalars[position...].prefix(digits).prefix {
      Character($0).hexDigitValue.map { $0 < radix } ?? false
    }
    guard let code = UInt16(String(String.UnicodeScalarView(text)), radix: radix) else {
      throw error("the code of a character")
    }
    position += text.count
    return code
  }
}
