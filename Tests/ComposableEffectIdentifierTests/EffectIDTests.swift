import ComposableCore
import ComposableEffectIdentifier
import Testing

@MainActor
@Suite struct EffectIDTests {
  @EffectID private var first
  @EffectID private var second
  @EffectID private var valued = 1
  @EffectID private var valuedToo = 1

  private static var computed: EffectID.Value { EffectID().wrappedValue }

  private func local() -> EffectID.Value {
    @EffectID var local
    return local
  }

  private func local(for value: some Hashable & Sendable) -> EffectID.Value {
    @EffectID var local = value
    return local
  }

  @Test func aDeclarationReturnsTheSameIdentifierEachTime() {
    #expect(first == first)
    #expect(first == EffectIDTests().first)
    #expect(local() == local())
    #expect(Self.computed == Self.computed)
    #expect(valued == EffectIDTests().valued)
    #expect(local(for: "a") == local(for: "a"))
    #expect(Set([first, EffectIDTests().first, local(), local()]).count == 2)
  }

  @Test func noTwoDeclarationsMatch() {
    let ids = [first, second, valued, valuedToo, local(), local(for: 1), Self.computed]
    #expect(Set(ids).count == ids.count)
  }

  @Test func declarationsInOneLineDiffer() {
    @EffectID var one; @EffectID var two
    #expect(one != two)
  }

  @Test func eachValueHasItsOwnIdentifier() {
    #expect(local(for: 1) != local(for: 2))
    #expect(local(for: 1) != local(for: 1.0))
    #expect(local(for: "1") != local(for: 1))
    #expect(local(for: 1) == local(for: 1))
  }

  @Test func anIdentifierFitsIntoThreeWords() {
    #expect(MemoryLayout<EffectID.Value>.size <= 3 * MemoryLayout<Int>.size)
  }

  @Test func theDescriptionContainsLocationValueAndNamespaces() {
    @EffectID var plain
    let line = #line - 1
    #expect("\(plain)" == "ComposableEffectIdentifierTests/EffectIDTests.swift:\(line):6")
    @EffectID var valued = "tea"
    #expect("\(valued)".hasSuffix("EffectIDTests.swift:\(line + 3):6 (tea)"))
    let inside = identifier { $0.namespace("b").namespace("a") }
    #expect(inside.map { "\($0)" }?.hasSuffix(" in a.b") == true)
  }

  @Test func outsideAnyReducerThereIsNoNamespace() {
    #expect(Probe.ticking == identifier { $0 })
    #expect(Probe.ticking != identifier { $0.namespace("a") })
  }

  @Test func aLocalIdentifierCanBeUsedInAnEffect() async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, isStart in
        @EffectID var work
        if isStart {
          return .run { _ in
            try await withTaskCancellation(id: work) { try await clock.sleep(for: .seconds(1)) }
          }
        }
        return .run { _ in Task.cancel(id: work) }
      }
    }
    await store.send(true)
    await store.send(false)
    await store.finish()
  }

  /// Each kind of declaration cancels the effect with its identifier, and no other.
  @Test func everyKindOfDeclarationCancels() async {
    for kind in Declarations.Kind.allCases {
      let clock = TestClock()
      let store = TestStore(initialState: Declarations.State()) {
        Declarations()
      } withDependencies: {
        $0.continuousClock = clock
      }
      for kind in Declarations.Kind.allCases { await store.send(.start(kind)) }
      await store.send(.stop(kind))
      await clock.advance(by: .seconds(1))
      for other in Declarations.Kind.allCases where other != kind {
        await store.receive(\.ended, other) { $0.ended.append(other) }
      }
      await store.finish()
    }
  }
}

/// A feature with an effect for each kind of declaration.
private struct Declarations: Reducer {
  enum Kind: CaseIterable {
    case stored, computed, local, valuedLocal, valuedStored
  }

  struct State: Equatable {
    var ended: [Kind] = []
    var document = 7
  }

  @CasePathable
  enum Action {
    case start(Kind)
    case stop(Kind)
    case ended(Kind)
  }

  @EffectID var stored
  @EffectID var valuedStored = 7
  static var computed: EffectID.Value { EffectID().wrappedValue }
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    @EffectID var local
    @EffectID var valuedLocal = state.document

    func id(_ kind: Kind) -> EffectID.Value {
      switch kind {
      case .stored: stored
      case .computed: Self.computed
      case .local: local
      case .valuedLocal: valuedLocal
      case .valuedStored: valuedStored
      }
    }

    switch action {
    case .start(let kind):
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        await send(.ended(kind))
      }
      .cancellable(id: id(kind))
    case .stop(let kind):
      return .cancel(id: id(kind))
    case .ended(let kind):
      state.ended.append(kind)
      return .none
    }
  }
}
