import ComposableConcurrency
import ComposableCore
import ConcurrencyExtras
import Testing

@testable import ComposableTestSupport

/// Dependencies that a test does not override: each is one issue at the line of the effect that
/// uses it, and the test ends at once, also if the effect continues.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct UnimplementedDependencyTests {
  /// The issues of a test that sends an action and waits for a tick that is never sent.
  private func reports(
    sending action: LoopingFeature.Action, thenWaiting isWaiting: Bool = true
  ) async -> [Report] {
    await reports(sending: [action], thenWaiting: isWaiting)
  }

  private func reports(
    sending actions: [LoopingFeature.Action], thenWaiting isWaiting: Bool = true
  ) async -> [Report] {
    // Fewer uses than the default, since these loops end by nothing else.
    await UnimplementedDependency.$limit.withValue(1_000) {
      await ComposableTestSupport.reports {
        let store = TestStore(initialState: LoopingFeature.State()) { LoopingFeature() }
        for action in actions {
          let task = await store.send(action)
          guard isWaiting else { continue }
          await store.receive(\.tick) { $0.ticks += 1 }
          await store.receive(\.tick, timeout: .seconds(60))
          await task.finish()
          await store.finish(timeout: .seconds(60))
        }
      }
    }
  }

  private func expectOneIssue(
    _ reports: [Report], atEffect line: Int, mentions words: String...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(reports.count == 1, sourceLocation: sourceLocation)
    #expect(reports.first?.line == line, sourceLocation: sourceLocation)
    #expect(
      reports.first?.fileID == "ComposableCoreTests/UnimplementedDependencyTests.swift",
      sourceLocation: sourceLocation
    )
    for word in words {
      #expect(reports.first?.mentions(word) == true, sourceLocation: sourceLocation)
    }
  }

  @Test func aTimerOnAnUnimplementedClockIsOneIssue() async {
    expectOneIssue(
      await reports(sending: .timer), atEffect: LoopingFeature.timerLine,
      mentions: "@Dependency(\\.continuousClock)", "$0.continuousClock = TestClock()",
      "TestClock(.autojump)", "ImmediateClock()"
    )
  }

  @Test func deallocatingTheStoreAddsNoIssue() async {
    expectOneIssue(
      await reports(sending: .timer, thenWaiting: false), atEffect: LoopingFeature.timerLine
    )
  }

  @Test func anUnimplementedClockIsOneIssueForAllEffects() async {
    expectOneIssue(
      await reports(sending: [.timer, .sleep, .timer, .debounced]),
      atEffect: LoopingFeature.timerLine
    )
  }

  @Test func eachUnimplementedClockIsAnIssue() async {
    let reports = await reports(sending: [.sleep, .suspendingSleep])
    #expect(reports.map(\.line) == [LoopingFeature.sleepLine, LoopingFeature.suspendingSleepLine])
  }

  @Test func aLoopThatIgnoresErrorsOfTheClockIsOneIssue() async {
    expectOneIssue(await reports(sending: .sleepLoop), atEffect: LoopingFeature.sleepLoopLine)
  }

  @Test func aDebounceOnAnUnimplementedClockIsOneIssue() async {
    expectOneIssue(await reports(sending: .debounced), atEffect: LoopingFeature.debouncedLine)
  }

  @Test func aLoopOverAnEndpointIsOneIssue() async {
    expectOneIssue(
      await reports(sending: .endpointLoop), atEffect: LoopingFeature.endpointLoopLine,
      mentions: "LoopingClient.next"
    )
  }

  @Test func aLoopOverAnEndpointWithADefaultIsOneIssue() async {
    expectOneIssue(await reports(sending: .defaultLoop), atEffect: LoopingFeature.defaultLoopLine)
  }

  @Test func aLoopOverASynchronousEndpointIsOneIssue() async {
    let reports = await reports(sending: .synchronousLoop, thenWaiting: false)
    expectOneIssue(reports, atEffect: LoopingFeature.synchronousLoopLine)
  }

  @Test func aLoopOverStreamsIsOneIssue() async {
    expectOneIssue(
      await reports(sending: .streamLoop), atEffect: LoopingFeature.streamLoopLine,
      mentions: "updates"
    )
  }

  @Test func aLoopOverAnUnimplementedClosureIsOneIssue() async {
    let reports = await reports(sending: .closureLoop, thenWaiting: false)
    expectOneIssue(
      reports, atEffect: LoopingFeature.closureLoopLine, mentions: "UpdatesClient.closure")
  }

  @Test func anUnhandledErrorOfAnEndpointIsReportedOnce() async {
    let reports = await reports(sending: .endpoint, thenWaiting: false)
    expectOneIssue(reports, atEffect: LoopingFeature.endpointLine)
  }

  @Test func otherEffectsAreStillReported() async {
    let reports = await ComposableTestSupport.reports {
      let store = TestStore(initialState: LoopingFeature.State()) { LoopingFeature() }
      await store.send(.timer)
      await store.send(.endless)
      await store.finish(timeout: .zero)
      await store.skipInFlightEffects()
    }
    #expect(reports.map(\.line?).first == LoopingFeature.timerLine)
    #expect(reports.count == 2)
    #expect(reports.last?.mentions("Effects have not ended (1)") == true)
  }

  @Test func anEffectThatAwaitsAnUnimplementedClockCanBeCancelled() async {
    let reports = await ComposableTestSupport.reports {
      let store = TestStore(initialState: LoopingFeature.State()) { LoopingFeature() }
      let task = await store.send(.timer)
      await task.cancel()
      #expect(task.isCancelled)
      await store.finish()
    }
    #expect(reports.count == 1)
  }

  @Test func aLoopThatIgnoresItsCancellationIsSuspended() async {
    let reports = await UnimplementedDependency.$limit.withValue(100) {
      await ComposableTestSupport.reports {
        let store = TestStore(initialState: UncancellableFeature.State()) { UncancellableFeature() }
        await store.send(.loop).cancel()
      }
    }
    #expect(reports.count == 1)
  }

  @Test func anActionOfAnEffectReportsAtTheDependency() async {
    let reports = await ComposableTestSupport.reports {
      let store = TestStore(initialState: UncancellableFeature.State()) { UncancellableFeature() }
      store.exhaustivity = .off
      await store.send(.start)
      await store.receive(\.stamp)
    }
    #expect(reports.map(\.line) == [UncancellableFeature.uuidLine])
  }

  @Test func aPlainStoreIsNotSuspended() async {
    let reports = await ComposableTestSupport.reports {
      let store = Store(initialState: LoopingFeature.State()) { LoopingFeature() }
      await store.send(.timer).finish()
      await store.send(.sleep).finish()
      await store.send(.debounced).finish()
    }
    expectOneIssue(reports, atEffect: LoopingFeature.clockLine)
  }

  @Test func anExplorationFailsAtAnUnimplementedClock() async throws {
    let reports = try await ComposableTestSupport.reports {
      try await TestStoreOf<LoopingFeature>.explore(
        .exhaustive(preemptions: 1), initialState: LoopingFeature.State()
      ) {
        LoopingFeature()
      } scenario: { store in
        await store.send(.timer)
        await store.send(.sleepLoop)
      }
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.mentions("The scenario failed", "@Dependency(\\.continuousClock)") == true)
  }
}

@DependencyClient
private struct LoopingClient: Sendable {
  var next: @Sendable () async throws -> Int
  var current: @Sendable () async -> Int = { 0 }
  var values: @Sendable () -> AsyncStream<Int> = { .finished }
}

extension LoopingClient: TestDependencyKey {
  static let testValue = LoopingClient()
}

private struct UpdatesClient: TestDependencyKey {
  var updates: @Sendable () -> AsyncStream<Int>
  var closure: @Sendable (Int) async throws -> Int
  static let testValue = UpdatesClient(
    updates: { .unimplemented("updates") }, closure: unimplemented("UpdatesClient.closure")
  )
}

/// A feature whose effects run forever, each in another way.
@Reducer
private struct LoopingFeature {
  struct State: Equatable { var ticks = 0 }
  enum Action {
    case tick
    case timer, sleep, suspendingSleep, sleepLoop, debounced
    case endpoint, endpointLoop, defaultLoop, synchronousLoop, streamLoop, closureLoop
    case endless
  }

  static let clockLine = #line + 1
  @Dependency(\.continuousClock) var clock
  @Dependency(\.suspendingClock) var suspendingClock
  @Dependency(LoopingClient.self) var client
  @Dependency(UpdatesClient.self) var updates

  static let timerLine = #line + 18
  static let sleepLine = #line + 21
  static let suspendingSleepLine = #line + 25
  static let sleepLoopLine = #line + 29
  static let debouncedLine = #line + 35
  static let endpointLine = #line + 36
  static let endpointLoopLine = #line + 37
  static let defaultLoopLine = #line + 40
  static let synchronousLoopLine = #line + 43
  static let streamLoopLine = #line + 46
  static let closureLoopLine = #line + 49

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tick:
      state.ticks += 1
      return .none
    case .timer:
      return .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
      }
    case .sleep:
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.tick)
      }
    case .suspendingSleep:
      return .run { send in
        try await suspendingClock.sleep(for: .seconds(1))
        await send(.tick)
      }
    case .sleepLoop:
      return .run { send in
        while !Task.isCancelled {
          try? await clock.sleep(for: .seconds(1))
          await send(.tick)
        }
      }
    case .debounced:
      return .send(.tick).debounce(id: 1, for: .seconds(1), clock: clock)
    case .endpoint:
      return .run { _ in _ = try await client.next() }
    case .endpointLoop:
      return .run { _ in
        while true { _ = try? await client.next() }
      }
    case .defaultLoop:
      return .run { _ in
        while !Task.isCancelled { _ = await client.current() }
      }
    case .synchronousLoop:
      return .run { _ in
        while !Task.isCancelled { for await _ in client.values() {} }
      }
    case .streamLoop:
      return .run { _ in
        while !Task.isCancelled { for await _ in updates.updates() {} }
      }
    case .closureLoop:
      return .run { _ in
        for number in 0... {
          if Task.isCancelled { return }
          _ = try? await updates.closure(number)
        }
      }
    case .endless:
      return .run { _ in try await Task.never() }
    }
  }
}

/// A feature with a loop that ignores cancellation, and a reducer that uses a dependency.
@Reducer
private struct UncancellableFeature {
  struct State: Equatable { var stamp = "" }
  enum Action { case loop, start, stamp }

  @Dependency(\.continuousClock) var clock
  static let uuidLine = #line + 1
  @Dependency(\.uuid) var uuid

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .loop:
      return .run { _ in
        while true { try? await clock.sleep(for: .seconds(1)) }
      }
    case .start:
      return .run { send in await send(.stamp) }
    case .stamp:
      state.stamp = "\(uuid())"
      return .none
    }
  }
}
