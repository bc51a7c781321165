import ComposableCore
import ComposableUI
import Testing

/// The schedules of timelines.
@MainActor
@Suite struct TimelineTests {
  private func date(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  @Test func regularIntervalsStartAtTheLastDate() {
    let schedule = PeriodicTimelineSchedule(from: date(10), by: 4)
    #expect(
      Array(schedule.entries(from: date(19), mode: .normal).prefix(3))
        == [date(18), date(22), date(26)])
    #expect(schedule.entries(from: date(0), mode: .normal).first { _ in true } == date(10))
  }

  @Test func minutesBeginAtZeroSeconds() {
    let schedule = EveryMinuteTimelineSchedule()
    #expect(
      Array(schedule.entries(from: date(150), mode: .normal).prefix(2)) == [date(120), date(180)])
  }

  @Test func aViewShowsTheCurrentDateAtFirst() {
    withDependencies {
      $0.date = .constant(date(7))
      $0.continuousClock = TestClock()
    } operation: {
      let view = ViewDriver {
        TimelineView(.periodic(from: date(0), by: 1)) { context in
          Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
        }
      }
      #expect(view.texts == ["7.0"])
    }
  }
}
