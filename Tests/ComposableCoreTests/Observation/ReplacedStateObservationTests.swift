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

  /// The number of notifications of an observer while a body runs.
  private func notificationCount(_ read: () -> Void, while body: () -> Void) -> Int {
    let count = LockIsolated(0)
    withObservationTracking(read) { count.withValue { $0 += 1 } }
    body()
    return count.value
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
      let notifications = notificationCount {
        _ = store.rows[id: 1]?.count
      } while: {
        store.send {
          if isInPlace { assign(&$0.rows, value) } else { $0.rows = value }
        }
      }
      #expect(notifications == 1)
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
      let notifications = notificationCount {
        _ = store.path[id: id]
      } while: {
        store.send { $0.path[id: id] = screen }
      }
      #expect(notifications == 1)
    }
    #expect(retained.first == .list(Item(id: 1)))
  }

  @Test func changingTheCaseOfARootEnumNotifies() {
    let store = store(Phase.idle)
    #expect(
      notificationCount {
        _ = store.state
      } while: {
        store.send { $0 = .loaded(1) }
      } == 1)
    #expect(
      notificationCount {
        _ = store.state
      } while: {
        store.send { $0 = .loaded(2) }
      } == 1)
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
    #expect(
      notificationCount {
        _ = root.state
      } while: {
        root.send { _ in }
        root.send { $0 = .idle }
      } == 0)

    let list = store(PhaseList())
    func visit(_ phase: inout Phase) {}
    #expect(
      notificationCount {
        _ = list.rows[id: 1]?.phase
        _ = list.rows[id: 1]?.optional
        _ = list.phases
      } while: {
        list.send { visit(&$0.rows[id: 1]!.phase) }
        list.send { visit(&$0.rows[id: 1]!.optional!) }
        list.send { visit(&$0.phases[id: 1]!.value) }
      } == 0)
    #expect(
      notificationCount {
        _ = list.phases
      } while: {
        list.send { $0.phases[id: 1]!.value = .loaded(1) }
      } == 1)
  }

  @Test func editingACopyKeepsTheOriginalsObservers() {
    let store = store(Page())
    #expect(
      notificationCount {
        _ = store.item?.count
      } while: {
        var copy = store.item
        copy?.count = 7
        store.send { $0.item?.count = 5 }
      } == 1)
  }

  @Test func editingACopyInAReducerKeepsTheOriginalsObservers() {
    let store = store(Page())
    #expect(
      notificationCount {
        _ = store.item?.count
      } while: {
        store.send { page in
          var draft = page.item
          draft?.count = 7
          page.item?.count = 5
        }
      } == 1)
  }

  @Test func aDiscardedCopyNotifiesNoObserver() {
    let store = store(Page())
    #expect(
      notificationCount {
        _ = store.item?.count
      } while: {
        store.send { page in
          var draft = page.item
          draft?.other = 9
        }
      } == 0)
  }

  @Test func changingThePayloadOfAnEnumRowNotifies() {
    let store = Store(initialState: Jobs.State()) { Jobs() }
    #expect(
      notificationCount {
        _ = store.rows[id: 1]
      } while: {
        store.send(.rows(.element(id: 1, action: .run(2))))
      } == 1)
  }

  @Test func changingThePayloadOfAnEnumFieldNotifies() {
    let store = store(Page(phase: .loaded(1)))
    #expect(
      notificationCount {
        _ = store.phase
      } while: {
        store.send { $0.phase = .loaded(2) }
      } == 1)
    #expect(
      notificationCount {
        _ = store.phase
      } while: {
        store.send { $0.phase = .loaded(2) }
      } == 0)
  }

  @Test func replacingTheRootNotifiesWhileACopyExists() {
    let store = store(Page())
    let copy = store.state
    #expect(
      notificationCount {
        _ = store.phase
      } while: {
        store.send { $0 = Page(phase: .loaded(3)) }
      } == 1)
    #expect(copy.phase == .idle)
  }

  @Test func aCopyDoesNotCauseAdditionalNotifications() {
    let store = store(Page())
    let copy = store.state
    #expect(
      notificationCount {
        _ = store.phase
      } while: {
        store.send { $0.item = nil }
      } == 0)
    #expect(copy.item == Item(id: 1))
  }

  @Test func restoringACopyNotifies() {
    let store = store(Page())
    let copy = store.state
    store.send { $0.item?.count = 5 }
    #expect(
      notificationCount {
        _ = store.item?.count
      } while: {
        store.send { $0.item = copy.item }
      } == 1)
    #expect(store.item?.count == 0)
  }

  @Test(arguments: [false, true])
  func undoWithRedoNotifies(_ isEditedToo: Bool) {
    let store = store(Editor())
    store.send { $0.type("a") }
    store.send { $0.type("b") }
    #expect(
      notificationCount {
        _ = store.text
      } while: {
        store.send {
          $0.undo()
          if isEditedToo { $0.editCount += 1 }
        }
      } == 1)
    #expect(store.text == "a")
  }

  @Test func revertingTheRootNotifiesWhileItsValuesAreRetained() {
    let store = store(Page())
    let original = store.state
    store.send { $0.item?.count = 5 }
    let edited = store.state
    #expect(
      notificationCount {
        _ = store.item?.count
      } while: {
        store.send { $0 = original }
      } == 1)
    #expect(edited.item?.count == 5)
    #expect(store.item?.count == 0)
  }

  @Test func revertingAChildNotifiesWhileItsValuesAreRetained() {
    let store = Store(initialState: Form.State()) { Form() }
    let original = store.draft
    store.send(.draft { $0.count = 5 })
    let edited = store.draft
    #expect(
      notificationCount {
        _ = store.draft.count
      } while: {
        store.send(.draft { $0 = original })
      } == 1)
    #expect(edited.count == 5)
    #expect(store.draft.count == 0)
  }

  @Test func aChangeInPlaceOfARetainedValueNotifiesOnlyItsField() {
    let store = store(Page())
    let copy = store.state
    #expect(
      notificationCount {
        _ = store.item
      } while: {
        store.send { page in
          page.item?.count = 1
          let second = page
          page.item?.count = 2 + (second.item?.count ?? 0)
        }
      } == 0)
    #expect(copy.item?.count == 0)
  }

  @Test(arguments: RowReplacement.allCases)
  func replacingARowInPlaceNotifiesWhileACopyExists(_ replacement: RowReplacement) {
    let store = store(Page())
    let copies = (store.state, store.rows)
    #expect(
      notificationCount {
        _ = store.rows[id: 1]?.count
      } while: {
        store.send { replacement.perform(&$0) }
      } == 1)
    #expect(store.rows[id: 1]?.count == 9)
    #expect(store.wrapped[id: 1]?.count == 9)
    #expect(copies.0.rows == copies.1)
  }

  @Test(arguments: RowReplacement.allCases)
  func replacingAnIdentifiedRowInPlaceNotifiesWhileACopyExists(_ replacement: RowReplacement) {
    let store = store(Page())
    let copy = store.state
    #expect(
      notificationCount {
        _ = store.wrapped[id: 1]?.count
      } while: {
        store.send { replacement.perform(&$0) }
      } == 1)
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
    #expect(
      notificationCount {
        _ = (store.rows, store.wrapped)
      } while: {
        store.send { page in
          page.rows[id: 1]?.count = 9
          page.rows[1].count = 9
          page.wrapped[id: 1]?.value.count = 9
          page.wrapped[1].value.count = 9
        }
      } == 0)
    #expect(copy.rows[id: 1]?.count == 0)
  }

  @Test func fieldsOfAPresentedStateNotifySeparately() {
    let store = store(Page())
    store.send { $0.sheet = Item(id: 3) }
    #expect(
      notificationCount {
        _ = store.sheet
      } while: {
        store.send { $0.$sheet.wrappedValue?.other = 1 }
      } == 0)
    #expect(
      notificationCount {
        _ = store.sheet?.count
      } while: {
        store.send { $0.sheet?.count = 1 }
      } == 1)
    #expect(
      notificationCount {
        _ = store.sheet
      } while: {
        store.send { $0.sheet = nil }
      } == 1)
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
