import ComposableCore

/// A feature that starts the effects of a test, and records the events that they send.
struct EventLog: Reducer {
  struct State: Equatable {
    var events: [Int] = []
    /// The transaction of each event.
    var transactions: [Transaction] = []
  }

  enum Action: Equatable, Sendable {
    /// Returns the effect at the index.
    case start(Int)
    case event(Int)
  }

  let effects: [Effect<Action>]

  init(_ effects: Effect<Action>...) { self.effects = effects }

  init(_ effects: [Effect<Action>]) { self.effects = effects }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start(let index):
      return effects[index]
    case .event(let event):
      state.events.append(event)
      state.transactions.append(.current)
      return .none
    }
  }

  /// The events of an effect, in order, after a store on the main actor ran it to its end.
  @MainActor static func events(of effect: Effect<Action>) async -> [Int] {
    await finalState(of: effect).events
  }

  /// The state after a store on the main actor ran an effect to its end.
  @MainActor static func finalState(of effect: Effect<Action>) async -> State {
    let store = Store(initialState: State()) { EventLog(effect) }
    await store.send(.start(0)).finish()
    return store.state
  }
}

extension Effect<EventLog.Action> {
  /// An effect that sends events in order.
  static func events(_ events: Int...) -> Self {
    .run { send in
      for event in events { await send(.event(event)) }
    }
  }

  /// An effect that runs until it is cancelled.
  static var endless: Self {
    .run { _ in try await Task.never() }
  }
}
