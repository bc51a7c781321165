import ComposableCore
import Dispatch
import Testing

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

  #if (os(Linux) || os(macOS)) && DEBUG
  @Test func aUseOffTheActorStopsTheProgramWithTheFix() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let store = await MainActor.run { Store(initialState: [Bool]()) { Recorder() } }
      store.send(.record)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("A store was used outside of the actor that created it."))
    #expect(message.contains("static let"))
  }

  @Test func aScopeOffTheActorStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let store = await MainActor.run { Store(initialState: [Bool]()) { Recorder() } }
      _ = store.scope(state: \.count, action: \.self)
    }
  }

  @Test func observersOffTheActorStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let store = await MainActor.run { Store(initialState: [Bool]()) { Recorder() } }
      _ = store.values(of: \.count)
    }
  }
  #endif
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
}

@Sendable private func isMain() -> Bool {
  DispatchQueue.getSpecific(key: mainKey) == true
}

private let mainKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
