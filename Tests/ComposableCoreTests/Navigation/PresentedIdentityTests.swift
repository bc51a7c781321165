import ComposableCore
import Testing

@testable import ComposableTestSupport

/// The identity of a presented enum: its case and the id of its payload.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PresentedIdentityTests {
  private let ended = EndedOperations<String>()

  private func start(_ name: String) -> Editor.Action { .start(name, ended) }

  @Test func replacingThePayloadByOneWithAnotherIDCancelsTheEffects() async {
    let store = Store(initialState: App.State(destination: .edit(Editor.State(id: 1)))) { App() }
    let task = store.send(.destination(.presented(.edit(start("first")))))
    store.send(.present(.edit(Editor.State(id: 1, text: "changed"))))
    #expect(!task.isCancelled)
    store.send(.present(.edit(Editor.State(id: 2))))
    await task.finish()
    #expect(await ended.next() == "first")
  }

  @Test func replacingTheCaseByOneWithTheSameIDCancelsTheEffects() async {
    let store = Store(initialState: App.State(destination: .edit(Editor.State(id: 1)))) { App() }
    let task = store.send(.destination(.presented(.edit(start("first")))))
    store.send(.present(.add(Editor.State(id: 1))))
    await task.finish()
    #expect(await ended.next() == "first")
  }

  @Test func aPresentationWithAnotherIDOnDismissRemains() {
    let store = Store(initialState: App.State(destination: .edit(Editor.State(id: 1)))) { App() }
    store.send(.presentOnDismiss(.edit(Editor.State(id: 2))))
    store.send(.destination(.dismiss))
    #expect(store.destination == .edit(Editor.State(id: 2)))
    store.send(.presentOnDismiss(.edit(Editor.State(id: 2, text: "the same"))))
    store.send(.destination(.dismiss))
    #expect(store.destination == nil)
  }

  @Test func aFeatureThatChangesItsOwnIDEndsItsEffects() async {
    let store = Store(initialState: App.State(destination: .edit(Editor.State(id: 1)))) { App() }
    let task = store.send(.destination(.presented(.edit(start("first")))))
    store.send(.destination(.presented(.edit(.become(2)))))
    await task.finish()
    #expect(await ended.next() == "first")
  }

  @Reducer
  struct Editor {
    @ObservableState
    struct State: Equatable, Identifiable {
      var id: Int
      var text = ""
    }
    enum Action {
      case start(String, EndedOperations<String>)
      case become(Int)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start(let name, let ended):
          return .run { _ in
            defer { ended.append(name) }
            try await Task.never()
          }
        case .become(let id):
          state.id = id
          return .none
        }
      }
    }
  }

  @Reducer
  struct App {
    @Reducer
    enum Destination {
      case add(Editor)
      case edit(Editor)
    }

    @ObservableState
    struct State: Equatable {
      @Presents var destination: Destination.State?
      var next: Destination.State?
    }
    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case present(Destination.State)
      case presentOnDismiss(Destination.State)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .present(let destination): state.destination = destination
        case .presentOnDismiss(let destination): state.next = destination
        case .destination(.dismiss): state.destination = state.next
        case .destination: break
        }
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }
}

extension PresentedIdentityTests.App.Destination.State: Equatable {}
