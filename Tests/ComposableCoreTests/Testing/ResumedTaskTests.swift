import Clocks
import ComposableCore
import ConcurrencyExtras
import Testing

/// A test store waits for a task of an effect whoever resumes it: a clock, a stream or a
/// continuation of the test, on the test's thread.
@MainActor
// Serialized: a clock waits for the stores of all cases of its test.
@Suite(.serialized) struct ResumedTaskTests {
  /// A kind of task that an effect starts.
  enum TaskKind: CaseIterable {
    case effect, unstructured, detached, mainActor, group, asyncLet, actor

    /// Runs an operation in a task of this kind.
    func run(_ operation: @escaping @Sendable () async -> Void) async {
      switch self {
      case .effect: await operation()
      case .unstructured: await Task { await operation() }.value
      case .detached: await Task.detached { await operation() }.value
      case .mainActor: await Task { @MainActor in await operation() }.value
      case .group:
        await Task { await withTaskGroup { $0.addTask { await operation() } } }.value
      case .asyncLet:
        await Task {
          async let result: Void = operation()
          await result
        }.value
      case .actor:
        let client = Client()
        await Task { await client.run(operation) }.value
      }
    }
  }

  private actor Client {
    func run(_ operation: @Sendable () async -> Void) async { await operation() }
  }

  /// The number of runs of a test with each kind: a thousand with all kinds. Where a resumed task is
  /// not counted, 2 to 40 of 100 runs fail.
  private nonisolated static let runs = 150

  @Test(arguments: TaskKind.allCases)
  func aTaskThatSleepsOnATestClockIsAwaited(_ kind: TaskKind) async {
    for _ in 0..<Self.runs {
      let clock = TestClock()
      let store = TestStore(initialState: 0) {
        Ticks { send in
          await kind.run {
            try? await clock.sleep(for: .seconds(1))
            await send(.ticked)
          }
        }
      }
      await store.send(.started)
      await clock.advance(by: .seconds(1))
      await store.receive(.ticked) { $0 = 1 }
      await store.finish()
    }
  }

  @Test(arguments: TaskKind.allCases)
  func aStreamThatATimerFeedsIsAwaited(_ kind: TaskKind) async {
    for _ in 0..<Self.runs {
      let clock = TestClock()
      let store = TestStore(initialState: 0) {
        Ticks { send in
          let ticks = AsyncStream<Void> { continuation in
            Task {
              await kind.run {
                for await _ in clock.timer(interval: .seconds(1)).prefix(2) { continuation.yield() }
                continuation.finish()
              }
            }
          }
          for await _ in ticks { await send(.ticked) }
        }
      }
      await store.send(.started)
      for tick in 1...2 {
        await clock.advance(by: .seconds(1))
        await store.receive(.ticked) { $0 = tick }
      }
      await store.finish()
    }
  }

  @Test(arguments: TaskKind.allCases)
  func aTaskThatReadsAStreamOfTheTestIsAwaited(_ kind: TaskKind) async {
    for _ in 0..<Self.runs {
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      let store = TestStore(initialState: 0) {
        Ticks { send in
          await kind.run { for await _ in stream { await send(.ticked) } }
        }
      }
      await store.send(.started)
      for tick in 1...2 {
        continuation.yield()
        await store.receive(.ticked) { $0 = tick }
      }
      continuation.finish()
      await store.finish()
    }
  }

  @Test(arguments: TaskKind.allCases)
  func aTaskThatTheTestResumesIsAwaited(_ kind: TaskKind) async {
    for _ in 0..<Self.runs {
      let continuation = LockIsolated<CheckedContinuation<Void, Never>?>(nil)
      let store = TestStore(initialState: 0) {
        Ticks { send in
          await kind.run {
            await withCheckedContinuation { continuation.setValue($0) }
            await send(.ticked)
          }
        }
      }
      await store.send(.started)
      await store.settle()
      continuation.withValue { $0?.resume() }
      await store.receive(.ticked) { $0 = 1 }
      await store.finish()
    }
  }
}

private struct Ticks: Reducer {
  enum Action {
    case started, ticked
  }

  let run: @Sendable (Send<Action>) async -> Void

  var body: some Reducer<Int, Action> {
    Reduce { state, action in
      switch action {
      case .started: return .run { [run] in await run($0) }
      case .ticked:
        state += 1
        return .none
      }
    }
  }
}
