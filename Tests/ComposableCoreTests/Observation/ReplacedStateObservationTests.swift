import ComposableCore
import Testing

/// Notifications for state that is replaced as a whole, also where no field of it is observed.
@MainActor
@Suite struct ReplacedStateObservationTests {
  @ObservableState
  enum Phase: Equatable {
    case idle
    case loaded(Int)
  }

  @ObservableState
  struct Item: Equatable, Identifiable {
    let id: Int
    var count = 0
    var other = 0
  }

  @ObservableState
  struct Page: Equatable {
    var phase = Phase.idle
    var item: Item? = Item(id: 1)
    var rows: IdentifiedArrayOf<Item> = [Item(id: 1), Item(id: 2)]
    var wrapped: IdentifiedArrayOf<Identified<Int, Item>> = [
      Identified(Item(id: 1), id: 1), Identified(Item(id: 2), id: 2),
    ]
    @Presents var sheet: Item?
  }

  /// A text with a history, which retains each earlier and each undone value.
  @ObservableState
  struct Editor {
    var text = ""
    var editCount = 0
    var past: [Editor] = []
    var future: [Editor] = []

    mutating func type(_ text: String) {
      past.append(self)
      self.text = text
    }

    mutating func undo() {
      let now = self
      guard var earlier = past.popLast() else { return }
      earlier.future.append(now)
      self = earlier
    }
  }

  /// A store whose actions are mutations of its state.
  private func store<State>(_ state: State) -> Store<State, (inout State) -> Void> {
    Store(initialState: state) {
      Reduce { state, change in
        change(&state)
        return .none
      }
    }
  }

  /// Expects that a body notifies the observer of what a closure reads.
  private func expectNotification(
    of read: () -> Void, by body: () -> Void,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let wasNotified = isNotified(of: read, by: body)
    #expect(wasNotified, sourceLocation: sourceLocation)
  }

  /// Expects that a body does not notify the observer of what a closure reads.
  private func expectNoNotification(
    of read: () -> Void, by body: () -> Void,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let wasNotified = isNotified(of: read, by: body)
    #expect(!wasNotified, sourceLocation: sourceLocation)
  }

  private func isNotified(of read: () -> Void, by body: () -> Void) -> Bool {
    let isNotified = LockIsolated(false)
    withObservationTracking(read) { isNotified.setValue(true) }
    body()
    return isNotified.value
  }

  @Test(arguments: [false, true])
  func revertedRowsNotifyWhileTheirValuesAreRetained(isInPlace: Bool) {
    let store = store(Page())
    let original = store.rows
    store.send { $0.rows[id: 1]?.count = 5 }
    let edited = store.rows
    func assign(_ rows: inout IdentifiedArrayOf<Item>, _ value: IdentifiedArrayOf<Item>) {
      rows = value
    }
    for (value, count) in [(original, 0), (edited, 5), (original, 0)] {
      expectNotification(
        of: { _ = store.rows[id: 1]?.count },
        by: {
          store.send {
            if isInPlace { assign(&$0.rows, value) } else { $0.rows = value }
          }
        })
      #expect(store.rows[id: 1]?.count == count)
    }
  }

  @ObservableState
  enum Screen: Equatable {
    case list(Item)
    case detail(Item)
  }

  @ObservableState
  struct Root {
    var path = StackState<Screen>([.list(Item(id: 1))])
  }

  @Test func replacedElementsOfAStackNotify() throws {
    let store = store(Root())
    let retained = store.path
    let id = try #require(store.path.ids.first)
    for screen in [Screen.detail(Item(id: 2)), .detail(Item(id: 3))] {
      expectNotification(
        of: { _ = store.path[id: id] }, by: { store.send { $0.path[id: id] = screen } })
    }
    #expect(retained.first == .list(Item(id: 1)))
  }

  @Test func changingTheCaseOfARootEnumNotifies() {
    let store = store(Phase.idle)
    expectNotification(of: { _ = store.state }, by: { store.send { $0 = .loaded(1) } })
    expectNotification(of: { _ = store.state }, by: { store.send { $0 = .loaded(2) } })
  }

  @ObservableState
  struct PhaseRow: Identifiable {
    let id: Int
    var phase = Phase.idle
    var optional: Phase? = .idle
  }

  @ObservableState
  struct PhaseList {
    var rows: IdentifiedArrayOf<PhaseRow> = [PhaseRow(id: 1)]
    var phases: IdentifiedArrayOf<Identified<Int, Phase>> = [Identified(.idle, id: 1)]
  }

  /// The case without a payload at the root, in a field, an optional and the row of a list.
  @Test func aCaseWithoutAPayloadThatDoesNotChangeDoesNotNotify() {
    let root = store(Phase.idle)
    expectNoNotification(
      of: { _ = root.state },
      by: {
        root.send { _ in }
        root.send { $0 = .idle }
      })

    let list = store(PhaseList())
    func visit(_ phase: inout Phase) {}
    expectNoNotification(
      of: {
        _ = list.rows[id: 1]?.phase
        _ = list.rows[id: 1]?.optional
        _ = list.phases
      },
      by: {
        list.send { visit(&$0.rows[id: 1]!.phase) }
        list.send { visit(&$0.rows[id: 1]!.optional!) }
        list.send { visit(&$0.phases[id: 1]!.value) }
      })
    expectNotification(
      of: { _ = list.phases }, by: { list.send { $0.phases[id: 1]!.value = .loaded(1) } })
  }

  @Test func editingACopyKeepsTheOriginalsObservers() {
    let store = store(Page())
    expectNotification(
      of: { _ = store.item?.count },
      by: {
        var copy = store.item
        copy?.count = 7
        store.send { $0.item?.count = 5 }
      })
  }

  @Test func editingACopyInAReducerKeepsTheOriginalsObservers() {
    let store = store(Page())
    expectNotification(
      of: { _ = store.item?.count },
      by: {
        store.send { page in
          var draft = page.item
          draft?.count = 7
          page.item?.count = 5
        }
      })
  }

  @Test func aDiscardedCopyNotifiesNoObserver() {
    let store = store(Page())
    expectNoNotification(
      of: { _ = store.item?.count },
      by: {
        store.send { page in
          var draft = page.item
          draft?.other = 9
        }
      })
  }

  @Test func changingThePayloadOfAnEnumRowNotifies() {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    expectNotification(
      of: { _ = store.rows[id: 1] }, by: { store.send(.rows(.element(id: 1, action: .run(2)))) })
  }

  @Test func changingThePayloadOfAnEnumFieldNotifies() {
    let store = store(Page(phase: .loaded(1)))
    expectNotification(of: { _ = store.phase }, by: { store.send { $0.phase = .loaded(2) } })
    expectNoNotification(of: { _ = store.phase }, by: { store.send { $0.phase = .loaded(2) } })
  }

  @Test func replacingTheRootNotifiesWhileACopyExists() {
    let store = store(Page())
    let copy = store.state
    expectNotification(of: { _ = store.phase }, by: { store.send { $0 = Page(phase: .loaded(3)) } })
    #expect(copy.phase == .idle)
  }

  @Test func aCopyDoesNotCauseAdditionalNotifications() {
    let store = store(Page())
    let copy = store.state
    expectNoNotification(of: { _ = store.phase }, by: { store.send { $0.item = nil } })
    #expect(copy.item == Item(id: 1))
  }

  @Test func restoringACopyNotifies() {
    let store = store(Page())
    let copy = store.state
    store.send { $0.item?.count = 5 }
    expectNotification(of: { _ = store.item?.count }, by: { store.send { $0.item = copy.item } })
    #expect(store.item?.count == 0)
  }

  @Test(arguments: [false, true])
  func undoWithRedoNotifies(_ isEditedToo: Bool) {
    let store = store(Editor())
    store.send { $0.type("a") }
    store.send { $0.type("b") }
    expectNotification(
      of: { _ = store.text },
      by: {
        store.send {
          $0.undo()
          if isEditedToo { $0.editCount += 1 }
        }
      })
    #expect(store.text == "a")
  }

  @Test func revertingTheRootNotifiesWhileItsValuesAreRetained() {
    let store = store(Page())
    let original = store.state
    store.send { $0.item?.count = 5 }
    let edited = store.state
    expectNotification(of: { _ = store.item?.count }, by: { store.send { $0 = original } })
    #expect(edited.item?.count == 5)
    #expect(store.item?.count == 0)
  }

  @Test func revertingAChildNotifiesWhileItsValuesAreRetained() {
    let store = Store(initialState: Form.State()) { Form() }
    let original = store.draft
    store.send(.draft { $0.count = 5 })
    let edited = store.draft
    expectNotification(of: { _ = store.draft.count }, by: { store.send(.draft { $0 = original }) })
    #expect(edited.count == 5)
    #expect(store.draft.count == 0)
  }

  @Test func aChangeInPlaceOfARetainedValueNotifiesOnlyItsField() {
    let store = store(Page())
    let copy = store.state
    expectNoNotification(
      of: { _ = store.item },
      by: {
        store.send { page in
          page.item?.count = 1
          let second = page
          page.item?.count = 2 + (second.item?.count ?? 0)
        }
      })
    #expect(copy.item?.count == 0)
  }

  @Test(arguments: RowReplacement.allCases)
  func replacingARowInPlaceNotifiesWhileACopyExists(_ replacement: RowReplacement) {
    let store = store(Page())
    let copies = (store.state, store.rows)
    expectNotification(
      of: { _ = store.rows[id: 1]?.count }, by: { store.send { replacement.perform(&$0) } })
    #expect(store.rows[id: 1]?.count == 9)
    #expect(store.wrapped[id: 1]?.count == 9)
    #expect(copies.0.rows == copies.1)
  }

  @Test(arguments: RowReplacement.allCases)
  func replacingAnIdentifiedRowInPlaceNotifiesWhileACopyExists(_ replacement: RowReplacement) {
    let store = store(Page())
    let copy = store.state
    expectNotification(
      of: { _ = store.wrapped[id: 1]?.count }, by: { store.send { replacement.perform(&$0) } })
    #expect(copy.wrapped[id: 1]?.count == 0)
  }

  /// The ways to replace a row without removing it.
  enum RowReplacement: CaseIterable {
    case id, position, function

    func perform(_ page: inout Page) {
      func replace(_ row: inout Item) { row = Item(id: 1, count: 9) }
      switch self {
      case .id:
        page.rows[id: 1]? = Item(id: 1, count: 9)
        page.wrapped[id: 1]?.value = Item(id: 1, count: 9)
      case .position:
        replace(&page.rows[0])
        replace(&page.wrapped[0].value)
      case .function:
        replace(&page.rows[id: 1]!)
        replace(&page.wrapped[id: 1]!.value)
      }
    }
  }

  @Test func changingARetainedRowInPlaceDoesNotNotifyTheList() {
    let store = store(Page())
    let copy = store.state
    expectNoNotification(
      of: { _ = (store.rows, store.wrapped) },
      by: {
        store.send { page in
          page.rows[id: 1]?.count = 9
          page.rows[1].count = 9
          page.wrapped[id: 1]?.value.count = 9
          page.wrapped[1].value.count = 9
        }
      })
    #expect(copy.rows[id: 1]?.count == 0)
  }
}

@Reducer
private struct Job {
  @ObservableState
  enum State: Equatable, Identifiable {
    case running(Int)
    var id: Int { 1 }
  }
  enum Action { case run(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .run(let number) = action { state = .running(number) }
      return .none
    }
  }
}

@Reducer
private struct Jobs {
  @ObservableState
  struct State: Equatable { var rows: IdentifiedArrayOf<Job.State> = [.running(1)] }
  enum Action { case rows(IdentifiedActionOf<Job>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Job() }
  }
}

/// A parent whose child replaces its own state.
@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable {
    var draft = ReplacedStateObservationTests.Item(id: 1)
  }
  enum Action { case draft((inout ReplacedStateObservationTests.Item) -> Void) }

  var body: some ReducerOf<Self> {
    Scope(state: \.draft, action: \.draft) {
      Reduce { state, change in
        change(&state)
        return .none
      }
    }
  }
}
