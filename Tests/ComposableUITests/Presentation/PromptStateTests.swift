import ComposableCore
import ComposableUI
import Testing

/// Alerts and dialogs whose state is that of a feature.
@MainActor
@Suite struct PromptStateTests {
  @Reducer struct List {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Action.Alert>?
      @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
      var log: [String] = []
    }
    enum Action {
      case askTapped, sortTapped
      case alert(PresentationAction<Alert>)
      case dialog(PresentationAction<Dialog>)

      enum Alert: Equatable { case delete, askAgain }
      enum Dialog: Equatable { case byName }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .askTapped: state.alert = .delete
        case .sortTapped: state.dialog = .sort
        case .alert(.presented(.delete)): state.log.append("deleted")
        case .alert(.presented(.askAgain)): state.alert = .delete
        case .alert(.dismiss): state.log.append("kept")
        case .dialog(.presented(.byName)): state.log.append("sorted")
        case .dialog(.dismiss): state.log.append("unsorted")
        }
        return .none
      }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$dialog, action: \.dialog)
    }
  }

  private let store: StoreOf<List>

  init() {
    store = Store(initialState: List.State()) { List() }
  }

  private func driver() -> ViewDriver {
    let store = Bindable(store)
    return ViewDriver {
      Text("page")
        .alert(store.scope(state: \.alert, action: \.alert))
        .confirmationDialog(store.scope(state: \.dialog, action: \.dialog))
    }
  }

  @Test func anAlertShowsItsState() {
    let view = driver()
    store.send(.askTapped)
    #expect(
      view.description == """
        Text "page"
        Alert "Delete all?"
          Header "Delete all?"
          Message "You cannot undo this."
          Actions
            Button destructive "Delete"
            Button "Ask again"
            Button cancel "Keep"
        """)
  }

  @Test func aButtonSendsItsActionUnderItsAnimation() throws {
    let view = driver()
    store.send(.askTapped)
    view.update()
    try view.button("Delete").tap()
    #expect(view.update() == [.linear])
    #expect(store.log == ["deleted"])
    #expect(store.alert == nil)
    #expect(view.texts == ["page"])
  }

  @Test func aButtonWithoutAnActionDismisses() throws {
    let view = driver()
    store.send(.askTapped)
    try view.button("Keep").tap()
    #expect(store.log == ["kept"])
    #expect(view.texts == ["page"])
  }

  @Test func escDismisses() throws {
    let view = driver()
    store.send(.askTapped)
    try view.dismiss()
    #expect(store.log == ["kept"])
  }

  @Test func anAlertMayReplaceItself() throws {
    let view = driver()
    store.send(.askTapped)
    let first = store.alert?.id
    try view.button("Ask again").tap()
    #expect(store.alert != nil && store.alert?.id != first)
    #expect(store.log.isEmpty)
    try view.button("Delete").tap()
    #expect(store.log == ["deleted"])
  }

  @Test func aDialogSendsTheActionsOfItsButtons() throws {
    let view = driver()
    store.send(.sortTapped)
    try view.button("By name").tap()
    store.send(.sortTapped)
    try view.button("Cancel").tap()
    #expect(store.log == ["sorted", "unsorted"])
  }

  @Test func anAlertIsPresentedForABindingToItsState() throws {
    let alert = LockIsolated<AlertState<Int>?>(nil)
    let handled = LockIsolated<[Int?]>([])
    let state = Binding(get: { alert.value }, set: { alert.setValue($0) })
    alert.setValue(
      AlertState {
        TextState("Number?")
      } actions: {
        ButtonState(action: 1) { TextState("One") }
      })
    let view = ViewDriver {
      Text("page").alert(state) { action in handled.withValue { $0.append(action) } }
    }
    try view.button("One").tap()
    #expect(handled.value == [1])
    #expect(alert.value == nil)
  }

  @Test(.timeLimit(.minutes(5))) func anAsynchronousHandlerRunsOnTheActorOfTheView() async throws {
    let (results, continuation) = AsyncStream<String>.makeStream()
    let animated = ButtonState(action: .send(1, animation: .linear)) { TextState("One") }
    let handle: nonisolated(nonsending) (String, Int?) async -> Void = { name, action in
      await Task.yield()
      MainActor.preconditionIsolated()
      let isAnimated = Transaction.current.animation == .linear
      continuation.yield("\(name) \(action ?? 0) \(isAnimated)")
    }
    let alert = AlertState {
      TextState("Number?")
    } actions: {
      animated
    }
    let dialog = ConfirmationDialogState {
      TextState("Number?")
    } actions: {
      animated
    }
    let views = [
      ViewDriver {
        Text("page").alert(.constant(alert)) { action in await handle("alert", action) }
      },
      ViewDriver {
        Text("page")
          .confirmationDialog(.constant(dialog)) { action in await handle("dialog", action) }
      },
      ViewDriver { Button(animated) { action in await handle("button", action) } },
    ]
    var iterator = results.makeAsyncIterator()
    for (view, name) in zip(views, ["alert", "dialog", "button"]) {
      try view.button("One").tap()
      #expect(await iterator.next() == "\(name) 1 true")
    }
  }
}

extension AlertState<PromptStateTests.List.Action.Alert> {
  fileprivate static var delete: Self {
    AlertState {
      TextState("Delete all?").bold()
    } actions: {
      ButtonState(role: .destructive, action: .send(.delete, animation: .linear)) {
        TextState("Delete")
      }
      ButtonState(action: .askAgain) { TextState("Ask again") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("You cannot undo this.")
    }
  }
}

extension ConfirmationDialogState<PromptStateTests.List.Action.Dialog> {
  fileprivate static var sort: Self {
    ConfirmationDialogState {
      TextState("Sort")
    } actions: {
      ButtonState(action: .byName) { TextState("By name") }
    }
  }
}
