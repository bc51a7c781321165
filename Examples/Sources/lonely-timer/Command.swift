import LonelyTimer
import TerminalPrograms
import TimerPrograms

/// What a user can ask for.
enum Command: Equatable, Sendable {
  case timer(LonelyTimer.Action)
  case wait
  case quit
  case unknown(String)

  /// Reads a line.
  init(line: String) {
    let word = line.lowercased()
    self =
      switch word {
      case "wait", "w": .wait
      case "quit", "q": .quit
      default: TimerCommand.action(word).map { .timer($0) } ?? .unknown(line)
      }
  }

  /// Reads a key; `nil` for one that asks for nothing.
  init?(key: Key) {
    switch key {
    case .character(" "), .character("\r"), .character("\n"): self = .timer(.toggle)
    case .character("r"), .character("R"): self = .timer(.reset)
    // Control-C where it raises no signal, and control-D.
    case .character("q"), .character("Q"), .character("\u{3}"), .character("\u{4}"): self = .quit
    case .character(let key) where key >= " " && key != "\u{7F}": self = .unknown("\(key)")
    case .character, .other: self = .unknown("that key")
    case .up, .down: return nil
    }
  }
}
