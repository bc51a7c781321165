import ComposableArchitecture

/// A feature that starts the effects a test gives it, and writes down what they send.
struct Journal: Reducer {
  struct State: Equatable {
    var notes: [Int] = []
    /// The transaction each note arrived with.
    var transactions: [Transaction] = []
  }

  enum Action: Equatable, Sendable {
    /// Returns the effect of that number.
    case start(Int)
    case note(Int)
  }

  let effects: [Effect<Action>]

  init(_ effects: Effect<Action>...) { self.effects = effects }

  init(_ effects: [Effect<Action>]) { self.effects = effects }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start(let index):
      return effects[index]
    case .note(let note):
      state.notes.append(note)
      state.transactions.append(.current)
      return .none
    }
  }

  /// What an effect delivers, in order, when a store on the main actor runs it to its end.
  @MainActor static func notes(of effect: Effect<Action>) async -> [Int] {
    await outcome(of: effect).notes
  }

  /// The state that an effect leaves when a store on the main actor runs it to its end.
  @MainActor static func outcome(of effect: Effect<Action>) async -> State {
    let store = Store(initialState: State()) { Journal(effect) }
    await store.send(.start(0)).finish()
    return store.state
  }
}

extension Effect<Journal.Action> {
  /// An effect that sends notes one after another.
  static func notes(_ notes: Int...) -> Self {
    .run { send in
      for note in notes { await send(.note(note)) }
    }
  }

  /// An effect that ends only when it is cancelled.
  static var endless: Self {
    .run { _ in try await Task.never() }
  }
}
