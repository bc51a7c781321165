import Testing
import TimerFeatures

@testable import terminal

@Suite struct CommandTests {
  @Test func aLineIsSplitIntoNameNumberAndText() {
    let command = Command("  rename   2  Green  tea \r")
    #expect(command.line == "rename   2  Green  tea")
    #expect(command.name == "rename")
    #expect(command.argument == "2  Green  tea")
    #expect(command.number == 2)
    #expect(command.text == "Green  tea")
  }

  @Test(arguments: ["", " \t "])
  func aBlankLineHasNoName(line: String) {
    let command = Command(line)
    #expect(command.line == "" && command.name == "" && command.number == nil)
  }

  @Test func commandsOfATimerAreParsed() throws {
    #expect(try TimerChange(Command("start 2")) == .action(.start))
    #expect(try TimerChange(Command("stop 2")) == .action(.stop))
    #expect(try TimerChange(Command("toggle 2")) == .action(.toggle))
    #expect(try TimerChange(Command("reset 2")) == .action(.reset))
    #expect(try TimerChange(Command("rename 2 Green  tea")) == .name("Green  tea"))
    #expect(try TimerChange(Command("duration 2 1.5")) == .duration(.seconds(1.5)))
  }

  @Test(arguments: ["", "pause 2", "start 1 2", "START 1", "list"])
  func otherCommandsAreNotOnesOfATimer(line: String) throws {
    #expect(try TimerChange(Command(line)) == nil)
  }

  @Test(arguments: ["soon", "nan", "-1", "1e10", ""])
  func invalidSecondsAreExplained(seconds: String) {
    #expect(throws: CommandError("Pass a number of seconds, as in 'duration 1 90'.")) {
      try TimerChange(Command("duration 1 \(seconds)"))
    }
  }

  @Test func aMissingNameIsExplained() {
    #expect(throws: CommandError("Pass a name, as in 'rename 1 Tea'.")) {
      try TimerChange(Command("rename 1"))
    }
  }

  @Test func aTimerIsPrintedAsALine() {
    let timer = LonelyTimer.State(
      name: "Tea", duration: .seconds(180), elapsed: .seconds(1), position: .counting
    )
    #expect(timer.line == "Tea  2:59  counting")
    let long = LonelyTimer.State(name: String(repeating: "x", count: 99), duration: .zero)
    #expect(long.line == "\(String(repeating: "x", count: 40))  0:00  ready")
  }

  @Test func ticksAreNotPartOfTheSummary() {
    var timer = LonelyTimer.State(name: "Tea", duration: .seconds(180), position: .counting)
    let summary = timer.summary
    timer.elapsed = .seconds(1)
    #expect(timer.summary == summary)
    timer.position = .ready
    #expect(timer.summary != summary)
  }

  @Test func controlCharactersAreNotPrinted() {
    #expect("a\u{1B}[2J\nb\u{202E}c\u{2028}ü🫖".printable == "a [2J b c ü🫖")
  }
}
