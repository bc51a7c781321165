import ComposableArchitecture
import Testing

/// What becomes of errors that effects throw.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EffectFailureTests {
  private struct Outage: Error, Equatable { var code = 7 }

  @Test func catchReceivesTheErrorAndMaySend() async {
    let effect = Effect<Journal.Action>.run { send in
      await send(.note(1))
      throw Outage()
    } catch: { error, send in
      #expect(error as? Outage == Outage())
      await send(.note(2))
      await send(.note(3))
    }
    #expect(await Journal.notes(of: effect) == [1, 2, 3])
  }

  @Test func catchOfTaskMakesTheActionFromTheError() async {
    let effect = Effect<Journal.Action>.task {
      throw Outage(code: 9)
    } catch: {
      .note(($0 as? Outage)?.code ?? 0)
    }
    #expect(await Journal.notes(of: effect) == [9])
  }

  @Test func catchIsNotCalledWithoutAnError() async {
    let effect = Effect<Journal.Action>.run {
      await $0(.note(1))
    } catch: {
      await $1(.note(2))
    }
    #expect(await Journal.notes(of: effect) == [1])
  }

  @Test func anUncaughtErrorIsReportedAtTheLineOfTheRun() async throws {
    let line = #line + 1
    let effect = Effect<Journal.Action>.run { send in
      await send(.note(1))
      throw Outage()
    }
    let reports = await reports { #expect(await Journal.notes(of: effect) == [1]) }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.line == line)
    #expect(report.fileID == #fileID)
    #expect(report.says("Outage"))
  }

  @Test func anUncaughtErrorIsReportedAtTheLineOfTheTask() async throws {
    let line = #line + 1
    let effect = Effect<Journal.Action>.task { throw Outage() }
    let reports = await reports { #expect(await Journal.notes(of: effect) == []) }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.line == line)
    #expect(report.says("Outage"))
  }

  @Test func anUncaughtErrorEndsOnlyItsOwnEffect() async {
    let effect = Effect<Journal.Action>.concatenate(.run { _ in throw Outage() }, .notes(1))
    let reports = await reports { #expect(await Journal.notes(of: effect) == [1]) }
    #expect(reports.count == 1)
  }

  @Test func anErrorOfAMappedEffectIsReportedAtTheLineOfTheRun() async {
    let line = #line + 1
    let effect = Effect<Int>.run { _ in throw Outage() }.map(Journal.Action.note)
    let reports = await reports { _ = await Journal.notes(of: effect) }
    #expect(reports.map(\.line) == [line])
  }

  @Test func fireAndForgetSwallowsErrors() async {
    #expect(await Journal.notes(of: .fireAndForget { throw Outage() }) == [])
  }

  @Test func aCancellationErrorThrownByHandIsSilent() async {
    let effect = Effect<Journal.Action>.merge(
      .run { _ in throw CancellationError() },
      .task { throw CancellationError() }
    )
    #expect(await Journal.notes(of: effect) == [])
  }

  @Test func aCancellationErrorThrownByHandNeverReachesCatch() async {
    let effect = Effect<Journal.Action>.merge(
      .run { _ in
        throw CancellationError()
      } catch: { _, send in
        await send(.note(1))
      },
      .task {
        throw CancellationError()
      } catch: { _ in
        .note(2)
      }
    )
    #expect(await Journal.notes(of: effect) == [])
  }

  @Test func cancellingAnEffectIsSilentAndDoesNotReachItsCatch() async {
    let caught = LockIsolated(0)
    let store = Store(initialState: Journal.State()) {
      Journal(
        .run { _ in
          try await Task.never()
        } catch: { _, _ in
          caught.withValue { $0 += 1 }
        }
        .cancellable(id: "endless"),
        .cancel(id: "endless")
      )
    }
    let task = store.send(.start(0))
    store.send(.start(1))
    await task.finish()
    #expect(caught.value == 0)
  }

  @Test func anotherErrorThrownBecauseOfCancellationDeliversNothing() async {
    let store = TestStore(initialState: Journal.State()) {
      Journal(
        .run { _ in
          do { try await Task.never() } catch { throw Outage() }
        } catch: { _, send in
          await send(.note(1))
        }
        .cancellable(id: "endless"),
        .cancel(id: "endless")
      )
    }
    await store.send(.start(0))
    await store.send(.start(1))
    await store.finish()
  }
}
