#if Web
import ComposableCore
import IssueReporting
import Logging
import Testing

@testable import ComposableWeb

@Suite struct LimitedLogTests {
  @Test func valuesOfClientsAreQuoted() {
    #expect(LimitedLog.quoted("a b=c") == #""a b=c""#)
    #expect(LimitedLog.quoted("a\"\n\u{202E}") == #""a\"\n\u{202E}""#)
    #expect(LimitedLog.quoted(String(repeating: "a", count: 10_000)).count == 203)
  }

  @Test func reportsOfAServerAreQuotedShortenedAndCounted() async {
    let (clock, record) = (TestClock<Duration>(), LogRecord())
    let reporter = ServerIssueReporter(LimitedLog(record.logger, clock: ServerClock(clock)))
    for _ in 1...100 {
      withIssueReporters([reporter]) {
        reportIssue("\u{1B}[2J" + String(repeating: "x", count: 100_000))
      }
    }
    #expect(record.lines.count == 10)
    let issue = "\(record.lines.first?["issue"] ?? "")"
    #expect(issue.hasPrefix(#""\u{001B}[2J"#) || issue.hasPrefix(#""\u{1B}[2J"#))
    #expect(issue.count < 1_020)
  }

  @Test func aFloodOfRejectionsIsCounted() async {
    let (clock, record) = (TestClock<Duration>(), LogRecord())
    let log = LimitedLog(record.logger, clock: ServerClock(clock))
    for _ in 1...100 { log.log(.notice, "Rejected", ["host": "evil\nhost=good"]) }
    #expect(record.lines.count == 10)
    await clock.advance(by: .seconds(1))
    log.log(.notice, "Rejected", ["host": "evil"])
    #expect(record.lines.last == ["host": #""evil""#, "omitted": "90"])
    #expect(record.lines.first == ["host": #""evil\nhost=good""#])
  }

  @Test func aFloodOfAMessageConcealsNoOther() {
    let record = LogRecord()
    let log = LimitedLog(record.logger, clock: ServerClock(TestClock<Duration>()))
    for _ in 1...100 { log.log(.notice, "Rejected", ["host": "evil"]) }
    log.log(.error, "Sessions could not be stored", ["error": "full"])
    #expect(record.lines.count == 11)
    #expect(record.lines.last == ["error": #""full""#])
  }
}
#endif
