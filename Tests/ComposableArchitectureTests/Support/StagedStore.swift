@testable import ComposableArchitecture

/// A store on a stage: nothing happens between two calls but what the test asks for.
// Unchecked: everything on a stage happens on the test's one thread.
final class StagedStore<State, Action>: @unchecked Sendable {
  let stage: ControlledExecutorActor
  private var store: Store<State, Action>?

  init(_ state: State, on stage: ControlledExecutorActor = ControlledExecutorActor(), reducer: some Reducer<State, Action>) {
    self.stage = stage
    store = Store(
      RootCore(
        initialState: state,
        reducer: reducer,
        dependencies: DependencyValues(),
        isolation: stage,
        executor: stage.effects
      )
    )
  }

  var state: State {
    perform { $0.state }
  }

  /// Uses the store on its actor.
  @discardableResult
  func perform<Value>(_ body: (Store<State, Action>) -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      let body = UncheckedSendable(body)
      return stage.perform { _ in
        guard let store = self.store else { preconditionFailure("The store was released.") }
        return UncheckedSendable(body.value(store))
      }
      .value
    }
  }

  /// Sends actions back to back; no effect gets a chance to start in between.
  @discardableResult
  func send(_ actions: Action...) -> [StoreTask] {
    perform { store in actions.map { store.send($0) } }
  }

  /// Lets go of the store.
  func release() {
    stage.perform { _ in self.store = nil }
  }

  /// Runs what can run, first come first served.
  func settle() { stage.settle() }
}
