import ComposablePublishers
import ConcurrencyExtras
import Testing

/// The publishers of view stores, and the child stores of `ifLet`.
@MainActor
@Suite struct ViewStorePublisherTests {
  private let store: StoreOf<Panel>

  init() {
    store = Store(initialState: Panel.State()) { Panel() }
  }

  @available(*, deprecated)
  @Test func aViewStorePublishesChangesOfItsStateOnly() {
    let viewStore = ViewStore(store, observe: \.title)
    let titles = LockIsolated<[String]>([])
    let cancellable = viewStore.publisher.sink { title in titles.withValue { $0.append(title) } }
    store.send(.detailSet(1))
    store.send(.renamed("Second"))
    store.send(.renamed("Second"))
    #expect(titles.value == ["First", "Second"])
    cancellable.cancel()
    store.send(.renamed("Third"))
    #expect(titles.value == ["First", "Second"])
  }

  @available(*, deprecated)
  @Test func ifLetPassesTheStoreOfEachNewValue() {
    let log = LockIsolated<[String]>([])
    let detail = store.scope(state: { $0.detail }, action: { (action: Panel.Action) in action })
    let cancellable = detail.ifLet { store in
      let value = store.withState { $0 }
      log.withValue { $0.append("\(value)") }
    } else: {
      log.withValue { $0.append("none") }
    }
    store.send(.detailSet(1))
    store.send(.detailSet(2))
    store.send(.detailSet(nil))
    #expect(log.value == ["none", "1", "none"])
    cancellable.cancel()
    store.send(.detailSet(3))
    #expect(log.value == ["none", "1", "none"])
  }

  @available(*, deprecated)
  @Test func ifLetFindsTheStoreOfAScopeThatNothingElseRetains() {
    let log = LockIsolated<[String]>([])
    let cancellable = store.scope(
      state: { $0.detail }, action: { (action: Panel.Action) in action }
    )
    .ifLet { _ in
      log.withValue { $0.append("some") }
    } else: {
      log.withValue { $0.append("none") }
    }
    store.send(.detailSet(1))
    #expect(log.value == ["none", "some"])
    cancellable.cancel()
  }
}

@Reducer
private struct Panel {
  struct State: Equatable {
    var title = "First"
    var detail: Int?
  }
  enum Action {
    case renamed(String)
    case detailSet(Int?)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .renamed(let title): state.title = title
      case .detailSet(let detail): state.detail = detail
      }
      return .none
    }
  }
}
