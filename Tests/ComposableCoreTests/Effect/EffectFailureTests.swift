import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Errors that effects throw.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EffectFailureTests {
  private struct Outage: Error, Equatable { var code = 7 }

  @Test func catchReceivesTheErrorAndCanSend() async {
    let effect = Effect<EventLog.Action>.run { send in
      await send(.event(1))
      throw Outage()
    } catch: { error, send in
      #expect(error as? Outage == Outage())
      await send(.event(2))
      await send(.event(3))
    }
    #expect(await EventLog.events(of: effect) == [1, 2, 3])
  }

  @Test func catchOfTaskReturnsTheActionForTheError() async {
    let effect = Effect<EventLog.Action>.task {
      throw Outage(code: 9)
    } catch: {
      .event(($0 as? Outage)?.code ?? 0)
    }
    #expect(await EventLog.events(of: effect) == [9])
  }

  @Test func catchIsNotCalledWithoutAnError() async {
    let effect = Effect<EventLog.Action>.run {
      await $0(.event(1))
    } catch: {
      await $1(.event(2))
    }
    #expect(await EventLog.events(of: effect) == [1])
  }

  @Test func anUncaughtErrorIsReportedAtTheLineOfTheRun() async throws {
    let line = #line + 1
    let effect = Effect<EventLog.Action>.run { send in
      await send(.event(1))
      throw Outage()
    }
    let reports = await reports { #expect(await EventLog.events(of: effect) == [1]) }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.line == line)
    #expect(report.fileID == #fileID)
    #expect(report.mentions("Outage"))
  }

  @Test func anUncaughtErrorIsReportedAtTheLineOfTheTask() async throws {
    let line = #line + 1
    let effect = Effect<EventLog.Action>.task { throw Outage() }
    let reports = await reports { #expect(await EventLog.events(of: effect) == []) }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.line == line)
    #expect(report.mentions("Outage"))
  }

  @Test func anUncaughtErrorEndsOnlyItsOwnEffect() async {
    let effect = Effect<EventLog.Action>.concatenate(.run { _ in throw Outage() }, .events(1))
    let reports = await reports { #expect(await EventLog.events(of: effect) == [1]) }
    #expect(reports.count == 1)
  }

  @Test func anErrorOfAMappedEffectIsReportedAtTheLineOfTheRun() async {
    let line = #line + 1
    let effect = Effect<Int>.run { _ in throw Outage() }.map(EventLog.Action.event)
    let reports = await reports { _ = await EventLog.events(of: effect) }
    #expect(reports.map(\.line) == [line])
  }

  @Test func fireAndForgetIgnoresErrors() async {
    #expect(await EventLog.events(of: .fireAndForget { throw Outage() }) == [])
  }

  @Test func aThrownCancellationErrorIsNotReported() async {
    let effect = Effect<EventLog.Action>.merge(
      .run { _ in throw CancellationError() },
      .task { throw CancellationError() }
    )
    #expect(await EventLog.events(of: effect) == [])
  }

  @Test func aThrownCancellationErrorDoesNotReachCatch() async {
    let effect = Effect<EventLog.Action>.merge(
      .run { _ in
        throw CancellationError()
      } catch: { _, send in
        await send(.event(1))
      },
      .task {
        throw CancellationError()
      } catch: { _ in
        .event(2)
      }
    )
    #expect(await EventLog.events(of: effect) == [])
  }

  @Test func cancellingAnEffectDoesNotCallItsCatch() async {
    let caught = LockIsolated(0)
    let store = TestStore(initialState: EventLog.State()) {
      EventLog(
        .run { _ in
          try await Task.never()
        } catch: { _, _ in
          caught.withValue { $0 += 1 }
        }
        .cancellable(id: "endless"),
        .cancel(id: "endless")
      )
    }
    let task = await store.send(.start(0))
    await store.send(.start(1))
    // Waits until the operation has returned.
    await task.cancel()
    #expect(caught.value == 0)
  }

  @Test func anErrorThrownAfterCancellationIsNeitherReportedNorDelivered() async {
    let unhandled = Effect<EventLog.Action>.run { _ in
      do { try await Task.never() } catch { throw Outage() }
    }
    let handled = Effect<EventLog.Action>.run { _ in
      do { try await Task.never() } catch { throw Outage() }
    } catch: { _, send in
      await send(.event(1))
    }
    let store = TestStore(initialState: EventLog.State()) {
      EventLog(.merge(unhandled, handled).cancellable(id: "endless"), .cancel(id: "endless"))
    }
    let task = await store.send(.start(0))
    await store.send(.start(1))
    // Waits until the operations have returned.
    await task.cancel()
    await store.finish()
  }
}
