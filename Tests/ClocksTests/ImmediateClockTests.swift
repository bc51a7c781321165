import Clocks
import Testing

@Suite struct ImmediateClockTests {
  @Test func sleepingAdvancesTimeWithoutWaiting() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(1_000))
    #expect(clock.now.offset == .seconds(1_000))
    try await clock.sleep(until: .init(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(1_000))
  }

  @Test func aCancelledTaskCannotSleep() async {
    let clock: any Clock<Duration> = .immediate
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
