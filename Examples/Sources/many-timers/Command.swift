import TerminalPrograms
import TimerPrograms

/// What a user can ask for.
enum Command: Equatable {
  /// What can be entered.
  static let vocabulary = """
    list, add, start N, stop N, toggle N, reset N, rename N TEXT, duration N SECONDS, remove N, \
    wait, quit
    """

  case list
  case add
  case timer(Int, TimerCommand)
  case remove(Int)
  case wait
  case quit

  /// Reads a line.
  init(line: String) throws(CommandParseError) {
    var words = ArgumentScanner(line)
    let verb = words.next()?.lowercased() ?? ""
    if let (number, command) = try TimerCommand.read(verb, &words) {
      self = .timer(number, command)
    } else {
      switch verb {
      case "list": self = .list
      case "add": self = .add
      case "remove": self = .remove(try words.number("the number of a timer"))
      case "wait": self = .wait
      case "quit": self = .quit
      default:
        throw CommandParseError(
          "'\(verb.printable(limit: 40))' is not known here; known are: \(Self.vocabulary)"
        )
      }
    }
    try words.end()
  }
}
