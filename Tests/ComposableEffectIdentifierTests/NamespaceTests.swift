import ComposableArchitecture
import ComposableEffectIdentifier
import Testing

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
    reducer: (Probe) -> some Reducer<Probe.State, Probe.Action>
  ) -> TestStoreOf<Probe> {
    TestStore(initialState: state) {
      reducer(Probe())
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      dependencies(&$0)
    }
  }

  // MARK: Where the value comes from

  @Test func aValueMakesAnotherIdentifier() {
    let a = identifier { $0.namespace("a") }
    #expect(a == identifier { $0.namespace("a") })
    #expect(a != identifier { $0.namespace("b") })
    #expect(a != identifier { $0 })
    #expect(identifier { $0.namespace(1) } != identifier { $0.namespace("1") })
  }

  @Test func aKeyPathAndAFunctionReadItFromTheState() {
    let state = Probe.State(id: "a")
    let a = identifier { $0.namespace("a") }
    #expect(identifier(of: state) { $0.namespace(\.id) } == a)
    #expect(identifier(of: state) { $0.namespace { (state: Probe.State) in state.id } } == a)
    #expect(identifier(of: state) { $0.namespace { $0.id } } == a)
    #expect(identifier(of: Probe.State(id: "b")) { $0.namespace(\.id) } != a)
  }

  @Test func aKeyPathAndAFunctionReadItFromTheDependencies() {
    let a = identifier { $0.namespace("a") }
    let document = { (dependencies: inout DependencyValues) in dependencies.documentID = "a" }
    #expect(identifier(document) { $0.namespace(\.documentID) } == a)
    #expect(identifier(document) { $0.namespace { $0.documentID } } == a)
    #expect(
      identifier(document) {
        $0.namespace { (dependencies: DependencyValues) in dependencies.documentID }
      } == a
    )
    #expect(identifier { $0.namespace(\.documentID) } != a)
  }

  @Test func aReducerInANamespaceIsStillOneOfItsStateAndAction() {
    let reducer: OperatorReducer<Probe.State, Probe.Action> =
      Probe().namespace("a").namespace(\.id).namespace(\.documentID)
    let erased: any Reducer<Probe.State, Probe.Action> = reducer
    #expect(erased is OperatorReducer<Probe.State, Probe.Action>)
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

  @Test func twoNamespacesSideBySideDoNotMix() async {
    let store = TestStore(initialState: 0) {
      CombineReducers {
        Side(sign: 1).namespace("left")
        Side(sign: 100).namespace("right")
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
    let store = store { probe in
      (1...1_000).reduce(Reduce(probe)) { reducer, level in Reduce(reducer.namespace(level)) }
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.ticks = 1 }
    await store.send(.stop)
    await store.finish()
  }

  // MARK: Effects

  @Test func effectsSeeTheNamespaceOfTheirReducer() async {
    let inside = identifier { $0.namespace("a") }
    let store = store { $0.namespace("a") }
    await store.send(.readInEffect)
    await store.receive(\.saw) { $0.seen = inside }
  }

  @Test(arguments: [Probe.Action.start, .startInEffect], [Probe.Action.stop, .stopInEffect])
  func workIsCancelledByItsOwnReducer(start: Probe.Action, stop: Probe.Action) async {
    let store = store { $0.namespace("b").namespace("a") }
    await store.send(start)
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.ticks = 1 }
    await store.send(stop)
    await store.finish()
  }

  @Test func anIdentifierFromOutsideDoesNotReachIn() async {
    let store = outerStore()
    await store.send(\.inner.start)
    await store.send(.cancelIdentifier)
    await clock.advance(by: .seconds(1))
    await store.receive(\.inner.tick) { $0.inner.ticks = 1 }
    await store.send(\.inner.stop)
    await store.finish()
  }

  @Test func aPlainIdentityFromAboveReachesIn() async {
    let store = outerStore()
    await store.send(\.inner.startPlain)
    await store.send(.cancelPlain)
    await store.finish()
  }

  @Test func aPlainIdentityFromInsideDoesNotReachOut() async {
    let store = outerStore()
    await store.send(.startPlain)
    await store.send(\.inner.stopPlain)
    await clock.advance(by: .seconds(1))
    await store.receive(\.inner.tick) { $0.inner.ticks = 1 }
    await store.finish()
  }

  private func outerStore() -> TestStoreOf<Outer> {
    TestStore(initialState: Outer.State()) {
      Outer()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
  }

  @Test func twoStoresOfOneKindAreApart() async {
    let other = TestClock()
    for isNamed in [false, true] {
      let first = store { Reduce(isNamed ? Reduce($0.namespace("a")) : Reduce($0)) }
      let second = TestStore(initialState: Probe.State()) {
        Reduce(isNamed ? Reduce(Probe().namespace("a")) : Reduce(Probe()))
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

  // MARK: Values that change

  @Test func aValueOfTheStateThatChangesWhileThereIsWorkIsReported() async {
    var line = 0
    let store = store(Probe.State(id: "a")) { probe in
      line = #line + 1
      return probe.namespace(\.id)
    }
    await store.send(.start)
    let found = await reports {
      await store.send(.rename("b")) { $0.id = "b" }
      await store.send(.read) { $0.seen = identifier { $0.namespace("b") } }
    }
    #expect(
      found.map(\.text) == [
        """
        A namespace changed while effects in it are live.

          Before: a
          After:  b

        Their identifiers are not found any more, so these effects can't be cancelled by them.

        Give 'namespace' a value that is set when the state is made and stays. If another value is \
        to take over, cancel the effects first, or let the state be replaced by another one, which \
        ends its effects.
        """
      ]
    )
    #expect(found.map(\.line) == [line])
    await store.skipInFlightEffects()
  }

  @Test func aValueThatIsChangedFromAboveIsReported() async {
    let store = outerStore()
    await store.send(\.inner.start)
    let found = await reports {
      await store.send(.renameInner("b")) { $0.inner.id = "b" }
    }
    #expect(found.count == 1)
    #expect(found.first?.says("Before: probe", "After:  b") == true)
    await store.skipInFlightEffects()
  }

  @Test func aValueOfTheDependenciesThatChangesWhileThereIsWorkIsReported() async {
    let document = LockIsolated("a")
    let store = store { probe in
      probe.namespace { (_: DependencyValues) in document.value }
    }
    await store.send(.start)
    document.setValue("b")
    let found = await reports { await store.send(.stop) }
    #expect(found.count == 1)
    #expect(found.first?.says("Before: a", "After:  b") == true)
    await store.skipInFlightEffects()
  }

  @Test func aValueMayChangeWhileThereIsNoWork() async {
    let store = store(Probe.State(id: "a")) { $0.namespace(\.id) }
    await store.send(.rename("b")) { $0.id = "b" }
    await store.send(.start)
    await store.send(.stop)
    await store.send(.rename("c")) { $0.id = "c" }
    await store.send(.start)
    await store.send(.stop)
    await store.finish()
  }

  @Test func workThatEndedByItselfLeavesTheValueFree() async {
    let store = store(Probe.State(id: "a")) { $0.namespace(\.id) }
    await store.send(.readInEffect)
    await store.receive(\.saw) { $0.seen = identifier { $0.namespace("a") } }
    await store.send(.rename("b")) { $0.id = "b" }
    await store.send(.readInEffect)
    await store.receive(\.saw) { $0.seen = identifier { $0.namespace("b") } }
  }

  /// As the work of a state ends when another takes its place, there is nothing to report.
  @Test func aStateThatIsReplacedMayBringAnotherValue() async {
    let store = outerStore()
    await store.send(\.named.start)
    await store.send(.replaceNamed("b")) { $0.named = Probe.State(id: "b") }
    await store.finish()
  }
}

/// Ticks with a sign of its own.
private struct Side: Reducer {
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

/// Has a probe in the namespace of its id, and another that can be replaced.
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
    case startPlain
    case renameInner(String)
    case replaceNamed(String)
  }

  @Dependency(\.continuousClock) var clock

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
      case .startPlain:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.inner(.tick))
        }
        .cancellable(id: Probe.Plain.work)
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
