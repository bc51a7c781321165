import ComposableArchitecture
import Testing

/// Effects that follow an asynchronous sequence.
@MainActor
@Suite(.timeLimit(.minutes(1)))
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
    let effect = Effect<Journal.Action>.run(for: Self.numbers(1...3)) { number, send in
      await send(.note(number))
      await send(.note(number * 10))
    }
    #expect(await Journal.notes(of: effect) == [1, 10, 2, 20, 3, 30])
  }

  @Test func streamDeliversAnActionForEachElement() async {
    let effect = Effect.stream(Self.numbers(1...3), Journal.Action.note)
    #expect(await Journal.notes(of: effect) == [1, 2, 3])
  }

  @Test func streamDeliversTheElementsOfASequenceOfActions() async {
    let effect = Effect.stream(Self.numbers(1...3).map { Journal.Action.note($0) })
    #expect(await Journal.notes(of: effect) == [1, 2, 3])
  }

  @Test func anErrorOfTheSequenceGoesToCatch() async {
    let run = Effect<Journal.Action>.run(for: Self.numbers(1...2, fail: true)) {
      await $1(.note($0))
    } catch: { error, send in
      #expect(error is Outage)
      await send(.note(9))
    }
    #expect(await Journal.notes(of: run) == [1, 2, 9])
    let stream = Effect.stream(Self.numbers(1...2, fail: true), Journal.Action.note) { _ in
      .note(9)
    }
    #expect(await Journal.notes(of: stream) == [1, 2, 9])
  }

  @Test func anErrorOfTheOperationEndsTheSequence() async {
    let effect = Effect<Journal.Action>.run(for: Self.numbers(1...3)) { number, send in
      await send(.note(number))
      if number == 2 { throw Outage() }
    } catch: { _, send in
      await send(.note(9))
    }
    #expect(await Journal.notes(of: effect) == [1, 2, 9])
  }

  @Test func anErrorNobodyHandlesIsReportedAtTheLineOfTheEffect() async {
    let lines = #line + 2...#line + 3
    let effect = Effect<Journal.Action>.concatenate(
      .run(for: Self.numbers(1...1, fail: true)) { await $1(.note($0)) },
      .stream(Self.numbers(2...2, fail: true), Journal.Action.note)
    )
    let reports = await reports { #expect(await Journal.notes(of: effect) == [1, 2]) }
    #expect(reports.map(\.line) == Array(lines))
  }

  @Test func theSequenceIsMadeWhenTheEffectStartsAndEndedWhenItIsCancelled() async {
    let (began, ended) = (LockIsolated(0), LockIsolated(0))
    @Sendable func endless() -> AsyncStream<Int> {
      began.withValue { $0 += 1 }
      return AsyncStream { continuation in
        continuation.onTermination = { _ in ended.withValue { $0 += 1 } }
      }
    }
    let effect = Effect<Journal.Action>.stream(endless(), Journal.Action.note)
      .cancellable(id: 1, cancelInFlight: true)
    #expect(began.value == 0)
    let store = TestStore(initialState: Journal.State()) { Journal(effect, .cancel(id: 1)) }
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
    let store = TestStore(initialState: Journal.State()) {
      Reduce<Journal.State, Journal.Action> { state, action in
        @Dependency(\.continuousClock) var clock
        if case .note(let note) = action { state.notes.append(note) }
        guard case .start = action else { return .none }
        return .run(for: clock.timer(interval: .seconds(1))) { _, send in await send(.note(1)) }
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = await store.send(.start(0))
    await clock.advance(by: .seconds(1))
    await store.receive(.note(1)) { $0.notes = [1] }
    await task.cancel()
  }
}
