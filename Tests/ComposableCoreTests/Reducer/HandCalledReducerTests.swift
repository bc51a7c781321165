import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Reducers that call `reduce` of another in place of an operator.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct HandCalledReducerTests {
  private let clock = TestClock()

  @Test(arguments: [nil, Note.State()])
  func removingAChildKeepsTheEffectsOfANestedFeatureOfTheSameType(_ rootNote: Note.State?) async {
    let store = TestStore(
      initialState: Branch.State(note: rootNote, branches: [Branch.State(note: Note.State())])
    ) {
      Branch()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.branch(0, .note(.start)))
    // The note of the root is another one.
    await store.send(.removeNote, assert: rootNote.map { _ in { $0.note = nil } })
    await clock.advance(by: .seconds(1))
    await store.receive(\.branch) { $0.branches[0].note?.count = 1 }
  }

  @Test func aWrapperOfTheSameStateKeepsTheLifetimesOfItsChildren() async {
    let store = TestStore(initialState: Branch.State(note: Note.State())) {
      Wrapper(base: Branch())
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.note(.start))
    await store.send(.removeNote) { $0.note = nil }
    await store.finish()
  }

  @Test func aWrapperOfAChildKeepsTheLifetimesOfItsChildren() async {
    let store = TestStore(initialState: Tree.State()) {
      Tree()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.branch(.note(.start)))
    await store.send(.branch(.removeNote)) { $0.branch.note = nil }
    await store.finish()
  }

  @Test func theNamespaceOfAStateOfTheSameTypeIsNotReadFromTheCaller() async {
    let store = TestStore(initialState: Named.State(id: 1, children: [Named.State(id: 2)])) {
      Named()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = await store.send(.child(.start))
    await task.cancel()
  }

  /// A recursive feature in a namespace with its id, which calls the reducer of its first child.
  @Reducer
  struct Named {
    @ObservableState
    struct State: Equatable {
      let id: Int
      var children: [State] = []
    }
    indirect enum Action {
      case start
      case child(Action)
    }
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { _ in try await clock.sleep(for: .seconds(1)) }
        case .child(let action):
          return Named().reduce(into: &state.children[0], action: action).map { .child($0) }
        }
      }
      .namespaced(
        by: \.id, readsState: true, makeDependencies: { { _ in ._current } },
        onChange: { Issue.record("The namespace changed from \($0) to \($1).") }
      )
    }
  }

  struct Wrapper<Base: Reducer>: Reducer {
    let base: Base

    func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
      base.reduce(into: &state, action: action)
    }
  }

  @Reducer
  struct Note {
    @ObservableState
    struct State: Equatable { var count = 0 }
    enum Action { case start, tick }
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.tick)
          }
        case .tick:
          state.count += 1
          return .none
        }
      }
    }
  }

  @Reducer
  struct Branch {
    @ObservableState
    struct State: Equatable {
      var note: Note.State?
      var branches: [Branch.State] = []
    }
    indirect enum Action {
      case note(Note.Action)
      case branch(Int, Action)
      case removeNote
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .branch(let index, let action):
          return Branch().reduce(into: &state.branches[index], action: action)
            .map { .branch(index, $0) }
        case .removeNote:
          state.note = nil
          return .none
        case .note:
          return .none
        }
      }
      .ifLet(\.note, action: \.note) { Note() }
    }
  }

  @Reducer
  struct Tree {
    @ObservableState
    struct State: Equatable { var branch = Branch.State(note: Note.State()) }
    enum Action { case branch(Branch.Action) }

    var body: some ReducerOf<Self> {
      Scope(state: \.branch, action: \.branch) { Wrapper(base: Branch()) }
    }
  }
}
