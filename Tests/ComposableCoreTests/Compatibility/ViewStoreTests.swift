import ComposableCore
import Testing

/// View stores, of features whose state is not observable.
@MainActor
@Suite struct ViewStoreTests {
  private let store: StoreOf<Player>

  init() {
    store = Store(initialState: Player.State()) { Player() }
  }

  @available(*, deprecated)
  @Test func aViewStoreShowsTheStateAfterTheLastAction() {
    let viewStore = ViewStore(store, observe: \.title)
    #expect(viewStore.state == "Intro")
    store.send(.renamed("Chorus"))
    #expect(viewStore.state == "Chorus")
    viewStore.send(.renamed("Outro"))
    #expect(store.withState(\.title) == "Outro")
    #expect(ViewStore(store, observe: { $0 }).title == "Outro")
  }

  @available(*, deprecated)
  @Test func onlyChangesOfTheObservedStateNotify() {
    let viewStore = ViewStore(store, observe: \.title)
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = viewStore.state
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.positionChanged(1))
    store.send(.renamed("Intro"))
    #expect(changes.value == 0)
    store.send(.renamed("Chorus"))
    #expect(changes.value == 1)
  }

  @available(*, deprecated)
  @Test func aViewThatCreatesAViewStoreDoesNotObserveTheStore() {
    let changes = LockIsolated(0)
    let viewStore = withObservationTracking {
      ViewStore(store, observe: { $0 })
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.positionChanged(1))
    #expect(viewStore.position == 1)
    #expect(changes.value == 0)
  }

  @available(*, deprecated)
  @Test func aFunctionDecidesWhichStatesAreDuplicates() {
    let viewStore = ViewStore(
      store, observe: { $0 }, removeDuplicates: { $0.title.count == $1.title.count })
    store.send(.renamed("Outro"))
    #expect(viewStore.title == "Intro")
    store.send(.renamed("Chorus"))
    #expect(viewStore.title == "Chorus")
  }

  @available(*, deprecated)
  @Test func actionsOfTheViewAreMapped() {
    let viewStore = ViewStore(
      store, observe: \.title, send: { (title: String) in .renamed(title) })
    viewStore.send("Chorus")
    #expect(viewStore.state == "Chorus")
    viewStore.send("Outro", animation: .default)
    #expect(viewStore.state == "Outro")
  }

  @available(*, deprecated)
  @Test func aReleasedViewStoreObservesNothing() {
    let evaluations = LockIsolated(0)
    var viewStore: ViewStore<Int, Player.Action>? = ViewStore(store) { state in
      evaluations.withValue { $0 += 1 }
      return state.position
    }
    store.send(.positionChanged(1))
    #expect(viewStore?.state == 1)
    let before = evaluations.value
    viewStore = nil
    store.send(.positionChanged(2))
    store.send(.positionChanged(3))
    // The observer finds out at the first action.
    #expect(evaluations.value - before <= 1)
  }

  @available(*, deprecated)
  @Test func yieldWaitsWhileTheConditionHolds() async {
    let viewStore = ViewStore(store, observe: { $0 })
    let log = LockIsolated<[String]>([])
    store.send(.positionChanged(1))
    let task = Task.immediate { @MainActor in
      log.withValue { $0.append("waits") }
      await viewStore.yield(while: { $0.position < 3 })
      log.withValue { $0.append("returned at \(viewStore.position)") }
    }
    for position in 2...3 {
      log.withValue { $0.append("sends \(position)") }
      viewStore.send(.positionChanged(position))
    }
    await task.value
    #expect(log.value == ["waits", "sends 2", "sends 3", "returned at 3"])
    await viewStore.yield(while: { $0.position < 3 })
  }

  @available(*, deprecated)
  @Test func sendingWhileAConditionHoldsIsCancelledWithItsTask() async {
    let viewStore = ViewStore(store, observe: { $0 })
    let task = Task.immediate { @MainActor in
      await viewStore.send(.loadTapped, while: \.isLoading)
    }
    #expect(viewStore.isLoading)
    task.cancel()
    await task.value
    #expect(viewStore.isLoading)
    #expect(!viewStore.hasLoaded)
  }

  @available(*, deprecated)
  @Test func aViewStoreOfARemovedChildKeepsTheLastState() throws {
    store.send(.trackSet(Track.State(seconds: 4)))
    let child = try #require(store.scope(state: \.track, action: \.track))
    let viewStore = ViewStore(child, observe: \.seconds)
    store.send(.trackSet(nil))
    #expect(viewStore.state == 4)
  }

  @available(*, deprecated)
  @Test func aScopeWithFunctionsIsAChildStore() {
    let titles = store.scope(
      state: { $0.title.uppercased() }, action: { Player.Action.renamed($0) })
    titles.send("Chorus")
    #expect(titles.withState { $0 } == "CHORUS")
    let positions = store.scope(state: \.position, action: { Player.Action.positionChanged($0) })
    positions.send(7)
    #expect(positions.withState { $0 } == 7)
  }

  @available(*, deprecated)
  @Test func aChildOfAScopeWithFunctionsEndsWithItsState() throws {
    // The nested state has another type than the root: its path must not be read in the root.
    store.send(.albumChanged(Album(padding: "…", track: Track.State(seconds: 2))))
    let album = store.scope(state: { $0.album }, action: { $0 })
    let track = try #require(album.scope(state: \.track, action: \.track))
    #expect(track.withState(\.seconds) == 2)
    store.send(.albumChanged(Album(padding: "……", track: Track.State(seconds: 3))))
    #expect(track.withState(\.seconds) == 3)
    store.send(.albumChanged(Album(padding: "", track: nil)))
    #expect(album.scope(state: \.track, action: \.track) == nil)
  }
}

private struct Album: Equatable {
  var padding = ""
  var track: Track.State?
}

@Reducer
private struct Player {
  struct State: Equatable {
    var title = "Intro"
    var position = 0
    var isLoading = false
    var hasLoaded = false
    var track: Track.State?
    var album = Album()
  }
  enum Action {
    case renamed(String)
    case positionChanged(Int)
    case loadTapped
    case loaded
    case trackSet(Track.State?)
    case albumChanged(Album)
    case track(Track.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .renamed(let title): state.title = title
      case .positionChanged(let position): state.position = position
      case .loadTapped:
        state.isLoading = true
        return .run { send in
          try await Task<Void, Never>.never()
          await send(.loaded)
        }
      case .loaded: state.hasLoaded = true
      case .trackSet(let track): state.track = track
      case .albumChanged(let album): state.album = album
      case .track: break
      }
      return .none
    }
  }
}

@Reducer
private struct Track {
  struct State: Equatable { var seconds = 0 }
  enum Action { case ticked }
}
