import ComposableArchitecture
import ConcurrencyExtras
import Testing

/// A dependency that a test forgot is one issue at the line of the effect that uses it, and the test
/// ends at once, however the effect goes on.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct UnimplementedDependencyTests {
  /// The issues of a test that sends an action and waits for a tick that can't come.
  private func reports(
    sending action: Forgetful.Action, thenWaiting isWaiting: Bool = true
  ) async -> [Report] {
    await reports(sending: [action], thenWaiting: isWaiting)
  }

  private func reports(
    sending actions: [Forgetful.Action], thenWaiting isWaiting: Bool = true
  ) async -> [Report] {
    await ComposableArchitectureTests.reports {
      let store = TestStore(initialState: Forgetful.State()) { Forgetful() }
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

  private func expectOneIssue(
    _ reports: [Report], atEffect line: Int, says words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(reports.count == 1, sourceLocation: sourceLocation)
    #expect(reports.first?.line == line, sourceLocation: sourceLocation)
    #expect(
      reports.first?.fileID == "ComposableArchitectureTests/UnimplementedDependencyTests.swift",
      sourceLocation: sourceLocation
    )
    for word in words {
      #expect(reports.first?.says(word) == true, sourceLocation: sourceLocation)
    }
  }

  @Test func aTimerOnAForgottenClockIsOneIssue() async {
    expectOneIssue(
      await reports(sending: .timer), atEffect: Forgetful.timerLine,
      says: "@Dependency(\\.continuousClock)", "$0.continuousClock = TestClock()",
      "TestClock(.autojump)", "ImmediateClock()"
    )
  }

  @Test func anotherTestReportsTheClockAnew() async {
    expectOneIssue(await reports(sending: .timer), atEffect: Forgetful.timerLine)
  }

  @Test func theEndOfAStoreAddsNoIssue() async {
    expectOneIssue(
      await reports(sending: .timer, thenWaiting: false), atEffect: Forgetful.timerLine
    )
  }

  @Test func aForgottenClockIsOneIssueHoweverManyEffectsUseIt() async {
    expectOneIssue(
      await reports(sending: [.timer, .sleep, .timer, .debounced]), atEffect: Forgetful.timerLine
    )
  }

  @Test func eachForgottenClockIsAnIssue() async {
    let reports = await reports(sending: [.sleep, .suspendingSleep])
    #expect(reports.map(\.line) == [Forgetful.sleepLine, Forgetful.suspendingSleepLine])
  }

  @Test func aLoopThatIgnoresErrorsOfAForgottenClockIsOneIssue() async {
    expectOneIssue(await reports(sending: .sleepLoop), atEffect: Forgetful.sleepLoopLine)
  }

  @Test func aDebounceOnAForgottenClockIsOneIssue() async {
    expectOneIssue(await reports(sending: .debounced), atEffect: Forgetful.debouncedLine)
  }

  @Test func aLoopOverAnEndpointIsOneIssue() async {
    expectOneIssue(
      await reports(sending: .endpointLoop), atEffect: Forgetful.endpointLoopLine,
      says: "ForgetfulClient.next"
    )
  }

  @Test func aLoopOverAnEndpointWithADefaultIsOneIssue() async {
    expectOneIssue(await reports(sending: .defaultLoop), atEffect: Forgetful.defaultLoopLine)
  }

  @Test func aLoopOverASynchronousEndpointIsOneIssue() async {
    let reports = await reports(sending: .synchronousLoop, thenWaiting: false)
    expectOneIssue(reports, atEffect: Forgetful.synchronousLoopLine)
  }

  @Test func aLoopOverStreamsIsOneIssue() async {
    expectOneIssue(
      await reports(sending: .streamLoop), atEffect: Forgetful.streamLoopLine, says: "updates"
    )
  }

  @Test func aLoopOverAnUnimplementedClosureIsOneIssue() async {
    let reports = await reports(sending: .closureLoop, thenWaiting: false)
    expectOneIssue(reports, atEffect: Forgetful.closureLoopLine, says: "UpdatesClient.closure")
  }

  @Test func anErrorOfAnEndpointThatNothingHandlesIsReportedOnce() async {
    let reports = await reports(sending: .endpoint, thenWaiting: false)
    expectOneIssue(reports, atEffect: Forgetful.endpointLine)
  }

  @Test func otherEffectsAreStillReported() async {
    let reports = await ComposableArchitectureTests.reports {
      let store = TestStore(initialState: Forgetful.State()) { Forgetful() }
      await store.send(.timer)
      await store.send(.endless)
      await store.finish(timeout: .zero)
      await store.skipInFlightEffects()
    }
    #expect(reports.map(\.line?).first == Forgetful.timerLine)
    #expect(reports.count == 2)
    #expect(reports.last?.says("Effects have not ended (1)") == true)
  }

  @Test func anEffectThatWaitsForAForgottenClockCanBeCancelled() async {
    let reports = await ComposableArchitectureTests.reports {
      let store = TestStore(initialState: Forgetful.State()) { Forgetful() }
      let task = await store.send(.timer)
      await task.cancel()
      #expect(task.isCancelled)
      await store.finish()
    }
    #expect(reports.count == 1)
  }

  @Test func aLoopThatIgnoresItsCancellationEndsUpSuspended() async {
    let reports = await UnimplementedDependency.$limit.withValue(100) {
      await ComposableArchitectureTests.reports {
        let store = TestStore(initialState: Stubborn.State()) { Stubborn() }
        await store.send(.loop).cancel()
      }
    }
    #expect(reports.count == 1)
  }

  @Test func aReducerThatAnEffectCallsReportsAtItsDependency() async {
    let reports = await ComposableArchitectureTests.reports {
      let store = TestStore(initialState: Stubborn.State()) { Stubborn() }
      store.exhaustivity = .off
      await store.send(.start)
      await store.receive(\.stamp)
    }
    #expect(reports.map(\.line) == [Stubborn.uuidLine])
  }

  @Test func aPlainStoreIsNotKeptWaiting() async {
    let reports = await ComposableArchitectureTests.reports {
      let store = Store(initialState: Forgetful.State()) { Forgetful() }
      await store.send(.timer).finish()
      await store.send(.sleep).finish()
      await store.send(.debounced).finish()
    }
    expectOneIssue(reports, atEffect: Forgetful.clockLine)
  }

  @Test func anExplorationFailsAtAForgottenClock() async throws {
    let reports = try await ComposableArchitectureTests.reports {
      try await TestStoreOf<Forgetful>.explore(
        .exhaustive(preemptions: 1), initialState: Forgetful.State()
      ) {
        Forgetful()
      } scenario: { store in
        await store.send(.timer)
        await store.send(.sleepLoop)
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.says("The scenario fails", "@Dependency(\\.continuousClock)") == true)
  }
}

@DependencyClient
private struct ForgetfulClient: Sendable {
  var next: @Sendable () async throws -> Int
  var current: @Sendable () async -> Int = { 0 }
  var values: @Sendable () -> AsyncStream<Int> = { .finished }
}

extension ForgetfulClient: TestDependencyKey {
  static let testValue = ForgetfulClient()
}

private struct UpdatesClient: TestDependencyKey {
  var updates: @Sendable () -> AsyncStream<Int>
  var closure: @Sendable (Int) async throws -> Int
  static let testValue = UpdatesClient(
    updates: { .unimplemented("updates") }, closure: unimplemented("UpdatesClient.closure")
  )
}

/// A feature whose effects go on for ever, one way or the other.
@Reducer
private struct Forgetful {
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
  @Dependency(ForgetfulClient.self) var client
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

/// A feature with a loop that does not end, and a reducer that uses a dependency.
@Reducer
private struct Stubborn {
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
