import ComposableArchitecture
import ComposableUI

/// A stack and nested sheets, which single actions change together.
@Reducer
struct Tour {
  @ObservableState
  struct State {
    var path = StackState<Stop.State>()
    @Presents var note: Note.State?
  }

  enum Action {
    case noteTapped
    case note(PresentationAction<Note.Action>)
    case path(StackActionOf<Stop>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .noteTapped, .path(.element(id: _, action: .noteTapped)):
        state.note = Note.State()
      case .note(.presented(.goOnTapped)):
        state.note = nil
        state.path.append(Stop.State(number: state.path.count + 1))
      case .note(.presented(.goBackTapped)):
        state.path.removeAll()
      case .note(.presented(.photo(.presented(.finishTapped)))):
        state.note = nil
      case .note(.presented(.photo(.presented(.finishAndGoOnTapped)))):
        state.note = nil
        state.path.append(Stop.State(number: state.path.count + 1))
      case .note, .path:
        break
      }
      return .none
    }
    .ifLet(\.$note, action: \.note) { Note() }
    .forEach(\.path, action: \.path) { Stop() }
  }
}

@Reducer
struct Stop {
  @ObservableState
  struct State {
    let number: Int
  }

  enum Action {
    case noteTapped
  }
}

@Reducer
struct Note {
  @ObservableState
  struct State {
    @Presents var photo: Photo.State?
  }

  enum Action {
    case goBackTapped
    case goOnTapped
    case photo(PresentationAction<Photo.Action>)
    case photoTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .photoTapped = action { state.photo = Photo.State() }
      return .none
    }
    .ifLet(\.$photo, action: \.photo) { Photo() }
  }
}

@Reducer
struct Photo {
  @ObservableState
  struct State {}

  enum Action {
    case finishAndGoOnTapped
    case finishTapped
  }
}

struct TourView: View {
  @State private var store = Store(initialState: Tour.State()) { Tour() }

  var body: some View { TourStack(store: store) }
}

private struct TourStack: View {
  @Bindable var store: StoreOf<Tour>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        NavigationLink("Start", state: Stop.State(number: 1))
        Button("Note at home") { store.send(.noteTapped) }
      }
      .navigationTitle("Home")
    } destination: { stop in
      Form {
        NavigationLink("Go on", state: Stop.State(number: stop.number + 1))
        Button("Note at stop \(stop.number)") { stop.send(.noteTapped) }
      }
      .navigationTitle("Stop \(stop.number)")
    }
    .sheet(item: $store.scope(state: \.note, action: \.note)) { note in
      NavigationStack { NoteView(store: note).navigationTitle("Note") }
    }
  }
}

private struct NoteView: View {
  @Bindable var store: StoreOf<Note>

  var body: some View {
    Form {
      Button("Close and go on") { store.send(.goOnTapped) }
      Button("Go back below") { store.send(.goBackTapped) }
      Button("Photo") { store.send(.photoTapped) }
    }
    .sheet(item: $store.scope(state: \.photo, action: \.photo)) { photo in
      NavigationStack {
        Form {
          Button("Finish") { photo.send(.finishTapped) }
          Button("Finish and go on") { photo.send(.finishAndGoOnTapped) }
        }
        .navigationTitle("Photo")
      }
    }
  }
}
