/// Turns the bytes of the standard input into commands.
protocol InputReader {
  /// What can be entered, for those who entered something else.
  static var vocabulary: String { get }

  /// Takes the bytes that came next, however they are cut into pieces.
  mutating func read(_ bytes: [UInt8]) -> [Input]

  /// Takes the end of the input.
  mutating func finish() -> [Input]
}

/// Reads keys, each a command.
struct KeyReader: InputReader {
  static let vocabulary = "+ plus   - minus   f fact   c cancel   q quit"

  /// Where in the bytes of one key the reader stands.
  private enum Place {
    case start
    /// After an escape, which begins the bytes of keys such as the arrows.
    case escape
    case sequence
  }

  private var place = Place.start

  mutating func read(_ bytes: [UInt8]) -> [Input] {
    bytes.compactMap { read($0) }
  }

  func finish() -> [Input] { [] }

  private mutating func read(_ byte: UInt8) -> Input? {
    switch (place, byte) {
    case (_, 0x1B):
      place = .escape
      return nil
    case (.escape, UInt8(ascii: "[")), (.escape, UInt8(ascii: "O")):
      place = .sequence
      return nil
    case (.sequence, 0x40...0x7E):
      place = .start
      switch byte {
      case UInt8(ascii: "A"): return .command(.plus)  // Arrow up.
      case UInt8(ascii: "B"): return .command(.minus)  // Arrow down.
      default: return nil
      }
    case (.sequence, _):
      return nil
    default:
      place = .start
      return key(byte)
    }
  }

  private func key(_ byte: UInt8) -> Input? {
    switch byte {
    case 0x80...0xBF: return nil  // The rest of a character that was refused already.
    case 0xC0...0xFF: return .unknown("that key")
    default:
      let key = Character(Unicode.Scalar(byte))
      if let command = Command(key: key) { return .command(command) }
      return key.isWhitespace ? nil : .unknown(byte < 0x20 || byte == 0x7F ? "that key" : "\(key)")
    }
  }
}

/// Reads lines, each a command.
struct LineReader: InputReader {
  static let vocabulary = "plus, minus, fact, cancel, wait, quit"

  /// Longer lines are no commands; their rest is not kept.
  static let limit = 1_000

  private var line: [UInt8] = []

  mutating func read(_ bytes: [UInt8]) -> [Input] {
    var inputs: [Input] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        inputs += finish()
      } else if line.count < Self.limit {
        line.append(byte)
      }
    }
    return inputs
  }

  mutating func finish() -> [Input] {
    let text = String(decoding: line, as: UTF8.self).trimmingBlanks()
    line = []
    if text.isEmpty { return [] }
    return [Command(line: text).map { .command($0) } ?? .unknown(text)]
  }
}

extension String {
  fileprivate func trimmingBlanks() -> String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
