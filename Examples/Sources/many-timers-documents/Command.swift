import TerminalPrograms
import TimerPrograms

/// What a user can ask for.
enum Command: Equatable {
  /// What can be entered.
  static let vocabulary = """
    list, open FILE, new FILE, start N, stop N, toggle N, reset N, rename N TEXT, \
    duration N SECONDS, save N, close N, discard N, wait, quit
    """

  case list
  case open(String)
  case new(String)
  case timer(Int, TimerCommand)
  case save(Int)
  case close(Int)
  case discard(Int)
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
      case "open": self = .open(try words.remainder("the name of a file"))
      case "new": self = .new(try words.remainder("the name of a file"))
      case "save": self = .save(try words.number("the number of a timer"))
      case "close": self = .close(try words.number("the number of a timer"))
      case "discard": self = .discard(try words.number("the number of a timer"))
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
