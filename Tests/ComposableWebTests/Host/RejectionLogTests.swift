#if Web
import ComposableCore
import Logging
import Testing

@testable import ComposableWeb

@Suite struct RejectionLogTests {
  @Test func valuesOfClientsAreQuoted() {
    #expect(RejectionLog.quoted("a b=c") == #""a b=c""#)
    #expect(RejectionLog.quoted("a\"\n\u{202E}") == #""a\"\n\u{202E}""#)
    #expect(RejectionLog.quoted(String(repeating: "a", count: 10_000)).count == 203)
  }

  @Test func aFloodOfRejectionsIsCounted() async {
    let (clock, record) = (TestClock<Duration>(), LogRecord())
    let log = RejectionLog(record.logger, clock: ServerClock(clock))
    for _ in 1...100 { log.log(.notice, "Rejected", ["host": "evil\nhost=good"]) }
    #expect(record.lines.count == 10)
    await clock.advance(by: .seconds(1))
    log.log(.notice, "Rejected", ["host": "evil"])
    #expect(record.lines.last == ["host": #""evil""#, "omitted": "90"])
    #expect(record.lines.first == ["host": #""evil\nhost=good""#])
  }
}
#endif
