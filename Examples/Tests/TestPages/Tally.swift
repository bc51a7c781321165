import ComposableArchitecture
import ComposableUI

/// A number that outlives its server, and an action that ends the server.
@Reducer struct TallyFeature {
  @ObservableState struct State: Codable, Equatable {
    var count = 0
  }

  enum Action { case incrementTapped, trapTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementTapped: state.count += 1
      case .trapTapped: fatalError("The action of a test ends this process.")
      }
      return .none
    }
  }
}

struct Tally: View {
  @State private var store = Store(initialState: TallyFeature.State()) { TallyFeature() }
    .restorable("tally", version: 1)

  var body: some View {
    VStack {
      Text("Count \(store.count)")
      Button("Increment") { store.send(.incrementTapped) }
      Button("Trap") { store.send(.trapTapped) }
    }
  }
}
