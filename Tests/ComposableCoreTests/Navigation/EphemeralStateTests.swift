import ComposableCore
import Testing

@Reducer
private struct Mailbox {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var messages = ["a", "b"]
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case deleteButtonTapped

    @CasePathable
    enum Alert { case confirmDeletion, askAgain }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion)):
        state.messages = []
      case .alert(.presented(.askAgain)):
        state.alert = .deletion("Really?")
      case .alert(.dismiss):
        break
      case .deleteButtonTapped:
        state.alert = .deletion("Delete?")
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState<Mailbox.Action.Alert> {
  fileprivate static func deletion(_ title: String) -> Self {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}

/// An alert in a plain optional, as before presentation state existed.
@Reducer
private struct Notebook {
  struct State: Equatable {
    var alert: AlertState<Action.Alert>?
    var hasConfirmed = false
  }

  enum Action {
    case alert(Alert)
    case deleteButtonTapped

    enum Alert { case confirm, askAgain }
  }

  private static func alert(_ title: String) -> AlertState<Action.Alert> {
    AlertState { TextState(title) }
  }

  private var reducer: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert(.confirm): state.hasConfirmed = state.alert != nil
      case .alert(.askAgain): state.alert = Self.alert("Really?")
      case .deleteButtonTapped: state.alert = Self.alert("Delete?")
      }
      return .none
    }
  }

  let hasClosure: Bool

  var body: some ReducerOf<Self> {
    if hasClosure {
      reducer.ifLet(\.alert, action: \.alert) {}
    } else {
      reducer.ifLet(\.alert, action: \.alert)
    }
  }
}

@Reducer
private struct Draft {
  @ObservableState
  struct State: Equatable { var text = "" }
  enum Action { case typed(String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .typed(let text) = action { state.text = text }
      return .none
    }
  }
}

@Reducer
private struct Composer {
  @Reducer(state: .equatable)
  enum Destination {
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Dialog>)
    case draft(Draft)

    @CasePathable enum Alert: Equatable { case discard }
    @CasePathable enum Dialog: Equatable { case send, schedule }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var sent = 0
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.discard))):
        state.destination = .draft(Draft.State())
      case .destination(.presented(.dialog(.send))):
        state.sent += 1
      default: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

@MainActor
@Suite struct EphemeralStateTests {
  @Test func theActionOfAButtonDismissesTheAlert() async {
    let store = TestStore(initialState: Mailbox.State()) { Mailbox() }
    await store.send(.deleteButtonTapped) { $0.alert = .deletion("Delete?") }
    await store.send(\.alert.confirmDeletion) {
      $0.alert = nil
      $0.messages = []
    }
  }

  @Test func aButtonWithoutAnActionDismissesTheAlert() async {
    let store = TestStore(initialState: Mailbox.State()) { Mailbox() }
    await store.send(.deleteButtonTapped) { $0.alert = .deletion("Delete?") }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func anAlertThatReplacesTheDismissedOneRemains() async {
    let store = TestStore(initialState: Mailbox.State()) { Mailbox() }
    await store.send(.deleteButtonTapped) { $0.alert = .deletion("Delete?") }
    await store.send(\.alert.askAgain) { $0.alert = .deletion("Really?") }
    await store.send(\.alert.confirmDeletion) {
      $0.alert = nil
      $0.messages = []
    }
  }

  /// The replacement may even be equal to the alert before.
  @Test func anEqualAlertThatReplacesTheDismissedOneRemains() async {
    let store = TestStore(initialState: Mailbox.State(alert: .deletion("Really?"))) { Mailbox() }
    await store.send(\.alert.askAgain)
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func anActionWithoutAnAlertIsReported() async {
    let store = TestStore(initialState: Mailbox.State()) { Mailbox() }
    await withKnownIssue {
      await store.send(\.alert.confirmDeletion) { $0.messages = [] }
    } matching: {
      $0.description.contains("nothing is presented")
    }
  }

  @Test func aDialogInACaseIsDismissedByItsAction() async {
    let dialog = ConfirmationDialogState<Composer.Destination.Dialog> { TextState("Send?") }
    let store = TestStore(initialState: Composer.State(destination: .dialog(dialog))) {
      Composer()
    }
    await store.send(\.destination.dialog.send) {
      $0.destination = nil
      $0.sent = 1
    }
  }

  @Test func featuresInOtherCasesAreNotDismissed() async {
    let alert = AlertState<Composer.Destination.Alert> { TextState("Discard?") }
    let store = TestStore(initialState: Composer.State(destination: .alert(alert))) { Composer() }
    await store.send(\.destination.alert.discard) { $0.destination = .draft(Draft.State()) }
    await store.send(\.destination.draft.typed, "Hi") {
      $0.destination.modify(\.draft) { $0.text = "Hi" }
    }
  }

  @Test(arguments: [true, false])
  func anAlertInAnOptionalIsRemovedByItsButtons(hasClosure: Bool) {
    let store = Store(initialState: Notebook.State()) { Notebook(hasClosure: hasClosure) }
    store.send(.deleteButtonTapped)
    store.send(.alert(.askAgain))
    #expect(store.withState(\.alert)?.title == TextState("Really?"))
    store.send(.alert(.confirm))
    #expect(store.withState { $0.alert == nil && $0.hasConfirmed })
  }
}
