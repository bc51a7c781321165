/// A format with specifiers for its arguments: `"Hello %@"` or `"%2$lld of %1$@"`.
struct FormatString: Equatable, Sendable {
  /// A part of a format.
  enum Piece: Equatable, Sendable {
    case literal(String)
    /// An argument at a position, from 0; `nil` for the next one. The specifier has neither the
    /// percent sign nor the position: `lld`.
    case argument(Int?, specifier: String)
    /// A plural of the translation, for the argument at a position: `%#@items@`.
    case plural(String, Int?)
    /// The argument that the form of a plural was chosen for: `%arg`.
    case pluralArgument
  }

  let pieces: [Piece]

  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Parses a format. A percent sign that begins no specifier is a literal.
  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      pieces = text.isEmpty ? [] : [.literal(text)]
      return
    }
    var parser = FormatParser(text)
    parser.parse()
    pieces = parser.pieces
  }

  /// Returns the text of a key's literal in a format.
  static func escaped(_ literal: String) -> String {
    guard literal.utf8.contains(UInt8(ascii: "%")) else { return literal }
    return literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}

private struct FormatParser {
  private let text: Substring.UnicodeScalarView
  private var position: Substring.UnicodeScalarView.Index
  private var literal = ""
  private(set) var pieces: [FormatString.Piece] = []

  init(_ text: String) {
    self.text = text[...].unicodeScalars
    position = self.text.startIndex
  }

  private var next: Unicode.Scalar? { position < text.endIndex ? text[position] : nil }

  mutating func parse() {
    while let scalar = next {
      position = text.index(after: position)
      if scalar != "%" {
        literal.unicodeScalars.append(scalar)
      } else if take("%") {
        literal += "%"
      } else {
        let start = position
        if let piece = specifier() {
          endLiteral()
          pieces.append(piece)
        } else {
          literal += "%"
          position = start
        }
      }
    }
    endLiteral()
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    literal = ""
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position = text.index(after: position)
    return true
  }

  private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    while let next, condition(next) { position = text.index(after: position) }
    return String(text[start..<position])
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private mutating func specifier() -> FormatString.Piece? {
    if text[position...].starts(with: "arg".unicodeScalars) {
      position = text.index(position, offsetBy: 3)
      return .pluralArgument
    }
    var argument: Int?
    let start = position
    if let number = Int(take(while: Self.isDigit)), number > 0, take("$") {
      argument = number - 1
    } else {
      position = start
    }
    if text[position...].starts(with: "#@".unicodeScalars) {
      position = text.index(position, offsetBy: 2)
      let name = take { $0 != "@" }
      return take("@") ? .plural(name, argument) : nil
    }
    let specifier = position
    _ = take { "-+ 0#'".unicodeScalars.contains($0) }
    // Foundation traps on formats that are not valid, and fills whatever width there is.
    guard take(while: Self.isDigit).count <= 3 else { return nil }
    if take("."), take(while: Self.isDigit).count > 3 { return nil }
    guard take(while: { "hlqLzt".unicodeScalars.contains($0) }).count <= 2 else { return nil }
    guard let next, "@dDiuUxXoOfFeEgGaAcCsS".unicodeScalars.contains(next) else { return nil }
    position = text.index(after: position)
    return .argument(argument, specifier: String(text[specifier..<position]))
  }
}
