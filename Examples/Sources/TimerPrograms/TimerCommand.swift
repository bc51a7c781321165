package import LonelyTimer
package import TerminalPrograms

/// What a user can ask of one timer.
package enum TimerCommand: Equatable, Sendable {
  /// Something that the timer itself knows.
  case timer(LonelyTimer.Action)
  case rename(String)
  case duration(Duration)

  /// Reads a command for a timer of a list, such as `duration 3 90`.
  ///
  /// - Parameters:
  ///   - verb: The first word.
  ///   - words: The words after it, of which those of the command are taken.
  /// - Returns: The timer's number in the list, and the command; `nil` for another verb.
  package static func read(
    _ verb: String, _ words: inout ArgumentScanner
  ) throws(CommandParseError) -> (number: Int, command: TimerCommand)? {
    if let action = action(verb) {
      return (try words.number("the number of a timer"), .timer(action))
    }
    switch verb {
    case "rename":
      let number = try words.number("the number of a timer")
      return (number, .rename(try words.remainder("the name")))
    case "duration":
      let number = try words.number("the number of a timer")
      let text = try words.remainder("the number of seconds")
      guard let duration = Duration(seconds: text, in: seconds) else {
        throw CommandParseError("'\(text.printable(limit: 40))' is no number of seconds")
      }
      return (number, .duration(duration))
    default:
      return nil
    }
  }

  /// What a word asks of a timer by itself.
  package static func action(_ verb: String) -> LonelyTimer.Action? {
    switch verb {
    case "start": .start
    case "stop": .stop
    case "toggle": .toggle
    case "reset": .reset
    default: nil
    }
  }

  /// The durations that can be asked for, in seconds.
  package static var seconds: ClosedRange<Double> {
    let durations = LonelyTimer.State.durations
    return durations.lowerBound / .seconds(1)...durations.upperBound / .seconds(1)
  }
}
