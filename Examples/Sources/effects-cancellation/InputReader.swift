import TerminalPrograms

/// Reads keys, each a command.
struct KeyReader: InputReader {
  /// What can be entered, for those who entered something else.
  static let vocabulary = "+ plus   - minus   f fact   c cancel   q quit"

  private var keys = Keys()

  mutating func read(_ bytes: [UInt8]) -> [Input] {
    keys.read(bytes).compactMap { key in
      switch key {
      case .up: .command(.plus)
      case .down: .command(.minus)
      case .other: .unknown("that key")
      case .character(let key): input(key)
      }
    }
  }

  func finish() -> [Input] { [] }

  private func input(_ key: Character) -> Input? {
    if let command = Command(key: key) { return .command(command) }
    if key.isWhitespace { return nil }
    return .unknown(key < " " || key == "\u{7F}" ? "that key" : "\(key)")
  }
}

/// Reads lines, each a command.
struct CommandReader: InputReader {
  /// What can be entered, for those who entered something else.
  static let vocabulary = "plus, minus, fact, cancel, wait, quit"

  private var lines = LineReader()

  mutating func read(_ bytes: [UInt8]) -> [Input] {
    lines.read(bytes).map(Input.init)
  }

  mutating func finish() -> [Input] {
    lines.finish().map(Input.init)
  }
}

extension Input {
  fileprivate init(_ line: String) {
    self = Command(line: line).map { .command($0) } ?? .unknown(line)
  }
}
