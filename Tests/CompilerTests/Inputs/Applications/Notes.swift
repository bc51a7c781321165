// Notes with folders: a recursive feature, selection by key path, search that is debounced, files
// that are imported, and an undo reducer around a feature.
import ComposableArchitecture
import Foundation
import IdentifiedCollections
import SwiftUI

struct Note: Codable, Equatable, Hashable, Identifiable {
  let id: UUID
  var body = ""
  var isPinned = false
  var tags: Set<String> = []
  var title: String
}

@Reducer
struct Folder {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var folders: IdentifiedArrayOf<State> = []
    var isExpanded = true
    var name: String
    var notes: IdentifiedArrayOf<Note> = []
  }

  indirect enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case deleteNotes(IndexSet)
    case folders(IdentifiedActionOf<Folder>)
    case noteTapped(Note.ID)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.folders.append(State(id: uuid(), name: "New folder"))
        return .none
      case .deleteNotes(let indices):
        state.notes.remove(atOffsets: indices)
        return .none
      case .binding, .folders, .noteTapped:
        return .none
      }
    }
    .forEach(\.folders, action: \.folders) { Self() }
  }
}

@Reducer
struct Undo<Base: Reducer>: Reducer where Base.State: Equatable {
  struct State: Equatable {
    fileprivate var past: [Base.State] = []
    var current: Base.State
    var canUndo: Bool { !past.isEmpty }
    init(_ current: Base.State) { self.current = current }
  }

  enum Action {
    case base(Base.Action)
    case undo
  }

  let base: Base

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .base:
        state.past.append(state.current)
        return .none
      case .undo:
        if let last = state.past.popLast() { state.current = last }
        return .none
      }
    }
    Scope(state: \.current, action: \.base) { base }
  }
}

@Reducer
struct NoteEditor {
  @ObservableState
  struct State: Equatable {
    var note: Note
    var newTag = ""
    @Presents var destination: Destination.State?
  }

  @Reducer(state: .equatable, action: .sendable)
  enum Destination {
    case alert(AlertState<Alert>)
    case tags(TagPicker)
    enum Alert: Sendable { case discard }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case saveButtonTapped
    case tagsButtonTapped
    case delegate(Delegate)

    @CasePathable
    enum Delegate { case save(Note) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce<State, Action> { state, action in
      switch action {
      case .binding(let action):
        if action.keyPath == \.newTag { state.newTag = state.newTag.lowercased() }
        return .none
      case .cancelButtonTapped:
        state.destination = .alert(
          AlertState(
            title: { TextState("Discard changes?") },
            actions: {
              ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
            }
          )
        )
        return .none
      case .destination(.presented(.alert(.discard))):
        return .run { [dismiss] _ in await dismiss() }
      case .destination(.presented(.tags(.binding(\.selection)))):
        if let tags = state.destination?.tags?.selection { state.note.tags = tags }
        return .none
      case .saveButtonTapped:
        let note = state.note
        return .run { [dismiss] send in
          await send(.delegate(.save(note)))
          await dismiss()
        }
      case .tagsButtonTapped:
        state.destination = .tags(TagPicker.State(selection: state.note.tags))
        return .none
      case .destination, .delegate:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

@Reducer
struct TagPicker {
  @ObservableState
  struct State: Equatable, Sendable {
    var all: [String] = []
    var selection: Set<String> = []
  }
  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
  }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
struct Notes {
  @ObservableState
  struct State: Equatable {
    @Presents var editor: NoteEditor.State?
    var errorMessage: String?
    var isImporting = false
    var query = ""
    var results: [Note]?
    var root = Folder.State(id: UUID(uuidString: "00000000-0000-0000-0000-000000000000")!, name: "")
    var selection: Note.ID?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case editor(PresentationAction<NoteEditor.Action>)
    case importCompleted(Result<[URL], any Error>)
    case queryChangeDebounced
    case root(Folder.Action)
    case searchResponse([Note])
  }

  enum CancelID { case search }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.fireAndForget) private var fireAndForget
  @Dependency(\.locale) private var locale

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer()
      Scope(state: \.root, action: \.root) { Folder() }
      Reduce(core)
    }
    .ifLet(\.$editor, action: \.editor) { NoteEditor() }
    .onChange(of: \.query) { _, query in
      Reduce { state, _ in
        if query.isEmpty { state.results = nil }
        return .none
      }
    }
    ._printChanges(.actionLabels)
    .signpost()
  }

  private func core(state: inout State, action: Action) -> EffectOf<Self> {
    switch action {
    case .binding(\.query):
      return .run { send in
        try await withTaskCancellation(id: CancelID.search, cancelInFlight: true) {
          try await clock.sleep(for: .milliseconds(300))
          await send(.queryChangeDebounced)
        }
      }

    case .queryChangeDebounced:
      let matches = state.root.notes.filter {
        $0.title.range(of: state.query, options: .caseInsensitive, locale: locale) != nil
      }
      return .send(.searchResponse(Array(matches)), animation: .default)

    case let .searchResponse(notes):
      state.results = notes
      return .none

    case .editor(.presented(.delegate(.save(let note)))):
      state.root.notes[id: note.id] = note
      return .none

    case .editor(.dismiss):
      return .run { _ in await fireAndForget { print("closed") } }

    case .importCompleted(.success(let urls)):
      state.errorMessage = urls.isEmpty ? "Nothing selected" : nil
      return .none

    case .importCompleted(.failure(let error)):
      state.errorMessage = error.localizedDescription
      return .none

    case .root(.noteTapped(let id)),
      .root(.folders(.element(id: _, action: .noteTapped(let id)))):
      state.selection = id
      state.editor = state.root.notes[id: id].map { NoteEditor.State(note: $0) }
      return .none

    case .binding, .editor, .root:
      return .none
    }
  }
}

struct FolderView: View {
  @Bindable var store: StoreOf<Folder>

  var body: some View {
    DisclosureGroup(isExpanded: $store.isExpanded.animation(.snappy)) {
      ForEach(store.scope(state: \.folders, action: \.folders), id: \.state.id) { store in
        FolderView(store: store)
      }
      ForEach(store.notes) { note in
        Button(note.title) { store.send(.noteTapped(note.id)) }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Pin", systemImage: "pin") {}.tint(.orange)
          }
          .contextMenu {
            Button("Duplicate") {}
            Divider()
            Button("Delete", role: .destructive) {}
          }
      }
      .onDelete { store.send(.deleteNotes($0)) }
    } label: {
      TextField("Name", text: $store.name)
    }
  }
}

struct NoteEditorView: View {
  @Bindable var store: StoreOf<NoteEditor>

  var body: some View {
    Form {
      TextField("Title", text: $store.note.title, prompt: Text("Untitled"))
      Toggle(isOn: $store.note.isPinned) { Label("Pinned", systemImage: "pin") }
      ForEach(store.note.tags.sorted(), id: \.self, content: Text.init)
      Button("Tags…") { store.send(.tagsButtonTapped) }
    }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { store.send(.cancelButtonTapped) }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { store.send(.saveButtonTapped) }
      }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(state: \.destination?.tags, action: \.destination.tags)) { store in
      List(store.all, id: \.self) { tag in
        HStack {
          Text(tag)
          if store.selection.contains(tag) { Image(systemName: "checkmark") }
        }
      }
    }
  }
}

struct NotesView: View {
  @State var store = Store(initialState: Notes.State()) { Notes() }

  var body: some View {
    NavigationStack {
      List {
        if let results = store.results {
          ForEach(results) { Text($0.body) }
        } else {
          FolderView(store: store.scope(state: \.root, action: \.root))
        }
      }
      .overlay {
        if let results = store.results, results.isEmpty {
          ContentUnavailableView.search(text: store.query)
        }
      }
      .searchable(text: $store.query, prompt: "Title")
      .refreshable { await store.send(.queryChangeDebounced).finish() }
      .fileImporter(
        isPresented: $store.isImporting, allowedContentTypes: [.plainText],
        allowsMultipleSelection: true
      ) { result in
        store.send(.importCompleted(result.mapError { $0 }))
      }
      .sheet(item: $store.scope(state: \.editor, action: \.editor)) { store in
        NavigationStack { NoteEditorView(store: store) }
      }
      .navigationTitle("Notes")
    }
  }
}
