import ComposableCore
import Foundation
import Testing

// Small apps in the style of the Composable Architecture 1.x.

// MARK: Todos

@Reducer
private struct Todo {
  @ObservableState
  struct State: Equatable, Identifiable {
    var description = ""
    let id: UUID
    var isComplete = false
  }

  enum Action: Sendable {
    case completeButtonTapped
    case descriptionChanged(String)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .completeButtonTapped:
        state.isComplete.toggle()
        return .none
      case let .descriptionChanged(description):
        state.description = description
        return .none
      }
    }
  }
}

private enum Filter: LocalizedStringKey, CaseIterable, Hashable {
  case all = "All"
  case active = "Active"
  case completed = "Completed"
}

private typealias LocalizedStringKey = String

@Reducer
private struct Todos {
  @ObservableState
  struct State: Equatable {
    var filter: Filter = .all
    var todos: IdentifiedArrayOf<Todo.State> = []

    var filteredTodos: IdentifiedArrayOf<Todo.State> {
      switch filter {
      case .active: return self.todos.filter { !$0.isComplete }
      case .all: return self.todos
      case .completed: return self.todos.filter(\.isComplete)
      }
    }
  }

  enum Action: Sendable {
    case addTodoButtonTapped
    case clearCompletedButtonTapped
    case delete(IndexSet)
    case filterPicked(Filter)
    case move(IndexSet, Int)
    case sortCompletedTodos
    case todos(IdentifiedActionOf<Todo>)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid
  private enum CancelID { case todoCompletion }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .addTodoButtonTapped:
        state.todos.insert(Todo.State(id: self.uuid()), at: 0)
        return .none

      case .clearCompletedButtonTapped:
        state.todos.removeAll(where: \.isComplete)
        return .none

      case let .delete(indexSet):
        let filteredTodos = state.filteredTodos
        for index in indexSet {
          state.todos.remove(id: filteredTodos[index].id)
        }
        return .none

      case let .filterPicked(filter):
        state.filter = filter
        return .none

      case let .move(source, destination):
        state.todos.move(fromOffsets: source, toOffset: destination)
        return .run { send in
          try await self.clock.sleep(for: .milliseconds(100))
          await send(.sortCompletedTodos)
        }

      case .sortCompletedTodos:
        state.todos.sort { $1.isComplete && !$0.isComplete }
        return .none

      case .todos(.element(id: _, action: .completeButtonTapped)):
        return .run { send in
          try await self.clock.sleep(for: .seconds(1))
          await send(.sortCompletedTodos, animation: .default)
        }
        .cancellable(id: CancelID.todoCompletion, cancelInFlight: true)

      case .todos:
        return .none
      }
    }
    .forEach(\.todos, action: \.todos) {
      Todo()
    }
  }
}

@MainActor
@Suite struct TodosTests {
  @Test func completedTodosMoveToTheEndAfterASecond() async {
    let clock = TestClock()
    let store = TestStore(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
    await store.send(.addTodoButtonTapped) {
      $0.todos.insert(Todo.State(id: UUID(0)), at: 0)
    }
    await store.send(.addTodoButtonTapped) {
      $0.todos = [Todo.State(id: UUID(1)), Todo.State(id: UUID(0))]
    }
    await store.send(.todos(.element(id: UUID(1), action: .descriptionChanged("Milk")))) {
      $0.todos[id: UUID(1)]?.description = "Milk"
    }
    await store.send(.todos(.element(id: UUID(1), action: .completeButtonTapped))) {
      $0.todos[id: UUID(1)]?.isComplete = true
    }
    await clock.advance(by: .milliseconds(500))
    await store.send(.todos(.element(id: UUID(0), action: .completeButtonTapped))) {
      $0.todos[id: UUID(0)]?.isComplete = true
    }
    await store.send(.todos(.element(id: UUID(0), action: .completeButtonTapped))) {
      $0.todos[id: UUID(0)]?.isComplete = false
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sortCompletedTodos) {
      $0.todos = [$0.todos[1], $0.todos[0]]
    }
    await store.send(.filterPicked(.active)) { $0.filter = .active }
    #expect(store.state.filteredTodos.map(\.id) == [UUID(0)])
    await store.send(.move([1], 0)) { $0.todos.swapAt(0, 1) }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.sortCompletedTodos) { $0.todos.swapAt(0, 1) }
    await store.send(.clearCompletedButtonTapped) { $0.todos.remove(id: UUID(1)) }
    await store.send(.delete([0])) { $0.todos = [] }
  }
}

// MARK: Search

@Reducer
private struct Search {
  @ObservableState
  struct State: Equatable {
    var results: [String] = []
    var searchQuery = ""
  }

  enum Action {
    case searchQueryChanged(String)
    case searchResponse(Result<[String], any Error>)
  }

  @Dependency(\.continuousClock) var clock
  var search: @Sendable (String) async throws -> [String]
  private enum CancelID { case search }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case let .searchQueryChanged(query):
        state.searchQuery = query
        guard !query.isEmpty else {
          state.results = []
          return .cancel(id: CancelID.search)
        }
        return .run { send in
          try await self.clock.sleep(for: .milliseconds(300))
          await send(.searchResponse(Result { try await search(query) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .searchResponse(.failure):
        state.results = []
        return .none

      case let .searchResponse(.success(results)):
        state.results = results
        return .none
      }
    }
  }
}

@MainActor
@Suite struct SearchTests {
  @Test func onlyTheLastQueryIsSearched() async {
    let clock = TestClock()
    let queries = LockIsolated<[String]>([])
    let store = TestStore(initialState: Search.State()) {
      Search { query in
        queries.withValue { $0.append(query) }
        return [query.uppercased()]
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    for query in ["s", "sw", "swift"] {
      await store.send(.searchQueryChanged(query)) { $0.searchQuery = query }
      await clock.advance(by: .milliseconds(200))
    }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.searchResponse.success, ["SWIFT"]) { $0.results = ["SWIFT"] }
    #expect(queries.value == ["swift"])
    await store.send(.searchQueryChanged("x")) { $0.searchQuery = "x" }
    await store.send(.searchQueryChanged("")) {
      $0.searchQuery = ""
      $0.results = []
    }
    await clock.advance(by: .seconds(1))
  }
}
