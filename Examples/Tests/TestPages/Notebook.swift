import ComposableArchitecture
import ComposableUI

/// A notebook that outlives its server, in the states of a feature and of its views.
@Reducer struct NotebookFeature {
  @ObservableState struct State: Codable, Equatable {
    var draft = ""
    var isTicking = false
    var lines: IdentifiedArrayOf<Line> = []
    var lastID = 0
    var password = ""
    var ticks = 0
    @Presents var editor: Line?
  }

  @ObservableState struct Line: Codable, Equatable, Identifiable {
    let id: Int
    var text: String
  }

  @Reducer struct Editor {
    typealias State = Line
    enum Action: BindableAction { case binding(BindingAction<Line>) }
    var body: some Reducer<Line, Action> { BindingReducer() }
  }

  enum Action: BindableAction {
    case addTapped
    case binding(BindingAction<State>)
    case deleteTapped(Line.ID)
    case editTapped(Line.ID)
    case editor(PresentationAction<Editor.Action>)
    case restored
    case ticked
    case tickTapped
    case trapTapped
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.lastID += 1
        state.lines.append(Line(id: state.lastID, text: state.draft))
        state.draft = ""
        return .none
      case .deleteTapped(let id):
        state.lines.remove(id: id)
        return .none
      case .editTapped(let id):
        state.editor = state.lines[id: id]
        return .none
      case .restored:
        return state.isTicking ? tick() : .none
      case .ticked:
        state.ticks += 1
        return .none
      case .tickTapped:
        state.isTicking = true
        return tick()
      case .trapTapped:
        fatalError("A reducer has a fault.")
      case .binding, .editor:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) { Editor() }
  }

  private func tick() -> Effect<Action> {
    .run { send in
      for await _ in clock.timer(interval: .milliseconds(100)) { await send(.ticked) }
    }
  }
}

extension DependencyValues {
  /// The version of the state of notebooks, which a deploy of another one changes.
  var notebookVersion: Int {
    get { self[NotebookVersionKey.self] }
    set { self[NotebookVersionKey.self] = newValue }
  }
}

private enum NotebookVersionKey: DependencyKey {
  static let liveValue = 1
}

extension NotebookFeature {
  /// Returns a state with lines that tell the version that they come from; `nil` for a later version.
  static func migrate(_ stored: StoredState) throws -> State? {
    @Dependency(\.notebookVersion) var version
    guard stored.version < version else { return nil }
    var state = try stored.decode(State.self)
    for id in state.lines.ids { state.lines[id: id]?.text += " of version \(stored.version)" }
    return state
  }

  static func restorableStore() -> StoreOf<Self> {
    @Dependency(\.notebookVersion) var version
    return Store(initialState: State()) { Self() }
      .restorable(
        "notebook", version: version, migrating: migrate, removingSecrets: { $0.password = "" }
      )
      .onRestore { $0.send(.restored) }
  }
}

struct Notebook: View {
  @State private var store = NotebookFeature.restorableStore()
  @State private var path = NavigationPath()
  @State private var isOpen = false
  @State private var pin = ""
  @State private var shown: Int?
  @SceneStorage("size") private var size = 1

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        TextField("Draft", text: $store.draft)
        SecureField("Password", text: $store.password)
        SecureField("PIN", text: $pin)
        Button("Add") { store.send(.addTapped) }
        Button("Tick") { store.send(.tickTapped) }
        Button("Trap") { store.send(.trapTapped) }
        Text("\(store.ticks) ticks")
        Stepper("Size \(size)", value: $size)
        Button("Show the first") { shown = store.lines.first?.id }
        Text("Shown: \(shown.map { "\($0)" } ?? "none")")
        DisclosureGroup("Details", isExpanded: $isOpen) { Text("PIN of \(pin.count) digits") }
        NavigationLink("Next", value: "Next")
        Section("Lines") {
          ForEach(store.lines) { line in LineRow(line: line, store: store) }
        }
      }
      .navigationTitle("Notebook")
      .navigationDestination(for: String.self) { Text("Screen \($0)").navigationTitle($0) }
      .sheet(item: $store.scope(state: \.editor, action: \.editor)) { editor in
        EditorView(store: editor)
      }
    }
  }
}

private struct LineRow: View {
  let line: NotebookFeature.Line
  let store: StoreOf<NotebookFeature>
  @State private var isMarked = false

  var body: some View {
    HStack {
      Text(line.text)
      Toggle("Mark \(line.text)", isOn: $isMarked)
      Button("Edit \(line.text)") { store.send(.editTapped(line.id)) }
      Button("Delete \(line.text)") { store.send(.deleteTapped(line.id)) }
    }
    .buttonStyle(.borderless)
  }
}

private struct EditorView: View {
  @Bindable var store: StoreOf<NotebookFeature.Editor>

  var body: some View {
    Form { TextField("Text", text: $store.text) }.navigationTitle("Editor")
  }
}
