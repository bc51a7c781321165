import ComposableCore
import ComposableUI
import ConcurrencyExtras
import Testing

/// The modifiers and views that present the child of a store, of features whose state is not
/// observable.
@MainActor
@Suite struct StorePresentationTests {
  private let store: StoreOf<App>
  private let evaluations = LockIsolated(0)

  init() {
    store = Store(initialState: App.State()) { App() }
  }

  @available(*, deprecated)
  @Test func aSheetIsPresentedAndDismissed() throws {
    let dismissals = LockIsolated(0)
    let view = ViewDriver {
      Text("page").sheet(
        store: store.scope(state: \.$editor, action: { .editor($0) }),
        onDismiss: { dismissals.withValue { $0 += 1 } }
      ) { editor in
        let _ = evaluations.withValue { $0 += 1 }
        EditorView(store: editor)
      }
    }
    store.send(.editorSet(Editor.State(id: 1)))
    #expect(view.texts == ["page", "1: 0"])
    try view.button("1: 0").tap()
    #expect(view.texts == ["page", "1: 1"])
    // Of the child, not of the sheet.
    #expect(evaluations.value == 1)
    try view.dismiss()
    #expect(store.withState(\.editor) == nil)
    #expect(view.texts == ["page"])
    #expect(dismissals.value == 1)
    #expect(store.withState(\.log) == ["dismissed"])
  }

  @available(*, deprecated)
  @Test func aFeatureThatRemovesItsChildEndsTheSheetWithoutASecondDismissal() {
    let view = ViewDriver {
      Text("page").sheet(
        store: store.scope(state: \.$editor, action: \.editor), content: EditorView.init(store:))
    }
    store.send(.editorSet(Editor.State(id: 1)))
    #expect(view.texts == ["page", "1: 0"])
    store.send(.editorSet(Editor.State(id: 2)))
    #expect(view.texts == ["page", "2: 0"])
    store.send(.editorSet(nil))
    #expect(view.texts == ["page"])
    #expect(store.withState(\.log).isEmpty)
  }

  @available(*, deprecated)
  @Test func eachCaseOfADestinationHasItsModifier() throws {
    let view = ViewDriver {
      Text("page")
        .sheet(
          store: store.scope(state: \.$destination, action: { .destination($0) }),
          state: \.editor, action: { .editor($0) }, content: EditorView.init(store:)
        )
        .fullScreenCover(
          store: store.scope(state: \.$destination.cover, action: \.destination.cover)
        ) { cover in
          Text("cover")
          EditorView(store: cover)
        }
        .popover(
          store: store.scope(state: \.$destination, action: { .destination($0) }),
          state: \.popover, action: Destination.Action.popover
        ) { _ in
          Text("popover")
        }
        .alert(
          store: store.scope(state: \.$destination, action: { .destination($0) }),
          state: \.alert, action: { .alert($0) })
    }
    store.send(.destinationSet(.editor(Editor.State(id: 1))))
    #expect(view.texts == ["page", "1: 0"])
    store.send(.destinationSet(.cover(Editor.State(id: 2))))
    #expect(view.texts == ["page", "cover", "2: 0"])
    try view.button("2: 0").tap()
    #expect(view.texts == ["page", "cover", "2: 1"])
    store.send(.destinationSet(.popover(Editor.State(id: 3))))
    #expect(view.texts == ["page", "popover"])
    try view.dismiss()
    #expect(store.withState(\.destination) == nil)
    store.send(.destinationSet(.alert(.delete)))
    try view.button("Delete").tap()
    #expect(store.withState(\.log) == ["deleted"])
    #expect(store.withState(\.destination) == nil)
    #expect(view.texts == ["page"])
  }

  @available(*, deprecated)
  @Test func alertsAndDialogsSendTheirActionsAndAreDismissed() throws {
    let view = ViewDriver {
      Text("page")
        .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
        .confirmationDialog(store: store.scope(state: \.$dialog, action: \.dialog))
    }
    store.send(.alertSet(.delete))
    try view.button("Delete").tap()
    #expect(store.withState(\.log) == ["deleted"])
    store.send(.alertSet(.delete))
    try view.dismiss()
    #expect(store.withState(\.alert) == nil)
    store.send(.dialogSet)
    try view.button("By name").tap()
    #expect(store.withState(\.log) == ["deleted", "sorted"])
    #expect(view.texts == ["page"])
  }

  @available(*, deprecated)
  @Test func aDestinationIsPushedAndPopped() throws {
    let view = ViewDriver {
      NavigationStack {
        Text("root").navigationDestination(
          store: store.scope(state: \.$editor, action: { .editor($0) }),
          destination: EditorView.init(store:))
      }
    }
    store.send(.editorSet(Editor.State(id: 1)))
    try view.button("1: 0").tap()
    #expect(view.texts == ["root", "1: 1"])
    try view.goBack()
    #expect(store.withState(\.editor) == nil)
    #expect(view.texts == ["root"])
  }

  @available(*, deprecated)
  @Test func aStackShowsTheScreensOfItsElements() throws {
    let view = ViewDriver {
      NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
        NavigationLink("push", state: Destination.State.editor(Editor.State(id: 1)))
      } destination: { state in
        switch state {
        case .editor:
          CaseLet(
            \Destination.State.editor, action: Destination.Action.editor,
            then: EditorView.init(store:))
        case .alert, .cover, .popover:
          Text("other")
        }
      }
    }
    try view.button("push").tap()
    try view.button("1: 0").tap()
    #expect(view.texts == ["push", "1: 1"])
    store.send(.path(.push(id: 1, state: .popover(Editor.State(id: 2)))))
    #expect(view.texts == ["push", "1: 1", "other"])
    try view.goBack()
    try view.goBack()
    #expect(store.withState(\.path).isEmpty)
  }
}

@available(*, deprecated)
private struct EditorView: View {
  let store: StoreOf<Editor>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("\(viewStore.id): \(viewStore.count)") { viewStore.send(.incremented) }
    }
  }
}

@Reducer
private struct Editor {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action { case incremented }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Destination {
  enum State: Equatable {
    case alert(AlertState<Action.Alert>)
    case cover(Editor.State)
    case editor(Editor.State)
    case popover(Editor.State)
  }
  enum Action {
    case alert(Alert)
    case cover(Editor.Action)
    case editor(Editor.Action)
    case popover(Editor.Action)

    enum Alert: Equatable { case delete }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.cover, action: \.cover) { Editor() }
    Scope(state: \.editor, action: \.editor) { Editor() }
    Scope(state: \.popover, action: \.popover) { Editor() }
  }
}

@Reducer
private struct App {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Destination.Action.Alert>?
    @PresentationState var destination: Destination.State?
    @PresentationState var dialog: ConfirmationDialogState<Action.Dialog>?
    @PresentationState var editor: Editor.State?
    var log: [String] = []
    var path = StackState<Destination.State>()
  }
  enum Action {
    case alert(PresentationAction<Destination.Action.Alert>)
    case alertSet(AlertState<Destination.Action.Alert>?)
    case destination(PresentationAction<Destination.Action>)
    case destinationSet(Destination.State?)
    case dialog(PresentationAction<Dialog>)
    case dialogSet
    case editor(PresentationAction<Editor.Action>)
    case editorSet(Editor.State?)
    case path(StackAction<Destination.State, Destination.Action>)

    enum Dialog: Equatable { case sortByName }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alertSet(let alert): state.alert = alert
      case .destinationSet(let destination): state.destination = destination
      case .dialogSet:
        state.dialog = ConfirmationDialogState {
          TextState("Sort")
        } actions: {
          ButtonState(action: .sortByName) { TextState("By name") }
        }
      case .editorSet(let editor): state.editor = editor
      case .editor(.dismiss): state.log.append("dismissed")
      case .alert(.presented(.delete)), .destination(.presented(.alert(.delete))):
        state.log.append("deleted")
        state.destination = nil
      case .dialog(.presented(.sortByName)): state.log.append("sorted")
      case .alert, .destination, .dialog, .editor, .path: break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
    .ifLet(\.$editor, action: \.editor) { Editor() }
    .ifLet(\.$destination, action: \.destination) { Destination() }
    .forEach(\.path, action: \.path) { Destination() }
  }
}

extension AlertState<Destination.Action.Alert> {
  fileprivate static var delete: Self {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    }
  }
}
