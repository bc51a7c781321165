import ComposableCore
import ComposableUI
import Foundation
import Testing

/// The updates of timelines.
@MainActor
@Suite struct TimelineViewTests {
  /// A schedule that announces when the view asks for its next date.
  private struct AnnouncedSchedule: TimelineSchedule {
    let dates: [Date]
    let announce: (Int) -> Void

    func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
      AnySequence { [dates, announce] in
        var index = 0
        return AnyIterator {
          announce(index)
          defer { index += 1 }
          return index < dates.count ? dates[index] : nil
        }
      }
    }
  }

  private func date(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Runs a timeline until it has asked for a date by its index, and returns what it shows.
  private func shown(
    _ dates: [TimeInterval], now: TimeInterval, until last: Int,
    clock: some Clock<Duration>
  ) async -> [String] {
    let (requests, continuation) = AsyncStream.makeStream(of: Int.self)
    let view = withDependencies {
      $0.date = .constant(date(now))
      $0.continuousClock = clock
    } operation: {
      ViewDriver {
        TimelineView(
          AnnouncedSchedule(dates: dates.map(date)) { continuation.yield($0) }
        ) { context in
          Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
        }
      }
    }
    view.update()
    for await index in requests where index == last { break }
    return view.texts
  }

  @Test func datesThatHavePassedAreShownAtOnce() async {
    let texts = await shown([1, 2, 3], now: 10, until: 3, clock: TestClock())
    #expect(texts == ["3.0"])
  }

  @Test func aViewWaitsForADateOnTheClock() async {
    let clock = ImmediateClock()
    let texts = await shown([15], now: 10, until: 1, clock: clock)
    #expect(texts == ["15.0"])
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func explicitDatesAreUsedAsTheyAre() {
    let dates = [date(3), date(1), date(2)]
    #expect(
      Array(ExplicitTimelineSchedule(dates).entries(from: date(9), mode: .normal)) == dates)
  }

  @Test(
    arguments: [(-5, 0.01), (0, 0.01), (0.001, 0.01), (2, 2), (.nan, 1)]
      as [(TimeInterval, TimeInterval)])
  func intervalsAreAtLeastAHundredthOfASecond(interval: TimeInterval, expected: TimeInterval) {
    let entries = PeriodicTimelineSchedule(from: date(0), by: interval)
      .entries(from: date(0), mode: .normal)
    #expect(Array(entries.prefix(2)) == [date(0), date(expected)])
  }
}
