import ComposableCore
import Foundation
import Testing

/// The dependencies that the closures of assertions read.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TestStoreDependencyTests {
  struct Draft: Equatable {
    let id: UUID

    init() {
      @Dependency(\.uuid) var uuid
      id = uuid()
    }
  }

  @Reducer
  struct Editor {
    struct State: Equatable {
      var draft: Draft?
      var savedAt: Date?
    }
    enum Action {
      case addTapped
      case added
      case saveTapped
    }
    @Dependency(\.date) var date

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addTapped:
          return .send(.added)
        case .added:
          state.draft = Draft()
          return .none
        case .saveTapped:
          state.savedAt = date.now
          return .none
        }
      }
    }
  }

  @Dependency(\.date) private var date

  private func store() -> TestStoreOf<Editor> {
    TestStore(initialState: Editor.State()) {
      Editor()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 1)
      $0.uuid = .constant(UUID(1))
    }
  }

  @Test func aClosureOfSendReadsTheDependenciesOfTheStore() async {
    let store = store()
    await store.send(.saveTapped) { $0.savedAt = date.now }
    store.dependencies.date.now = Date(timeIntervalSince1970: 2)
    await store.send(.saveTapped) { $0.savedAt = date.now }
    #expect(store.state.savedAt == Date(timeIntervalSince1970: 2))
  }

  @Test func aStateCreatedInAClosureReadsTheDependenciesOfTheStore() async {
    let store = store()
    await store.send(.addTapped)
    await store.receive(\.added) { $0.draft = Draft() }
    store.assert { $0.draft = Draft() }
  }

  @Test func aClosureOfATestThatIsNotExhaustiveReadsTheDependenciesOfTheStore() async {
    let store = store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.saveTapped) { $0.savedAt = date.now }
    await store.send(.addTapped)
    await store.receive(\.added) { $0.draft = Draft() }
  }
}
