import Clocks
import ComposableConcurrency
import ConcurrencyExtras
import Testing

@Suite struct TimerTests {
  let clock = TestClock()
  let executor = QuiescentExecutor()
  let ticks = LockIsolated<[Duration]>([])

  private func withTimer(
    on clock: any Clock<Duration>, busy: Duration = .zero, test: () async -> Void
  ) async {
    await QuiescentExecutor.$current.withValue(executor) {
      let task = Task(executorPreference: executor) { [self] in
        for await _ in clock.timer(interval: .seconds(1)) {
          ticks.withValue { $0.append(self.clock.now.offset) }
          try? await clock.sleep(for: busy)
        }
        ticks.withValue { $0.append(.seconds(-1)) }
      }
      await test()
      task.cancel()
      await task.value
    }
  }

  @Test func ticksOccurAtWholeIntervals() async {
    await withTimer(on: clock) {
      await clock.advance(by: .milliseconds(999))
      #expect(ticks.value == [])
      await clock.advance(by: .milliseconds(2_001))
      #expect(ticks.value == [.seconds(1), .seconds(2), .seconds(3)])
    }
  }

  @Test func aSlowConsumerDoesNotDelayLaterTicks() async {
    await withTimer(on: clock, busy: .milliseconds(700)) {
      await clock.advance(by: .seconds(3))
      #expect(ticks.value == [.seconds(1), .seconds(2), .seconds(3)])
    }
  }

  @Test func missedTicksAreSkipped() async {
    await withTimer(on: clock, busy: .milliseconds(2_500)) {
      await clock.advance(by: .seconds(8))
      #expect(ticks.value == [.seconds(1), .seconds(4), .seconds(7)])
    }
  }

  @Test func cancellationEndsTheSequence() async {
    await withTimer(on: clock) { await clock.advance(by: .seconds(1)) }
    #expect(ticks.value == [.seconds(1), .seconds(-1)])
    #expect(clock.sleepers().isEmpty)
  }

  @Test func elementsAreInstantsOfTheClock() async {
    let clock = ImmediateClock()
    let start = AnyClock(clock).now
    var offsets: [Duration] = []
    for await instant in clock.timer(interval: .seconds(2)).prefix(3) {
      offsets.append(start.duration(to: instant))
    }
    #expect(offsets == [.seconds(2), .seconds(4), .seconds(6)])
  }
}
