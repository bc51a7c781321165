import LonelyTimer
import TerminalPrograms
import Testing
import TimerPrograms

@testable import lonely_timer
@testable import many_timers
@testable import many_timers_documents

/// What lines and keys ask for.
@Suite struct TimerCommandTests {
  typealias Keyboard = lonely_timer.KeyReader
  typealias TimerLines = lonely_timer.CommandReader
  typealias List = many_timers.Command
  typealias Documents = many_timers_documents.Command

  private func misunderstanding(_ read: () throws(CommandParseError) -> Void) -> String? {
    do throws(CommandParseError) {
      try read()
      return nil
    } catch {
      return error.text
    }
  }

  @Test func keysStartResetAndQuit() {
    var reader = Keyboard()
    #expect(
      reader.read(Array(" \rrRq\u{4}\u{3}".utf8))
        == [.timer(.toggle), .timer(.toggle), .timer(.reset), .timer(.reset), .quit, .quit, .quit]
    )
    #expect(
      reader.read(Array("\u{1B}[A\u{1B}[3~x\u{1}é".utf8)) == [
        .unknown("x"), .unknown("that key"), .unknown("that key"),
      ])
  }

  @Test func linesAreCommandsOfATimer() {
    var reader = TimerLines()
    #expect(
      reader.read(Array("start\nSTOP\n toggle \nreset\nw\nquit\npause\n".utf8)) == [
        .timer(.start), .timer(.stop), .timer(.toggle), .timer(.reset), .wait, .quit,
        .unknown("pause"),
      ]
    )
  }

  @Test func linesOfAListNameATimerByItsNumber() throws {
    #expect(try List(line: "list") == .list)
    #expect(try List(line: "add") == .add)
    #expect(try List(line: "Toggle  3") == .timer(3, .timer(.toggle)))
    #expect(try List(line: "rename 3  Green  tea") == .timer(3, .rename("Green  tea")))
    #expect(try List(line: "duration 12 1.5") == .timer(12, .duration(.seconds(1.5))))
    #expect(try List(line: "remove -1") == .remove(-1))
    #expect(try List(line: "wait") == .wait)
    #expect(try List(line: "quit") == .quit)
  }

  @Test func linesOfDocumentsNameFiles() throws {
    #expect(try Documents(line: "open My tea.timer") == .open("My tea.timer"))
    #expect(try Documents(line: "new /a/b") == .new("/a/b"))
    #expect(try Documents(line: "save 2") == .save(2))
    #expect(try Documents(line: "close 2") == .close(2))
    #expect(try Documents(line: "discard 2") == .discard(2))
    #expect(try Documents(line: "start 2") == .timer(2, .timer(.start)))
  }

  @Test(arguments: [
    ("start", "the number of a timer is missing"),
    ("start tea", "'tea' is not the number of a timer"),
    ("start 99999999999999999999", "'99999999999999999999' is not the number of a timer"),
    ("start 1 2", "'2' is too much"),
    ("rename 1", "the name is missing"),
    ("duration 1", "the number of seconds is missing"),
    ("duration 1 soon", "'soon' is no number of seconds"),
    ("duration 1 nan", "'nan' is no number of seconds"),
    ("duration 1 -1", "'-1' is no number of seconds"),
    ("duration 1 1e10", "'1e10' is no number of seconds"),
    ("list all", "'all' is too much"),
  ])
  func whatIsMissingOrWrongIsSaid(line: String, text: String) {
    #expect(misunderstanding { () throws(CommandParseError) in _ = try List(line: line) } == text)
    #expect(
      misunderstanding { () throws(CommandParseError) in _ = try Documents(line: line) } == text
    )
  }

  @Test func otherLinesAreUnknown() {
    #expect(
      misunderstanding { () throws(CommandParseError) in _ = try List(line: "open \u{1B}[2J") }
        == "'open' is not known here; known are: \(List.vocabulary)"
    )
    #expect(
      misunderstanding { () throws(CommandParseError) in _ = try Documents(line: "\u{1B}[2J x") }
        == "' [2j' is not known here; known are: \(Documents.vocabulary)"
    )
  }

  @Test func lineShowsATimer() {
    let plain = Style(isTerminal: false, environment: [:])
    let timer = LonelyTimer.State(
      name: "Tea", duration: .seconds(180), elapsed: .seconds(1), position: .counting
    )
    #expect(TimerLine(timer).text(plain) == "Tea  2:59  counting")
    #expect(TimerLine(timer).text(plain, isRow: true) == "Tea                 2:59  counting")
    let colours = Style(isTerminal: true, environment: [:])
    #expect(
      TimerLine(timer).text(colours)
        == "Tea  \u{1B}[1m2:59\u{1B}[0m  \u{1B}[33mcounting\u{1B}[0m"
    )
    let hostile = LonelyTimer.State(name: "\u{1B}[2J\n", duration: .zero)
    #expect(TimerLine(hostile).text(plain) == " [2J   0:00  ready")
  }
}
