import ComposableCore
import ComposableEffectIdentifier
import Testing

@testable import ComposableTestSupport

/// Rows in the three types of collections, with both spellings.
@MainActor
@Suite struct ForEachNamespaceTests {
  typealias Child = IdentifiedAction<Int, Probe.Action>

  enum Form: CaseIterable {
    case rows, identified, dictionary, rowsOlder, identifiedOlder, dictionaryOlder

    @MainActor var reducer: Reduce<Rows.State, Rows.Action> {
      let parent = Reduce<Rows.State, Rows.Action>(Rows())
      switch self {
      case .rows:
        return Reduce(parent.forEachNamespace(\.rows, action: \.probes) { Probe() })
      case .identified:
        return Reduce(parent.forEachNamespace(\.identified, action: \.probes) { Probe() })
      case .dictionary:
        return Reduce(parent.forEachNamespace(\.dictionary, action: \.probes) { Probe() })
      case .rowsOlder:
        return Reduce(parent.forEachNamespaced(\.rows, action: \.probes) { Probe() })
      case .identifiedOlder:
        return Reduce(parent.forEachNamespaced(\.identified, action: \.probes) { Probe() })
      case .dictionaryOlder:
        return Reduce(parent.forEachNamespaced(\.dictionary, action: \.probes) { Probe() })
      }
    }

    func probe(_ id: Int, _ state: inout Rows.State, _ change: (inout Probe.State) -> Void) {
      switch self {
      case .rows, .rowsOlder: change(&state.rows[id: id]!)
      case .identified, .identifiedOlder: change(&state.identified[id: id]!.value)
      case .dictionary, .dictionaryOlder: change(&state.dictionary[id]!)
      }
    }
  }

  private let clock = TestClock()

  private func store(_ form: Form) -> TestStore<Rows.State, Rows.Action> {
    TestStore(initialState: Rows.State()) {
      form.reducer
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
  }

  @Test(arguments: Form.allCases)
  func eachRowHasItsOwnIdentifiers(_ form: Form) async {
    let store = store(form)
    for id in 1...2 {
      await store.send(\.probes[id: id].read) { state in
        form.probe(id, &state) { $0.seen = identifier { $0.namespace(id) } }
        state.seenByParent = Probe.ticking
      }
    }
  }

  @Test(arguments: Form.allCases)
  func aCancelReachesOnlyItsRow(_ form: Form) async {
    let store = store(form)
    await store.send(\.probes[id: 1].start)
    await store.send(\.probes[id: 2].start)
    await store.send(\.probes[id: 1].stop)
    await clock.advance(by: .seconds(1))
    await store.receive(\.probes[id: 2].tick) { state in form.probe(2, &state) { $0.ticks = 1 } }
    await store.send(\.probes[id: 2].stopInEffect)
    await store.finish()
  }

  @Test(arguments: Form.allCases)
  func removingARowCancelsItsEffects(_ form: Form) async {
    let store = store(form)
    await store.send(\.probes[id: 1].start)
    await store.send(\.probes[id: 2].startInEffect)
    await store.send(.remove(1)) { $0.remove(1) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.probes[id: 2].tick) { state in form.probe(2, &state) { $0.ticks = 1 } }
    await store.send(.remove(2)) { $0.remove(2) }
    await store.finish()
  }

  @Test(arguments: Form.allCases)
  func theParentIsNotInTheNamespaceOfARow(_ form: Form) async {
    let store = store(form)
    store.exhaustivity = .off
    await store.send(\.probes[id: 1].read) { $0.seenByParent = Probe.ticking }
  }

  @Test(arguments: Form.allCases)
  func anActionForAMissingRowIsReported(_ form: Form) async {
    let store = store(form)
    store.exhaustivity = .off
    let reports = await reports { await store.send(\.probes[id: 3].start) }
    #expect(
      reports.map { $0.mentions("'forEach' received", "no element has the id 3") } == [true])
    #expect(reports.first?.fileID?.hasSuffix("/ForEachNamespaceTests.swift") == true)
    await store.finish()
  }

  /// The rows' namespace is inside those of ancestors, and outside those of descendants.
  @Test func namespacesOfRowsComposeWithOthers() async {
    let store = TestStore(initialState: Rows.State()) {
      Reduce(Rows())
        .forEachNamespace(\.rows, action: \.probes) { Probe().namespace("below") }
        .namespace("above")
    }
    await store.send(\.probes[id: 1].read) {
      $0.rows[id: 1]?.seen = identifier { $0.namespace("below").namespace(1).namespace("above") }
      $0.seenByParent = identifier { $0.namespace("above") }
    }
  }
}
