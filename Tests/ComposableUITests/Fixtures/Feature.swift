import ComposableCore

/// A feature with one action for each field of its state.
@Reducer struct Feature {
  @ObservableState
  struct State: Equatable {
    var isOn = false
    var count = 0
    var name = ""
  }
  enum Action: Equatable {
    case set(Bool)
    case count(Int)
    case name(String)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .set(let isOn): state.isOn = isOn
      case .count(let count): state.count = count
      case .name(let name): state.name = name
      }
      return .none
    }
  }
}
