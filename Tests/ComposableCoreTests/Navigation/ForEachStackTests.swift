import ComposableCore
import OrderedCollections
import Testing

@Reducer
private struct Detail {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case increment, startTimer, ticked, close
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment, .ticked:
        state.count += 1
        return .none
      case .startTimer:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .close:
        return isPresented ? .run { _ in await dismiss() } : .none
      }
    }
  }
}

@Reducer
private struct Root {
  @Reducer(state: .equatable)
  enum Path {
    case detail(Detail)
    case root(Root)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var pops = 0
  }

  enum Action {
    case path(StackActionOf<Path>)
    case pushTapped
    case popToRootTapped
    case replaceTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pushTapped:
        state.path.append(.detail(Detail.State()))
      case .popToRootTapped:
        state.path.removeAll()
      case .replaceTapped:
        state.path = StackState([.detail(Detail.State())])
      case .path(.popFrom):
        state.pops += 1
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

@MainActor
@Suite struct ForEachStackTests {
  private let clock = TestClock()

  private func makeStore(_ state: Root.State = Root.State()) -> TestStoreOf<Root> {
    TestStore(initialState: state) {
      Root()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func elementsArePushedChangedAndPopped() async {
    let store = makeStore()
    await store.send(.pushTapped) { $0.path[id: 0] = .detail(Detail.State()) }
    await store.send(.pushTapped) { $0.path.append(.detail(Detail.State())) }
    await store.send(\.path[id: 1].detail.increment) {
      $0.path[id: 1, case: \.detail]?.count = 1
    }
    await store.send(\.path.popFrom, 0) {
      $0.path = StackState()
      $0.pops = 1
    }
    await store.send(\.path.push, (id: 2, state: .detail(Detail.State(count: 5)))) {
      $0.path[id: 2] = .detail(Detail.State(count: 5))
    }
    await store.send(.pushTapped) { $0.path.append(.detail(Detail.State())) }
  }

  /// The closure of an action that was received long after others were reduced adds the elements of
  /// that action.
  @Test func theExpectedElementsOfSkippedActionsHaveTheirIds() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.pushTapped)
    await store.send(.pushTapped)
    store.exhaustivity = .on
    await store.send(.pushTapped) { $0.path.append(.detail(Detail.State())) }
    #expect(Array(store.state.path.ids) == [0, 1, 2])
  }

  @Test func effectsEndWithTheirElement() async {
    let store = makeStore()
    await store.send(.pushTapped) { $0.path[id: 0] = .detail(Detail.State()) }
    await store.send(.pushTapped) { $0.path[id: 1] = .detail(Detail.State()) }
    await store.send(\.path[id: 0].detail.startTimer)
    await store.send(\.path[id: 1].detail.startTimer)
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].detail.ticked) { $0.path[id: 0, case: \.detail]?.count = 1 }
    await store.receive(\.path[id: 1].detail.ticked) { $0.path[id: 1, case: \.detail]?.count = 1 }
    await store.send(\.path.popFrom, 1) {
      $0.path[id: 1] = nil
      $0.pops = 1
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].detail.ticked) { $0.path[id: 0, case: \.detail]?.count = 2 }
    await store.send(.popToRootTapped) { $0.path.removeAll() }
    await clock.advance(by: .seconds(1))
  }

  @Test func replacingTheStackEndsTheEffectsOfItsElements() async {
    let store = makeStore()
    await store.send(.pushTapped) { $0.path[id: 0] = .detail(Detail.State()) }
    await store.send(\.path[id: 0].detail.startTimer)
    await store.send(.replaceTapped) { $0.path = StackState([.detail(Detail.State())]) }
    await clock.advance(by: .seconds(1))
  }

  @Test func anElementDismissesItself() async {
    let store = makeStore()
    await store.send(.pushTapped) { $0.path[id: 0] = .detail(Detail.State()) }
    await store.send(.pushTapped) { $0.path[id: 1] = .detail(Detail.State()) }
    await store.send(\.path[id: 1].detail.close)
    await store.receive(\.path.popFrom, 1) {
      $0.path[id: 1] = nil
      $0.pops = 1
    }
  }

  @Test func aFeatureIsOnItsOwnStack() async {
    let inner = StackState<Root.Path.State>()
    let store = makeStore(Root.State(path: StackState([.root(Root.State(path: inner))])))
    await store.send(\.path[id: 0].root.pushTapped) {
      $0.path[id: 0, case: \.root]?.path.append(.detail(Detail.State()))
    }
    await store.send(\.path[id: 0].root.path[id: 1].detail.increment) {
      $0.path[id: 0, case: \.root]?.path[id: 1, case: \.detail]?.count = 1
    }
  }

  @Test func anActionOfAnAbsentElementIsReported() async {
    let store = makeStore()
    await withKnownIssue {
      await store.send(\.path[id: 7].detail.increment)
    } matching: {
      $0.description.contains("no element has the id #7")
    }
  }

  @Test func aPushOfAnIdInTheStackIsReported() async {
    let store = makeStore()
    await store.send(.pushTapped) { $0.path[id: 0] = .detail(Detail.State()) }
    await withKnownIssue {
      await store.send(\.path.push, (id: 0, state: .detail(Detail.State(count: 5))))
    } matching: {
      $0.description.contains("a push of the id #0, which is in the stack already")
    }
  }

  @Test func removingAnAbsentElementIsReported() async {
    let store = makeStore()
    await withKnownIssue {
      await store.send(\.path.popFrom, 7) { $0.pops = 1 }
    } matching: {
      $0.description.contains("no element has the id #7")
    }
  }

  @Test func aPushWithAnIdOutOfOrderIsReported() async {
    let store = makeStore()
    await withKnownIssue {
      await store.send(\.path.push, (id: 5, state: .detail(Detail.State()))) {
        $0.path[id: 5] = .detail(Detail.State())
      }
    } matching: {
      $0.description.contains("a push of the id #5, but the next id is #0")
    }
  }

  @Test func anObserverOfTheStackIsNotifiedOfItsElementsOnly() {
    let store = Store(initialState: Root.State()) { Root() }
    let changes = LockIsolated(0)
    func observe() {
      withObservationTracking {
        _ = store.path.ids
      } onChange: {
        changes.withValue { $0 += 1 }
      }
    }
    observe()
    store.send(.pushTapped)
    #expect(changes.value == 1)
    observe()
    let id = store.path.ids[0]
    store.send(.path(.element(id: id, action: .detail(.increment))))
    #expect(changes.value == 1)
    store.send(.path(.popFrom(id: id)))
    #expect(changes.value == 2)
  }
}
