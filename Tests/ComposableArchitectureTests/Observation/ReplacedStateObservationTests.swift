import ComposableArchitecture
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
    @Presents var sheet: Item?
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
