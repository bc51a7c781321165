import ComposableCore

/// An asynchronous action that runs on the actor that owns the view.
// Unchecked: it is created on the actor that owns the view, and runs there.
struct IsolatedAction: @unchecked Sendable {
  let body: nonisolated(nonsending) () async -> Void

  /// Starts a task that performs the action; `nil` if no actor owns the caller.
  @discardableResult
  func start(priority: TaskPriority? = nil) -> Task<Void, Never>? {
    guard let isolation = StoreIsolation.ambient else { return nil }
    return Task(priority: priority) { await run(on: isolation) }
  }

  private func run(on isolation: isolated any Actor) async {
    // Without a call that requires the actor, Swift 6.3 omits the hop to it.
    isolation.preconditionIsolated()
    await body()
  }
}
