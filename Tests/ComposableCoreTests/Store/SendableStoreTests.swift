import ComposableConcurrency
import ComposableCore
import ConcurrencyExtras
import Dispatch
import Testing

@testable import ComposableTestSupport

/// Stores in `static let` and in `@Sendable` closures, and those released on another actor.
@Suite(.timeLimit(.minutes(5)))
struct SendableStoreTests {
  @MainActor
  @Test func aStaticStoreBelongsToTheMainActorThatUsesItFirst() async {
    await App.store.send(.start).finish()
    #expect(App.store.state == [true, true])
  }

  @MainActor
  @Test func aSendableClosureSendsOnTheActorOfTheStore() async {
    let store = Store(initialState: [Bool]()) { Recorder() }
    let send: @Sendable () async -> Void = {
      await MainActor.run { _ = store.send(.record) }
    }
    await Task.detached { await send() }.value
    await Task { store.send(.record) }.value.finish()
    #expect(store.state == [true, true])
  }

  @Test func aStoreThatIsReleasedOffItsActorEndsOnIt() async {
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let (effectEnds, effectEnd) = AsyncStream.makeStream(of: Void.self)
    let holder = await MainActor.run {
      let store = Store(initialState: 0) {
        Reduce<Int, Void> { _, _ in
          .run { _ in
            defer { effectEnd.finish() }
            try await Task.never()
          }
        }
      }
      store.send(())
      store.addStateObserver { state in
        if state == nil {
          end.yield(isMain())
          end.finish()
        }
        return state != nil
      }
      return LockIsolated<Store<Int, Void>?>(store)
    }
    await Task.detached { holder.setValue(nil) }.value
    for await _ in effectEnds {}
    var endings: [Bool] = []
    for await isOnMainActor in ends { endings.append(isOnMainActor) }
    #expect(endings == [true])
  }

  @Test func storesOfOtherActorsAreReleasedOnAnyThread() async {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    await withTaskGroup { group in
      for _ in 0..<50 {
        let room = Room()
        let holder = await room.start { end.yield() }
        group.addTask { await room.send(to: holder) }
        group.addTask { holder.setValue(nil) }
      }
    }
    var iterator = ends.makeAsyncIterator()
    // Each store's effect is cancelled.
    for _ in 0..<50 { await iterator.next() }
  }

  #if DEBUG
  @Test func aUseOffTheActorIsReportedOnceWithTheFixAndActionsAreSentOnIt() async throws {
    let store = await MainActor.run { Store(initialState: [Bool]()) { Recorder() } }
    let reports = await reports {
      await withTaskGroup { group in
        for _ in 0..<100 { group.addTask { await store.send(.record).finish() } }
      }
      #expect(store.withState { $0 } == Array(repeating: true, count: 100))
      #expect(store.scope(state: \.count, action: \.self).state == 100)
      var counts = store.values(of: \.count).makeAsyncIterator()
      #expect(await counts.next() == 100)
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.mentions("A store was used outside of the actor that created it.") == true)
    #expect(reports.first?.mentions("static let") == true)
  }

  /// The store of an app's `static let`, sent an action by the views of a session.
  @Test func aStoreOfTheProcessIsNotUsedOnTheMainActorOfASession() async {
    let store = await MainActor.run { Store(initialState: [Bool]()) { Recorder() } }
    let room = Room()
    let reports = await reports {
      let send: @MainActor @Sendable () async -> Void = { await store.send(.start).finish() }
      await MainActor.withSubstitute(room) { Task { await send() } }.value
    }
    #expect(reports.count == 1)
    #expect(await MainActor.run { store.state } == [true, true])
  }

  /// A `static let store` that the views of the first session have created.
  @Test func aStoreOfASessionThatHasEndedIsNotUsedByOthers() async {
    func inSession(_ body: @escaping @MainActor @Sendable () async -> Void) async {
      func run(on actor: isolated any Actor) async {
        await MainActor.withSubstitute(actor) { Task { await body() } }.value
      }
      await run(on: MainActorSubstitute().actor)
    }
    let holder = LockIsolated<Store<Int, Void>?>(nil)
    await inSession {
      holder.setValue(
        Store(initialState: 0) {
          Reduce<Int, Void> { state, _ in
            _ = state += 1; return .none
          }
        })
    }
    let reports = await reports {
      await withTaskGroup { group in
        for _ in 0..<4 {
          group.addTask {
            await inSession {
              for _ in 0..<100 { await holder.value?.send(()).finish() }
            }
          }
        }
      }
      #expect(holder.value?.withState { $0 } == 400)
    }
    #expect(reports.count == 1)
    holder.setValue(nil)
  }
  #endif

  /// Also if an effect has sent the action, which belongs to no session.
  @Test func actionsOfAStoreOfASessionAreReducedOnItsMainActor() async {
    let substitute = MainActorSubstitute()
    let places = LockIsolated<[Bool]>([])
    let tasks = LockIsolated<[Task<Void, Never>]>([])
    func start(on actor: isolated any Actor) -> StoreTask {
      MainActor.withSubstitute(actor) {
        let store = Store(initialState: [Bool]()) { Recorder() }
        store.addStateObserver { _ in
          let isInSession = MainActor.substitute === substitute.actor
          places.withValue { $0.append(isInSession) }
          // Inherits the role of the actor.
          let task = Task { @concurrent in
            let isInSession = await MainActor.run { MainActor.substitute === substitute.actor }
            places.withValue { $0.append(isInSession) }
          }
          tasks.withValue { $0.append(task) }
          return true
        }
        return store.send(.start)
      }
    }
    await start(on: substitute.actor).finish()
    for task in tasks.value { await task.value }
    #expect(places.value.count >= 4)
    #expect(!places.value.contains(false))
  }

  /// Also while tasks that keep all threads busy use the store.
  @Test func actionsAreSentToTheStoreOfABusyActor() async {
    let room = Room()
    let holder = await room.start {}
    let reports = await reports {
      await withTaskGroup { group in
        for number in 0..<400 {
          group.addTask {
            if number.isMultiple(of: 2) { await room.send(to: holder) }
            await holder.value?.send(false).finish()
          }
        }
      }
      #expect(await room.count(in: holder) == 601)
    }
    #expect(reports.count == 1)
    holder.setValue(nil)
  }
}

/// Records for each action whether it is reduced on the main actor.
private struct Recorder: Reducer {
  enum Action: Sendable { case record, start }

  func reduce(into state: inout [Bool], action: Action) -> Effect<Action> {
    state.append(isMain())
    return action == .start ? .run { await $0(.record) } : .none
  }
}

/// A type without isolation, such as an app.
private struct App {
  static let store = Store(initialState: [Bool]()) { Recorder() }
}

/// An actor with a store that other code retains and releases.
private actor Room {
  /// Creates a store with an endless effect.
  func start(onEnd: @escaping @Sendable () -> Void) -> LockIsolated<Store<Int, Bool>?> {
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, starts in
        state += 1
        guard starts else { return .none }
        return .run { _ in
          defer { onEnd() }
          try await Task.never()
        }
      }
    }
    store.send(true)
    return LockIsolated(store)
  }

  func send(to holder: LockIsolated<Store<Int, Bool>?>) {
    holder.value?.send(false)
  }

  func count(in holder: LockIsolated<Store<Int, Bool>?>) -> Int? { holder.value?.withState { $0 } }
}

@Sendable private func isMain() -> Bool {
  DispatchQueue.getSpecific(key: mainKey) == true
}

private let mainKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
