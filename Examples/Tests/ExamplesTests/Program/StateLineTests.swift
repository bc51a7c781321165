import TerminalPrograms
import Testing

@testable import effects_cancellation

@Suite struct StateLineTests {
  private let plain = Style(isTerminal: false, environment: [:])

  private func text(
    _ cause: StateLine.Cause, _ before: StateLine.Shown, _ after: StateLine.Shown
  ) -> String {
    StateLine(cause: cause, before: before, after: after).text(plain)
  }

  @Test func showsTheNumber() {
    #expect(text(.command(.plus), .init(), .init(count: 1)) == "plus        1")
  }

  @Test func showsThatAFactIsAskedFor() {
    let asking = StateLine.Shown(count: 2, isAsking: true)
    #expect(
      text(.command(.fact), .init(count: 2), asking)
        == "fact        2   asking for a fact …"
    )
    #expect(
      text(.command(.fact), asking, asking) == "fact        2   asking for another fact …"
    )
  }

  @Test func showsWhatCame() {
    let asking = StateLine.Shown(count: 2, isAsking: true)
    #expect(
      text(.answer, asking, .init(count: 2, fact: "2 is even.")) == "answer      2   2 is even."
    )
    #expect(text(.answer, asking, .init(count: 2, error: "Dead.")) == "failure     2   Dead.")
  }

  @Test func showsWhatIsCancelled() {
    let asking = StateLine.Shown(count: 2, isAsking: true)
    #expect(
      text(.command(.cancel), asking, .init(count: 2))
        == "cancel      2   the request about 2 is cancelled"
    )
    #expect(
      text(.command(.minus), asking, .init(count: 1))
        == "minus       1   the request about 2 is cancelled"
    )
    #expect(
      text(.command(.cancel), .init(count: 2, fact: "Even."), .init(count: 2, fact: "Even."))
        == "cancel      2   there is no request to cancel"
    )
  }

  @Test func aServiceCannotSteerTheTerminal() {
    let hostile = StateLine.Shown(fact: "a\u{1B}[2J\nb\u{202E}c")
    #expect(text(.answer, .init(isAsking: true), hostile) == "answer      0   a [2J b\u{FFFD}c")
  }

  @Test func coloursAreForTerminalsThatWantThem() {
    #expect(Style(isTerminal: true, environment: ["TERM": "xterm"]).isColoured)
    #expect(Style(isTerminal: true, environment: ["NO_COLOR": ""]).isColoured)
    #expect(!Style(isTerminal: true, environment: ["NO_COLOR": "1"]).isColoured)
    #expect(!Style(isTerminal: true, environment: ["TERM": "dumb"]).isColoured)
    #expect(!Style(isTerminal: false, environment: [:]).isColoured)
    let style = Style(isTerminal: true, environment: [:])
    #expect(style("a", .result) == "\u{1B}[32ma\u{1B}[0m")
    #expect(style("", .result) == "")
  }
}
