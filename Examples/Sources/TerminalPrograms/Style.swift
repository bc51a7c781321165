/// Colours, where the output takes them.
package struct Style: Equatable, Sendable {
  /// Whether to colour at all.
  package var isColoured: Bool

  /// What a text is, which says how it looks.
  package enum Role: String {
    case label = "2"
    case number = "1"
    case result = "32"
    case pending = "33"
    case failure = "31"
  }

  /// Finds out whether colours are welcome.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output goes to a terminal.
  ///   - environment: `NO_COLOR` with any text, or a dumb `TERM`, turns colours off.
  package init(isTerminal: Bool, environment: [String: String]) {
    isColoured =
      isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// Gives a text the looks of its role.
  package func callAsFunction(_ text: String, _ role: Role) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
