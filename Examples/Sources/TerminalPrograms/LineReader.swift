/// Reads lines, without blanks around them; empty ones are left out.
package struct LineReader: InputReader {
  /// Longer lines are no commands; their rest is not kept.
  package static let limit = 1_000

  private var line: [UInt8] = []

  package init() {}

  package mutating func read(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines += finish()
      } else if line.count < Self.limit {
        line.append(byte)
      }
    }
    return lines
  }

  package mutating func finish() -> [String] {
    let text = String(decoding: line, as: UTF8.self).trimmingBlanks()
    line = []
    return text.isEmpty ? [] : [text]
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
