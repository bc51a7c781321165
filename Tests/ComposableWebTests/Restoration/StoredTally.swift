#if Web
import ComposableCore
import ComposableUI
import Foundation

/// A number that outlives its server.
@Reducer struct StoredTally {
  @ObservableState struct State: Codable, Equatable {
    var count = 0
    var isRestored = false
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

  init(version: Int = 1) {
    store = Store(initialState: StoredTally.State()) { StoredTally() }
      .restorable("tally", version: version)
      .onRestore { $0.send(.restored) }
  }

  var body: some View {
    Text("count \(store.count), taps \(taps), \(store.isRestored ? "restored" : "new")")
    Button("Increment") {
      store.send(.increment)
      taps += 1
    }
  }
}
#endif
