import ComposableArchitecture
import Foundation
import Testing
import TimerFeatures

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThousandTimersTests {
  @Test func thousandTimersTickExactlyForAMinute() async {
    let count = 1_000
    let clock = WatchedClock()
    let (rounds, continuation) = AsyncStream.makeStream(of: Int.self)
    var ticks = 0
    let timers = (0..<count).map { number in
      let duration = Duration.seconds(number < 10 ? 30 : 3_600 + number)
      return Identified(
        LonelyTimer.State(name: "\(number)", duration: duration), id: UUID(number)
      )
    }
    let store = Store(
      initialState: ManyTimers.State(timers: IdentifiedArray(uniqueElements: timers))
    ) {
      ManyTimers()
      Reduce { state, action in
        guard case .timers(.element(_, .tick)) = action else { return .none }
        ticks += 1
        // The first ten timers finish after 30 seconds.
        if ticks <= 30 * count ? ticks % count == 0 : (ticks - 30 * count) % (count - 10) == 0 {
          continuation.yield(ticks)
        }
        return .none
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    for timer in timers { store.send(.timers(.element(id: timer.id, action: .start))) }
    var round = rounds.makeAsyncIterator()
    for second in 1...60 {
      await clock.sleepers(second <= 30 ? count : count - 10)
      await clock.advance(by: .seconds(1))
      _ = await round.next()
    }
    #expect(ticks == 30 * count + 30 * (count - 10))
    for (number, timer) in store.timers.enumerated() {
      #expect(timer.elapsed == .seconds(number < 10 ? 30 : 60))
      #expect(timer.position == (number < 10 ? .finished : .counting))
    }
    store.send(.removed(ids: Set(timers.map(\.id))))
    await clock.sleepers(0)
  }
}
