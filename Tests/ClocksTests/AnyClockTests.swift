import Clocks
import Testing

@Suite struct AnyClockTests {
  @Test func theErasedClockSleepsOnItsBase() async throws {
    let base = TestClock()
    let clock = AnyClock(base)
    let start = clock.now
    let task = Task.immediate { try await clock.sleep(for: .seconds(1)) }
    #expect(base.sleepers().map(\.offset) == [.seconds(1)])
    await base.advance(by: .seconds(1))
    try await task.value
    #expect(start.duration(to: clock.now) == .seconds(1))
    #expect(start < clock.now)
    #expect(clock.minimumResolution == base.minimumResolution)
  }

  @Test func instantsOfDifferentErasuresOfOneClockAreEqual() {
    let base = TestClock()
    #expect(AnyClock(base).now == AnyClock(AnyClock(base)).now)
    #expect(Set([AnyClock(base).now, AnyClock(base).now]).count == 1)
  }

  @Test func instantsOfDifferentTypesDiffer() {
    #expect(AnyClock(TestClock()).now != AnyClock(ImmediateClock()).now)
  }
}
