import ComposableCore
import ComposableEffectIdentifier
import Testing

@testable import ComposableTestSupport

extension DependencyValues {
  fileprivate var documentID: String {
    get { self[DocumentIDKey.self] }
    set { self[DocumentIDKey.self] = newValue }
  }
}

private enum DocumentIDKey: DependencyKey {
  static let liveValue = "none"
  static let testValue = "none"
}

@MainActor
@Suite struct NamespaceTests {
  private let clock = TestClock()

  private func store(
    _ state: Probe.State = Probe.State(),
    _ dependencies: @escaping (inout DependencyValues) -> Void = { _ in },
    @ReducerBuilder<Probe.State, Probe.Action>
    reducer: (Probe) -> some Reducer<Probe.State, Probe.Action>
  ) -> TestStoreOf<Probe> {
    TestStore(initialState: state) {
      reducer(Probe())
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      dependencies(&$0)
    }
  }

  // MARK: Values

  @Test func theValueDeterminesTheIdentifier() {
    let a = identifier { $0.namespace("a") }
    #expect(a == identifier { $0.namespace("a") })
    #expect(a != identifier { $0.namespace("b") })
    #expect(a != identifier { $0 })
    #expect(identifier { $0.namespace(1) } != identifier { $0.namespace("1") })
  }

  @Test func theValueCanBeReadFromTheState() {
    let state = Probe.State(id: "a")
    let a = identifier { $0.namespace("a") }
    let stored = \Probe.State.id
    #expect(identifier(of: state) { $0.namespace(stored) } == a)
    #expect(identifier(of: state) { $0.namespace(\Probe.State.id) } == a)
    #expect(identifier(of: state) { $0.namespace(\.id) } == a)
    #expect(identifier(of: state) { $0.namespace { (state: Probe.State) in state.id } } == a)
    #expect(identifier(of: state) { $0.namespace { $0.id } } == a)
    #expect(identifier(of: Probe.State(id: "b")) { $0.namespace(\.id) } != a)
  }

  @Test func theValueCanBeReadFromTheDependencies() {
    let a = identifier { $0.namespace("a") }
    let document = { (dependencies: inout DependencyValues) in dependencies.documentID = "a" }
    #expect(identifier(document) { $0.namespace(\.documentID) } == a)
    #expect(identifier(document) { $0.namespace { $0.documentID } } == a)
    #expect(identifier(document) { $0.namespace(\DependencyValues.documentID) } == a)
    #expect(
      identifier(document) {
        $0.namespace { (dependencies: DependencyValues) in dependencies.documentID }
      } == a
    )
    #expect(identifier { $0.namespace(\.documentID) } != a)
  }

  @Test func aNamespacedReducerKeepsItsStateAndActionTypes() {
    let reducer: ModifiedReducer<Probe.State, Probe.Action> =
      Probe().namespace("a").namespace(\.id).namespace(\.documentID)
    let erased: any Reducer<Probe.State, Probe.Action> = reducer
    #expect(erased is ModifiedReducer<Probe.State, Probe.Action>)
  }

  // MARK: Nesting

  @Test func namespacesComposeFromTheOutsideIn() {
    let ab = identifier { $0.namespace("b").namespace("a") }
    #expect(ab == identifier { $0.namespace("b").namespace("a") })
    #expect(ab != identifier { $0.namespace("a").namespace("b") })
    #expect(ab != identifier { $0.namespace("a") })
    #expect(ab != identifier { $0.namespace("b") })
    #expect(ab != identifier { $0.namespace("b").namespace("b").namespace("a") })
  }

  @Test func siblingNamespacesAreSeparate() async {
    let store = TestStore(initialState: 0) {
      CombineReducers {
        SignedFeature(sign: 1).namespace("left")
        SignedFeature(sign: 100).namespace("right")
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.start)
    await store.send(.stop(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.ended(100)) { $0 = 100 }
    await store.finish()
  }

  @Test func aThousandNestedNamespacesWork() async {
    let store = store(Probe.State(id: "a")) { probe in
      (1...500).reduce(Reduce(probe)) { reducer, level in
        Reduce(reducer.namespace(level).namespace(\.id))
      }
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.ticks = 1 }
    await store.send(.stop)
    await store.finish()
  }

  @Test func aThousandNestedNamespacesWorkOnAnyActor() async {
    let ids = await StoreActor().identifiers(levels: [999, 1_000, 1_000])
    #expect(Set(ids).count == 2)
  }

  // MARK: Effects

  @Test func effectsSeeTheNamespaceOfTheirReducer() async {
    let inside = identifier { $0.namespace("a") }
    let store = store { $0.namespace("a") }
    await store.send(.readInEffect)
    await store.receive(\.didRead) { $0.seen = inside }
  }

  @Test(arguments: [Probe.Action.start, .startInEffect], [Probe.Action.stop, .stopInEffect])
  func effectsAreCancelledByTheirOwnReducer(start: Probe.Action, stop: Probe.Action) async {
    let store = store { $0.namespace("b").namespace("a") }
    await store.send(start)
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.ticks = 1 }
    await store.send(stop)
    await store.finish()
  }

  @Test func anOuterIdentifierDoesNotReachInnerEffects() async {
    let store = outerStore()
    await store.send(\.inner.start)
    await store.send(.cancelIdentifier)
    await clock.advance(by: .seconds(1))
    await store.receive(\.inner.tick) { $0.inner.ticks = 1 }
    await store.send(\.inner.stop)
    await store.finish()
  }

  @Test func namespacesDoNotAffectPlainIdentifiers() async {
    let store = outerStore()
    await store.send(\.inner.startPlain)
    await store.send(.cancelPlain)
    await store.finish()
  }

  @Test func equalSiblingNamespacesShareIdentifiers() async {
    let store = store(Probe.State(id: "a")) { probe in
      Reduce { state, action in
        action == .start ? probe.reduce(into: &state, action: action) : .none
      }
      .namespace(\.id)
      Reduce { state, action in
        action == .stop ? probe.reduce(into: &state, action: action) : .none
      }
      .namespace(\.id)
    }
    await store.send(.start)
    await store.send(.stop)
    await store.finish()
  }

  /// The inner reducer is compiled for each action.
  @Test func aReducerCalledDirectlyKeepsItsNamespace() async {
    let store = store { probe in
      let inner = probe.namespace("b").namespace(\.id)
      Reduce { state, action in inner.reduce(into: &state, action: action) }
    }
    await store.send(.start)
    await store.send(.stop)
    await store.finish()
  }

  /// The child's effects are mapped by hand, and its state is only a part of the store's.
  @Test func aChildCalledDirectlyKeepsItsNamespace() async {
    let store = TestStore(initialState: Outer.State()) {
      Reduce<Outer.State, Outer.Action> { state, action in
        guard case .inner(let action) = action else { return .none }
        return Probe().namespace(\.id).reduce(into: &state.inner, action: action)
          .map(Outer.Action.inner)
      }
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
    await store.send(\.inner.start)
    await clock.advance(by: .seconds(1))
    await store.receive(\.inner.tick) { $0.inner.ticks = 1 }
    await store.send(\.inner.stop)
    await store.finish()
  }

  private func outerStore() -> TestStoreOf<Outer> {
    TestStore(initialState: Outer.State()) {
      Outer()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
  }

  @Test func identifiersOfTwoStoresAreSeparate() async {
    let other = TestClock()
    for isNamed in [false, true] {
      let first = store { isNamed ? Reduce($0.namespace("a")) : Reduce($0) }
      let second = TestStore(initialState: Probe.State()) {
        isNamed ? Reduce(Probe().namespace("a")) : Reduce(Probe())
      } withDependencies: {
        $0.continuousClock = other
      }
      await first.send(.start)
      await second.send(.start)
      await first.send(.stop)
      await first.finish()
      await other.advance(by: .seconds(1))
      await second.receive(.tick) { $0.ticks = 1 }
      await second.send(.stop)
      await second.finish()
    }
  }

  // MARK: Changing values

  @Test func aStateValueThatChangesDuringAnEffectIsReported() async {
    let line = #line + 1
    let store = store(Probe.State(id: "a")) { $0.namespace(\.id) }
    await store.send(.start)
    let reports = await reports {
      await store.send(.rename("b")) { $0.id = "b" }
      await store.send(.read) { $0.seen = identifier { $0.namespace("b") } }
    }
    #expect(
      reports.map(\.text) == [
        """
        A namespace changed while an effect in it was in flight.

          Before: a
          After:  b

        Its identifiers have changed, so the effect can no longer be cancelled by identifier.

        Use a value that is set when the state is created and never changes. If it must change, \
        cancel the effects in the same action or before.
        """
      ]
    )
    #expect(reports.map(\.line) == [line])
    await store.skipInFlightEffects()
  }

  @Test func aValueChangedByTheParentIsReported() async {
    let store = outerStore()
    await store.send(\.inner.start)
    let reports = await reports {
      await store.send(.renameInner("b")) { $0.inner.id = "b" }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.mentions("Before: probe", "After:  b") == true)
    await store.skipInFlightEffects()
  }

  @Test func aDependencyThatChangesDuringAnEffectIsReported() async {
    let document = LockIsolated("a")
    let store = store { probe in
      probe.namespace { (_: DependencyValues) in document.value }
    }
    await store.send(.start)
    document.setValue("b")
    let reports = await reports { await store.send(.stop) }
    #expect(reports.count == 1)
    #expect(reports.first?.mentions("Before: a", "After:  b") == true)
    await store.skipInFlightEffects()
  }

  @Test func aValueCanChangeWhileNoEffectRuns() async {
    let store = store(Probe.State(id: "a")) { $0.namespace(\.id) }
    await store.send(.rename("b")) { $0.id = "b" }
    await store.send(.start)
    await store.send(.stop)
    await store.send(.rename("c")) { $0.id = "c" }
    await store.send(.start)
    await store.send(.stopAndRename("d")) { $0.id = "d" }
    await store.send(.sendRename("e"))
    await store.receive(.rename("e")) { $0.id = "e" }
    await store.send(.start)
    await store.send(.stop)
    await store.finish()
  }

  @Test func aValueCanChangeAfterItsEffectsEnd() async {
    let store = store(Probe.State(id: "a")) { $0.namespace("x").namespace(\.id) }
    for (id, next) in [("a", "b"), ("b", "c")] {
      await store.send(.readInEffect)
      await store.receive(\.didRead) { $0.seen = identifier { $0.namespace("x").namespace(id) } }
      await store.send(.rename(next)) { $0.id = next }
    }
  }

  @Test func aFunctionOfTheStateCanReadDependencies() async {
    let store = store(Probe.State(id: "a"), { $0.documentID = "document" }) {
      $0.namespace { (state: Probe.State) in
        @Dependency(\.documentID) var document
        return "\(document)/\(state.id)"
      }
    }
    await store.send(.start)
    await store.send(.read) { $0.seen = identifier { $0.namespace("document/a") } }
    await store.send(.stop)
    await store.finish()
  }

  @Test func aRowWhoseNamespaceChangesIsReported() async {
    let store = TestStore(initialState: Rows.State()) {
      Reduce(Rows()).forEach(\.rows, action: \.probes) { Probe().namespace(\.id) }
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
    await store.send(\.probes[id: 1].start)
    let reports = await reports {
      await store.send(.rename(1, "other")) { $0.rows[id: 1]?.id = "other" }
    }
    #expect(reports.map { $0.mentions("Before: probe", "After:  other") } == [true])
    await store.skipInFlightEffects()
  }

  /// The effects of a replaced state are cancelled, so there is nothing to report.
  @Test func aReplacedStateCanHaveAnotherValue() async {
    let store = outerStore()
    await store.send(\.named.start)
    await store.send(.replaceNamed("b")) { $0.named = Probe.State(id: "b") }
    await store.finish()
  }
}

/// An actor whose stores do not run on the main thread.
private actor StoreActor {
  func identifiers(levels: [Int]) -> [EffectID.Value?] {
    var ids: [EffectID.Value?] = []
    for levels in levels {
      let store = Store(initialState: Probe.State()) {
        (1...levels).reduce(Reduce(Probe())) { reducer, level in Reduce(reducer.namespace(level)) }
      }
      store.send(.read)
      ids.append(store.withState { $0.seen })
    }
    return ids
  }
}

/// A feature that, after a delay, adds its sign to the state.
private struct SignedFeature: Reducer {
  enum Action: Equatable {
    case start
    case stop(Int)
    case ended(Int)
  }

  let sign: Int
  @EffectID var ticking
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return .run { [clock, sign] send in
        try await clock.sleep(for: .seconds(1))
        await send(.ended(sign))
      }
      .cancellable(id: ticking)
    case .stop(sign):
      return .cancel(id: ticking)
    case .ended(sign):
      state += sign
      return .none
    case .stop, .ended:
      return .none
    }
  }
}

/// A feature with a probe in the namespace of its id, and another that can be replaced.
@Reducer private struct Outer {
  struct State: Equatable {
    var inner = Probe.State()
    var named: Probe.State? = Probe.State()
  }

  enum Action {
    case inner(Probe.Action)
    case named(Probe.Action)
    case cancelIdentifier
    case cancelPlain
    case renameInner(String)
    case replaceNamed(String)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.inner, action: \.inner) { Probe().namespace(\.id) }
    Reduce { state, action in
      switch action {
      case .inner, .named:
        return .none
      case .cancelIdentifier:
        return .cancel(id: Probe.ticking)
      case .cancelPlain:
        return .cancel(id: Probe.Plain.work)
      case .renameInner(let id):
        state.inner.id = id
        return .none
      case .replaceNamed(let id):
        state.named = Probe.State(id: id)
        return .none
      }
    }
    .ifLet(\.named, action: \.named) { Probe().namespace(\.id) }
  }
}
