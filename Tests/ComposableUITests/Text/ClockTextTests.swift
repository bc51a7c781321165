import ComposableCore
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Texts and progress that follow the clock.
@MainActor
@Suite(.timeLimit(.minutes(1)), .stepClock) struct ClockTextTests {
  private let clock = StepClock.current

  private func texts(
    at time: TimeInterval, @ViewBuilder _ content: @escaping () -> some View
  ) -> [String] {
    withDependencies {
      $0.date = .constant(Date(timeIntervalSinceReferenceDate: time))
    } operation: {
      ViewDriver { content().environment(\.locale, Locale(identifier: "en_US")) }.texts
    }
  }

  private func text(_ style: Text.DateStyle, _ seconds: TimeInterval) -> String? {
    texts(at: 1e6) {
      Text(Date(timeIntervalSinceReferenceDate: 1e6 + seconds), style: style)
    }.first
  }

  @Test(
    arguments: [
      (0, "0 seconds"), (-59.9, "59 seconds"), (61, "1 minute, 1 second"),
      (-8580, "2 hours, 23 minutes"), (86400 * 8, "1 week, 1 day"),
    ] as [(TimeInterval, String)])
  func relativeTexts(seconds: TimeInterval, expected: String) {
    #expect(text(.relative, seconds) == expected)
  }

  @Test(
    arguments: [(-7300, "+2 hours"), (7300, "-2 hours"), (0, "+0 seconds")]
      as [(TimeInterval, String)])
  func offsets(seconds: TimeInterval, expected: String) {
    #expect(text(.offset, seconds) == expected)
  }

  @Test(
    arguments: [(0, "0:00"), (65, "1:05"), (-8585, "2:23:05"), (90000, "25:00:00")]
      as [(TimeInterval, String)])
  func timers(seconds: TimeInterval, expected: String) {
    #expect(text(.timer, seconds) == expected)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300] as [TimeInterval])
  func anyDateHasAText(_ seconds: TimeInterval) {
    for style in [Text.DateStyle.relative, .offset, .timer] {
      #expect(text(style, seconds)?.isEmpty == false)
    }
  }

  private nonisolated static let interval =
    Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 4000)

  @Test(
    arguments: [
      (-5, "1:06:40", "0:00"), (0, "1:06:40", "0:00"), (400.5, "1:00:00", "6:40"),
      (3990, "0:10", "1:06:30"), (9000, "0:00", "1:06:40"),
    ] as [(TimeInterval, String, String)])
  func intervals(time: TimeInterval, left: String, passed: String) {
    let texts = texts(at: time) {
      Text(timerInterval: Self.interval)
      Text(timerInterval: Self.interval, countsDown: false)
    }
    #expect(texts == [left, passed])
  }

  @Test func anIntervalCanPauseAndHaveNoHours() {
    let pause = Date(timeIntervalSinceReferenceDate: 100)
    let texts = texts(at: 900) {
      Text(timerInterval: Self.interval, pauseTime: pause, countsDown: false)
      Text(timerInterval: Self.interval, pauseTime: pause, showsHours: false)
    }
    #expect(texts == ["1:40", "65:00"])
  }

  @Test func aProgressHasTheTimeOfItsInterval() {
    let texts = texts(at: 1000) {
      ProgressView(timerInterval: Self.interval) { Text("Download") }
      ProgressView(timerInterval: Self.interval, countsDown: false)
    }
    #expect(texts.contains("Download"))
    #expect(texts.contains("50:00"))
  }

  @Test func aTextIsMadeAnewEachSecond() async {
    let now = LockIsolated(Date(timeIntervalSinceReferenceDate: 0))
    await withDependencies {
      $0.date = DateGenerator { now.value }
    } operation: {
      let view = ViewDriver { Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer) }
      #expect(view.texts == ["0:00"])
      for second in 1...3 {
        await clock.sleep()
        now.setValue(Date(timeIntervalSinceReferenceDate: TimeInterval(second)))
        clock.wake()
        await clock.sleep()
        view.update()
        #expect(view.texts == ["0:0\(second)"])
      }
    }
  }
}
