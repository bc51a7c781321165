import ComposableCore
import Testing

/// A feature that contains itself.
@Reducer
struct Folder {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isOpen = false
    var folders: IdentifiedArrayOf<State> = []
  }
  enum Action {
    case toggle
    case delayedToggle
    indirect case folders(IdentifiedActionOf<Folder>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggle:
        state.isOpen.toggle()
        return .none
      case .delayedToggle:
        return .run { await $0(.toggle) }
      case .folders:
        return .none
      }
    }
    .forEach(\.folders, action: \.folders) { Folder() }
  }
}

@MainActor
@Suite struct RecursionTests {
  private let store: StoreOf<Folder>

  init() {
    store = Store(
      initialState: Folder.State(
        id: 0, folders: [Folder.State(id: 1, folders: [Folder.State(id: 2)]), Folder.State(id: 3)]
      )
    ) {
      Folder()
    }
  }

  @Test func actionsReachEveryLevel() async {
    store.send(.toggle)
    store.send(.folders(.element(id: 3, action: .toggle)))
    await store.send(
      .folders(.element(id: 1, action: .folders(.element(id: 2, action: .delayedToggle))))
    )
    .finish()
    #expect(store.isOpen)
    #expect(store.folders[id: 1]?.isOpen == false)
    #expect(store.folders[id: 1]?.folders[id: 2]?.isOpen == true)
    #expect(store.folders[id: 3]?.isOpen == true)
  }

  @Test func storesReachEveryLevel() {
    let row = store.scope(state: \.folders, action: \.folders).first
    let leaf = row?.scope(state: \.folders, action: \.folders).first
    leaf?.send(.toggle)
    #expect(store.folders[id: 1]?.folders[id: 2]?.isOpen == true)
  }

  /// A thousand levels fit into the stack of a main thread, 8 MB, without optimization.
  @Test func effectsReachAThousandLevels() async {
    let depth = 1000
    let state = (0..<depth).reversed().reduce(Folder.State(id: depth)) {
      Folder.State(id: $1, folders: [$0])
    }
    let action = (1...depth).reversed().reduce(Folder.Action.delayedToggle) {
      .folders(.element(id: $1, action: $0))
    }
    let store = Store(initialState: state) { Folder() }
    await store.send(action).finish()
    let folders = sequence(first: store.state) { $0.folders.first }
    #expect(folders.map(\.isOpen) == Array(repeating: false, count: depth) + [true])
  }

  @Test func casePathsReachEveryLevel() async {
    let store = TestStore(
      initialState: Folder.State(id: 0, folders: [Folder.State(id: 1)])
    ) {
      Folder()
    }
    await store.send(.folders(.element(id: 1, action: .delayedToggle)))
    await store.receive(\.folders[id: 1].toggle) { $0.folders[id: 1]?.isOpen = true }
  }
}
