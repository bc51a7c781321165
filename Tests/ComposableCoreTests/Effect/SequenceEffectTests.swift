import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Effects that iterate over an asynchronous sequence.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SequenceEffectTests {
  private struct Outage: Error {}

  private nonisolated static func numbers(_ numbers: ClosedRange<Int>, fail: Bool = false)
    -> AsyncThrowingStream<Int, any Error>
  {
    AsyncThrowingStream { continuation in
      for number in numbers { continuation.yield(number) }
      continuation.finish(throwing: fail ? Outage() : nil)
    }
  }

  @Test func runCallsItsOperationForEachElement() async {
    let effect = Effect<EventLog.Action>.run(for: Self.numbers(1...3)) { number, send in
      await send(.event(number))
      await send(.event(number * 10))
    }
    #expect(await EventLog.events(of: effect) == [1, 10, 2, 20, 3, 30])
  }

  @Test func streamDeliversAnActionForEachElement() async {
    let effect = Effect.stream(Self.numbers(1...3), EventLog.Action.event)
    #expect(await EventLog.events(of: effect) == [1, 2, 3])
  }

  @Test func streamDeliversTheElementsOfASequenceOfActions() async {
    let effect = Effect.stream(Self.numbers(1...3).map { EventLog.Action.event($0) })
    #expect(await EventLog.events(of: effect) == [1, 2, 3])
  }

  @Test func anErrorOfTheSequenceReachesCatch() async {
    let run = Effect<EventLog.Action>.run(for: Self.numbers(1...2, fail: true)) {
      await $1(.event($0))
    } catch: { error, send in
      #expect(error is Outage)
      await send(.event(9))
    }
    #expect(await EventLog.events(of: run) == [1, 2, 9])
    let stream = Effect.stream(Self.numbers(1...2, fail: true), EventLog.Action.event) { _ in
      .event(9)
    }
    #expect(await EventLog.events(of: stream) == [1, 2, 9])
  }

  @Test func anErrorOfTheOperationEndsTheSequence() async {
    let effect = Effect<EventLog.Action>.run(for: Self.numbers(1...3)) { number, send in
      await send(.event(number))
      if number == 2 { throw Outage() }
    } catch: { _, send in
      await send(.event(9))
    }
    #expect(await EventLog.events(of: effect) == [1, 2, 9])
  }

  @Test func anUnhandledErrorIsReportedAtTheLineOfTheEffect() async {
    let lines = #line + 2...#line + 3
    let effect = Effect<EventLog.Action>.concatenate(
      .run(for: Self.numbers(1...1, fail: true)) { await $1(.event($0)) },
      .stream(Self.numbers(2...2, fail: true), EventLog.Action.event)
    )
    let reports = await reports { #expect(await EventLog.events(of: effect) == [1, 2]) }
    #expect(reports.map(\.line) == Array(lines))
  }

  @Test func theSequenceIsCreatedAndTerminatedWithTheEffect() async {
    let (began, ended) = (LockIsolated(0), LockIsolated(0))
    @Sendable func endless() -> AsyncStream<Int> {
      began.withValue { $0 += 1 }
      return AsyncStream { continuation in
        continuation.onTermination = { _ in ended.withValue { $0 += 1 } }
      }
    }
    let effect = Effect<EventLog.Action>.stream(endless(), EventLog.Action.event)
      .cancellable(id: 1, cancelInFlight: true)
    #expect(began.value == 0)
    let store = TestStore(initialState: EventLog.State()) { EventLog(effect, .cancel(id: 1)) }
    await store.send(.start(0))
    #expect(began.value == 1)
    await store.send(.start(0))
    #expect((began.value, ended.value) == (2, 1))
    await store.send(.start(1))
    await store.finish()
    #expect(ended.value == 2)
  }

  @Test func theSequenceSeesTheDependenciesOfTheReducer() async {
    let clock = TestClock()
    let store = TestStore(initialState: EventLog.State()) {
      Reduce<EventLog.State, EventLog.Action> { state, action in
        @Dependency(\.continuousClock) var clock
        if case .event(let event) = action { state.events.append(event) }
        guard case .start = action else { return .none }
        return .run(for: clock.timer(interval: .seconds(1))) { _, send in await send(.event(1)) }
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    await store.receive(.event(1)) { $0.events = [1] }
    await task.cancel()
  }
}
