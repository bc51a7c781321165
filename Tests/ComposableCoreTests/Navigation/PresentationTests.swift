import ComposableCore
import Testing

@Reducer
private struct Detail {
  @ObservableState
  struct State: Equatable {
    var ticks = 0
  }
  enum Action {
    case started
    case tick
    case closeTapped
    case closeAnimatedTapped
    case closeContinuouslyTapped
  }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
      case .tick:
        state.ticks += 1
        return .none
      case .closeTapped:
        return .run { _ in await dismiss() }
      case .closeAnimatedTapped:
        return .run { _ in await dismiss(animation: .spring) }
      case .closeContinuouslyTapped:
        var transaction = Transaction()
        transaction.isContinuous = true
        return .run { [transaction] _ in await dismiss(transaction: transaction) }
      }
    }
  }
}

@Reducer
private struct Parent {
  @Reducer(state: .equatable)
  enum Destination {
    case detail(Detail)
    case other(Detail)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }
  enum Action {
    case shown
    case switched
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .shown:
        state.destination = .detail(Detail.State())
      case .switched:
        state.destination = .other(Detail.State())
      case .destination:
        break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

@MainActor
@Suite struct PresentationTests {
  private let clock = TestClock()

  private func makeStore() -> TestStoreOf<Parent> {
    TestStore(initialState: Parent.State()) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func theDismissActionEndsThePresentationAndItsEffects() async {
    let store = makeStore()
    await store.send(.shown) { $0.destination = .detail(Detail.State()) }
    await store.send(.destination(.presented(.detail(.started))))
    await clock.advance(by: .seconds(1))
    await store.receive(\.destination.detail.tick) {
      $0.destination?.modify(\.detail) { $0.ticks = 1 }
    }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    await store.finish()
  }

  /// The transaction in which a presented feature dismisses itself on an action.
  private func transactionOfDismissal(by action: Detail.Action) async -> Transaction {
    let store = makeStore()
    await store.send(.shown) { $0.destination = .detail(Detail.State()) }
    await store.send(.destination(.presented(.detail(action))))
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    return store.transaction
  }

  @Test func aPresentedFeatureCanDismissItself() async {
    #expect(await transactionOfDismissal(by: .closeTapped).animation == nil)
  }

  @Test func aPresentedFeatureCanDismissItselfWithAnAnimation() async {
    #expect(await transactionOfDismissal(by: .closeAnimatedTapped).animation == .spring)
  }

  @Test func aPresentedFeatureCanDismissItselfUnderATransaction() async {
    #expect(await transactionOfDismissal(by: .closeContinuouslyTapped).isContinuous)
  }

  @Test func changingTheCaseCancelsTheEffectsOfThePreviousOne() async {
    let store = makeStore()
    await store.send(.shown) { $0.destination = .detail(Detail.State()) }
    await store.send(.destination(.presented(.detail(.started))))
    await store.send(.switched) { $0.destination = .other(Detail.State()) }
    await store.finish()
  }

  @Test func actionsWithoutAPresentationAreReported() async {
    let store = makeStore()
    await withKnownIssue {
      await store.send(.destination(.presented(.detail(.tick))))
    } matching: {
      $0.description.contains("nothing is presented")
    }
    await withKnownIssue {
      await store.send(.destination(.dismiss))
    } matching: {
      $0.description.contains("nothing is presented")
    }
  }

  @Test func presentedStoresAreScoped() {
    let store = Store(initialState: Parent.State()) { Parent() }
    #expect(store.scope(state: \.destination?.detail, action: \.destination.detail) == nil)
    store.send(.shown)
    let detail = store.scope(state: \.destination?.detail, action: \.destination.detail)
    detail?.send(.tick)
    #expect(detail?.ticks == 1)
    #expect(store.destination == .detail(Detail.State(ticks: 1)))
    store.send(.destination(.dismiss))
    #expect(store.scope(state: \.destination?.detail, action: \.destination.detail) == nil)
  }

  @Test func aStoreExposesItsCase() throws {
    let store = Store(initialState: Parent.State()) { Parent() }
    func destination() throws -> StoreOf<Parent.Destination> {
      try #require(store.scope(state: \.destination, action: \.destination))
    }
    store.send(.shown)
    guard case .detail(let detail) = try destination().case else {
      Issue.record("The destination is no 'detail'.")
      return
    }
    detail.send(.tick)
    #expect(store.destination == .detail(Detail.State(ticks: 1)))
    store.send(.switched)
    guard case .other(let other) = try destination().case else {
      Issue.record("The destination is no 'other'.")
      return
    }
    #expect(other.ticks == 0)
  }
}
