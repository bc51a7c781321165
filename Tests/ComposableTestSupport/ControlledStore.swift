@testable import ComposableCore

/// A store on a controlled executor: between two calls, only the jobs that the test picks run.
// Unchecked: the store and its executors are only used on the test's thread.
final class ControlledStore<State, Action>: @unchecked Sendable {
  let controlledActor: ControlledExecutorActor
  private var store: Store<State, Action>?

  init(
    _ state: State,
    on controlledActor: ControlledExecutorActor = ControlledExecutorActor(),
    reducer: some Reducer<State, Action>
  ) {
    self.controlledActor = controlledActor
    store = Store(
      RootCore(
        initialState: state,
        reducer: reducer,
        dependencies: DependencyValues(),
        isolation: StoreIsolation(controlledActor),
        probe: RuntimeProbe(controlledActor.effectExecutor)
      )
    )
  }

  var state: State {
    perform { $0.state }
  }

  /// Calls a closure with the store on the store's actor.
  @discardableResult
  func perform<Value>(_ body: (Store<State, Action>) -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      let body = UncheckedSendable(body)
      return controlledActor.perform { _ in
        guard let store = self.store else { preconditionFailure("The store was released.") }
        return UncheckedSendable(body.value(store))
      }
      .value
    }
  }

  /// Sends actions back to back; no effect can start in between.
  @discardableResult
  func send(_ actions: Action...) -> [StoreTask] {
    perform { store in actions.map { store.send($0) } }
  }

  /// Releases the store.
  func release() {
    controlledActor.perform { _ in self.store = nil }
  }

  /// Runs all runnable jobs, in the order in which they were enqueued.
  func settle() { controlledActor.settle() }
}
