/// What a user can ask for.
enum Command: String, CaseIterable, Sendable {
  case plus
  case minus
  case fact
  case cancel
  case wait
  case quit

  /// Reads a line: a command's name, its first letter, or `+` and `-`.
  ///
  /// - Parameter line: A line without its end; letters may be capitals.
  init?(line: String) {
    let word = line.lowercased()
    let command = Self.allCases.first { command in
      word == command.rawValue || word == command.rawValue.prefix(1) || word == command.sign
    }
    guard let command else { return nil }
    self = command
  }

  /// Reads a key.
  ///
  /// There is no key to wait: who sits at a keyboard can.
  init?(key: Character) {
    switch key {
    case "=": self = .plus  // The plus sign's key, without shift.
    case "_": self = .minus
    case "\u{3}", "\u{4}": self = .quit  // Control-C where it raises no signal, and control-D.
    default:
      guard let command = Command(line: "\(key)"), command != .wait else { return nil }
      self = command
    }
  }

  /// The sign that stands for the command.
  var sign: String? {
    switch self {
    case .plus: "+"
    case .minus: "-"
    default: nil
    }
  }
}

/// A piece of input that has been understood, or not.
enum Input: Equatable, Sendable {
  case command(Command)
  case unknown(String)
}
