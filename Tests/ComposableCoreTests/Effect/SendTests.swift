import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Calls of `Send` after its effect ended.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SendTests {
  private let escaped = LockIsolated<Send<EventLog.Action>?>(nil)

  @Test func aSendAfterTheEffectEndsIsReportedAndDelivered() async throws {
    let line = #line + 1
    let effect = Effect<EventLog.Action>.run { [escaped] send in escaped.setValue(send) }
    let store = Store(initialState: EventLog.State()) { EventLog(effect) }
    await store.send(.start(0)).finish()
    let send = try #require(escaped.value)
    let reports = await reports { await send(.event(42)) }
    #expect(store.events == [42])
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.line == line)
    #expect(report.fileID == #fileID)
    #expect(report.mentions("event(42)"))
  }

  @Test func everyLateSendIsReported() async throws {
    let effect = Effect<EventLog.Action>.run { [escaped] send in escaped.setValue(send) }
    let store = Store(initialState: EventLog.State()) { EventLog(effect) }
    await store.send(.start(0)).finish()
    let send = try #require(escaped.value)
    let reports = await reports {
      await send(.event(1), animation: .default)
      await send(.event(2), transaction: Transaction())
    }
    #expect(reports.count == 2)
    #expect(store.events == [1, 2])
  }

  @Test func aTestStoreReceivesALateAction() async throws {
    let effect = Effect<EventLog.Action>.run { [escaped] send in escaped.setValue(send) }
    let store = TestStore(initialState: EventLog.State()) { EventLog(effect) }
    await store.send(.start(0))
    let send = try #require(escaped.value)
    let reports = await reports { await send(.event(42)) }
    #expect(reports.count == 1)
    await store.receive(.event(42)) {
      $0.events = [42]
      $0.transactions = [Transaction()]
    }
  }

  @Test func aLateSendOfAMappedEffectIsReportedWithActionAndLine() async throws {
    let escaped = LockIsolated<Send<Int>?>(nil)
    let line = #line + 1
    let effect = Effect<Int>.run { send in escaped.setValue(send) }.map(EventLog.Action.event)
    let store = Store(initialState: EventLog.State()) { EventLog(effect) }
    await store.send(.start(0)).finish()
    let send = try #require(escaped.value)
    let reports = await reports { await send(42) }
    #expect(reports.map(\.line) == [line])
    #expect(reports.first?.mentions("42") == true)
  }

  @Test func aSendFromATaskThatOutlivesTheEffectIsReported() async throws {
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let late = LockIsolated<Task<Void, Never>?>(nil)
    let effect = Effect<EventLog.Action>.run { send in
      late.setValue(
        Task {
          for await _ in gate {}
          await send(.event(1))
        }
      )
    }
    let store = Store(initialState: EventLog.State()) { EventLog(effect) }
    let reports = try await reports {
      await store.send(.start(0)).finish()
      opener.finish()
      try await #require(late.value).value
    }
    #expect(reports.count == 1)
    #expect(store.events == [1])
  }

  @Test func aSendAfterCancellationIsDroppedSilently() async throws {
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let store = Store(initialState: EventLog.State()) {
      EventLog(
        .run { [escaped] send in
          escaped.setValue(send)
          begin.finish()
          try await Task.never()
        }
      )
    }
    let task = store.send(.start(0))
    for await _ in begun {}
    task.cancel()
    await task.finish()
    let send = try #require(escaped.value)
    await send(.event(1))
    #expect(store.events == [])
  }

  @Test func aSendAfterTheStoreIsReleasedIsDroppedSilently() throws {
    let controlled = ControlledStore(
      EventLog.State(),
      reducer: EventLog(
        .run { [escaped] send in
          escaped.setValue(send)
          do { try await Task.never() } catch { await send(.event(1)) }
        }
      )
    )
    controlled.send(.start(0))
    controlled.settle()
    #expect(escaped.value != nil)
    controlled.release()
    controlled.settle()
  }

  @Test func aCustomSendForwardsActionsToItsClosure() async {
    let events = LockIsolated<[EventLog.Action]>([])
    let send = Send<EventLog.Action> { action in events.withValue { $0.append(action) } }
    await send(.event(1))
    await send(.event(2), animation: .linear)
    #expect(events.value == [.event(1), .event(2)])
  }
}
