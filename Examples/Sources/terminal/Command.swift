import Foundation
import TimerFeatures

/// A line of input, such as `rename 2 Green tea`.
struct Command {
  /// The line without surrounding whitespace.
  let line: String
  /// The first word: `rename`.
  let name: String
  /// The text after the name: `2 Green tea`.
  let argument: String
  /// The text after the first word of the argument: `Green tea`.
  let text: String
  /// The number at the beginning of the argument: `2`.
  let number: Int?

  init(_ line: String) {
    self.line = line.trimmingCharacters(in: .whitespacesAndNewlines)
    (name, argument) = self.line.splitFirstWord()
    let word: String
    (word, text) = argument.splitFirstWord()
    number = Int(word)
  }
}

/// An error in a command, as a sentence.
struct CommandError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  static func noTimer(_ command: Command) -> CommandError {
    CommandError("There is no timer '\(command.argument)'. Pass a number that 'list' shows.")
  }
}

/// A change of a timer in a list.
enum TimerChange: Equatable {
  case action(LonelyTimer.Action)
  case duration(Duration)
  case name(String)

  static let commands = "start N, stop N, toggle N, reset N, rename N NAME, duration N SECONDS"
  static let actions: [String: LonelyTimer.Action] = [
    "start": .start, "stop": .stop, "toggle": .toggle, "reset": .reset,
  ]

  /// Parses a command, or returns `nil` if the command does not change a timer.
  init?(_ command: Command) throws(CommandError) {
    if let action = Self.actions[command.name], command.text.isEmpty {
      self = .action(action)
    } else if command.name == "rename" {
      guard !command.text.isEmpty else {
        throw CommandError("Pass a name, as in 'rename 1 Tea'.")
      }
      self = .name(command.text)
    } else if command.name == "duration" {
      guard let seconds = Double(command.text), LonelyTimer.State.seconds.contains(seconds) else {
        throw CommandError("Pass a number of seconds, as in 'duration 1 90'.")
      }
      self = .duration(.seconds(seconds))
    } else {
      return nil
    }
  }
}

extension LonelyTimer.State {
  /// The timer as a line: `Tea  2:59  counting`.
  var line: String { "\(name.prefix(40))  \(clockFace)  \(position.rawValue)" }

  /// The values whose changes are printed in a list: all but the ticks.
  var summary: [String] { [name, "\(duration)", position.rawValue, "\(isAtStart)"] }
}

extension String {
  /// Returns the first word, and the text after it.
  fileprivate func splitFirstWord() -> (word: String, rest: String) {
    let word = prefix { !$0.isWhitespace }
    return (String(word), self[word.endIndex...].trimmingCharacters(in: .whitespaces))
  }
}
