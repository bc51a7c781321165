#if Web
import ComposableCore
import ComposablePersistence
import ComposableUI
import Foundation
import Sharing

/// A number that outlives its server.
@Reducer struct StoredTally {
  @ObservableState struct State: Codable, Equatable {
    var count = 0
    var isRestored = false
    var text = ""
  }

  enum Action { case increment, restored }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .restored: state.isRestored = true
      }
      return .none
    }
  }
}

struct StoredTallyView: View {
  let store: StoreOf<StoredTally>
  @State private var taps = 0
  private let hasNote: Bool

  init(version: Int = 1, hasNote: Bool = false, text: String = "") {
    self.hasNote = hasNote
    store = Store(initialState: StoredTally.State(text: text)) { StoredTally() }
      .restorable("tally", version: version)
      .onRestore { $0.send(.restored) }
  }

  var body: some View {
    Text("count \(store.count), taps \(taps), \(store.isRestored ? "restored" : "new")")
    if !store.text.isEmpty { Text("\(store.text.count) characters") }
    if hasNote { NoteView() }
    Button("Increment") {
      store.send(.increment)
      taps += 1
    }
  }
}
/// A text that all pages share.
private struct NoteView: View {
  @SharedReader(.row("note", default: "")) private var note

  var body: some View { Text("note \(note)") }
}
#endif
