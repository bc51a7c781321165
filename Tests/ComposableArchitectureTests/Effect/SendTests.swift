import ComposableArchitecture
import Testing

/// `Send` after its effect's time.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SendTests {
  private let escaped = LockIsolated<Send<Journal.Action>?>(nil)

  @Test func aSendAfterTheEffectHasEndedIsReportedAndDeliversNothing() async throws {
    let line = #line + 1
    let effect = Effect<Journal.Action>.run { [escaped] send in escaped.setValue(send) }
    let store = Store(initialState: Journal.State()) { Journal(effect) }
    await store.send(.start(0)).finish()
    let send = try #require(escaped.value)
    let reports = await reports { await send(.note(42)) }
    #expect(store.notes == [])
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.line == line)
    #expect(report.fileID == #fileID)
    #expect(report.says("note(42)"))
  }

  @Test func everyLateSendIsReported() async throws {
    let effect = Effect<Journal.Action>.run { [escaped] send in escaped.setValue(send) }
    let store = Store(initialState: Journal.State()) { Journal(effect) }
    await store.send(.start(0)).finish()
    let send = try #require(escaped.value)
    let reports = await reports {
      await send(.note(1), animation: .default)
      await send(.note(2), transaction: Transaction())
    }
    #expect(reports.count == 2)
    #expect(store.notes == [])
  }

  @Test func aLateSendOfAMappedEffectNamesTheActionAndTheLineOfTheRun() async throws {
    let escaped = LockIsolated<Send<Int>?>(nil)
    let line = #line + 1
    let effect = Effect<Int>.run { send in escaped.setValue(send) }.map(Journal.Action.note)
    let store = Store(initialState: Journal.State()) { Journal(effect) }
    await store.send(.start(0)).finish()
    let send = try #require(escaped.value)
    let reports = await reports { await send(42) }
    #expect(reports.map(\.line) == [line])
    #expect(reports.first?.says("42") == true)
  }

  @Test func aSendFromATaskThatOutlivesTheEffectIsReported() async throws {
    let (door, key) = AsyncStream<Void>.makeStream()
    let late = LockIsolated<Task<Void, Never>?>(nil)
    let effect = Effect<Journal.Action>.run { send in
      late.setValue(
        Task {
          for await _ in door {}
          await send(.note(1))
        }
      )
    }
    let store = Store(initialState: Journal.State()) { Journal(effect) }
    let reports = try await reports {
      await store.send(.start(0)).finish()
      key.finish()
      try await #require(late.value).value
    }
    #expect(reports.count == 1)
    #expect(store.notes == [])
  }

  @Test func aSendAfterTheEffectWasCancelledIsDroppedSilently() async throws {
    let store = Store(initialState: Journal.State()) {
      Journal(
        .run { [escaped] send in
          escaped.setValue(send)
          try await Task.never()
        }
      )
    }
    let task = store.send(.start(0))
    task.cancel()
    await task.finish()
    guard let send = escaped.value else { return }  // Cancelled before it started.
    await send(.note(1))
    #expect(store.notes == [])
  }

  @Test func aSendAfterTheStoreIsGoneIsDroppedSilently() throws {
    let controlled = ControlledStore(
      Journal.State(),
      reducer: Journal(
        .run { [escaped] send in
          escaped.setValue(send)
          do { try await Task.never() } catch { await send(.note(1)) }
        }
      )
    )
    controlled.send(.start(0))
    controlled.settle()
    #expect(escaped.value != nil)
    controlled.release()
    controlled.settle()
  }

  @Test func aSendOfItsOwnHandsActionsToItsClosure() async {
    let notes = LockIsolated<[Journal.Action]>([])
    let send = Send<Journal.Action> { action in notes.withValue { $0.append(action) } }
    await send(.note(1))
    await send(.note(2), animation: .linear)
    #expect(notes.value == [.note(1), .note(2)])
  }
}
