import TerminalPrograms

/// Reads keys, each a command.
struct KeyReader: InputReader {
  /// What can be entered.
  static let vocabulary = "space start or stop   r reset   q quit"

  private var keys = Keys()

  mutating func read(_ bytes: [UInt8]) -> [Command] {
    keys.read(bytes).compactMap(Command.init(key:))
  }

  func finish() -> [Command] { [] }
}

/// Reads lines, each a command.
struct CommandReader: InputReader {
  /// What can be entered.
  static let vocabulary = "start, stop, toggle, reset, wait, quit"

  private var lines = LineReader()

  mutating func read(_ bytes: [UInt8]) -> [Command] {
    lines.read(bytes).map(Command.init(line:))
  }

  mutating func finish() -> [Command] {
    lines.finish().map(Command.init(line:))
  }
}
