extension String {
  /// The text on one line and without what would steer a terminal.
  package func printable(limit: Int = 1_000) -> String {
    let text = String(
      unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: " "
        case .format, .surrogate, .privateUse, .unassigned: "\u{FFFD}"
        default: Character(scalar)
        }
      } as [Character]
    )
    return text.count > limit ? "\(text.prefix(limit)) …" : text
  }

  /// The text with blanks after it.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with blanks before it.
  package func led(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
