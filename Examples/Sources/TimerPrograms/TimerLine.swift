package import LonelyTimer
package import TerminalPrograms

/// A line that shows a timer: `Tea  2:59  counting`.
package struct TimerLine: Equatable, Sendable {
  /// The timer's name.
  package var name: String
  /// What is left of it.
  package var clockFace: String
  /// What it is at.
  package var position: LonelyTimer.State.Position

  package init(_ timer: LonelyTimer.State) {
    name = timer.name
    clockFace = timer.clockFace
    position = timer.position
  }

  /// The line as text, without its end.
  ///
  /// - Parameters:
  ///   - style: How lines look.
  ///   - isRow: Whether it is one of several, which stand in columns.
  package func text(_ style: Style, isRow: Bool = false) -> String {
    let name = name.printable(limit: 40)
    return """
      \(isRow ? name.padded(to: 14) : name)  \
      \(style(isRow ? clockFace.led(to: 8) : clockFace, .number))  \(style(position.rawValue, role))
      """
  }

  private var role: Style.Role {
    switch position {
    case .ready: .label
    case .counting: .pending
    case .finished: .result
    }
  }
}
