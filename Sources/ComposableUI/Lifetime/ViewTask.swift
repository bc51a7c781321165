extension View {
  /// Runs something asynchronous as long as the view is shown, on the view's actor.
  ///
  /// - Parameters:
  ///   - priority: The priority of its task.
  ///   - action: Cancelled when the view goes.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs something asynchronous as long as the view is shown, anew for each value of an id.
  ///
  /// - Parameters:
  ///   - id: Another value cancels what runs and runs it again.
  ///   - priority: The priority of its task.
  ///   - action: Cancelled when the view goes.
  public func task(
    id: some Equatable, priority: TaskPriority = .userInitiated,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    Lifetime(content: self) {
      ViewTask(id: id, priority: priority, action)
    } update: { observer in
      (observer as? ViewTask)?.update(id, action)
    }
  }
}

private final class ViewTask: LifetimeObserver {
  private var id: any Equatable
  private let priority: TaskPriority
  private var action: nonisolated(nonsending) () async -> Void
  private var task: Task<Void, Never>?

  init(
    id: any Equatable, priority: TaskPriority,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  func update(_ id: any Equatable, _ action: nonisolated(nonsending) @escaping () async -> Void) {
    self.action = action
    guard !isEqual(id, self.id) else { return }
    self.id = id
    disappear()
    appear()
  }

  func appear() {
    guard let isolation = ViewIsolation.current else { return }
    let action = Action(body: action)
    task = Task(priority: priority) { await action.run(on: isolation) }
  }

  func disappear() {
    task?.cancel()
    task = nil
  }
}

/// What a view's task does.
// Unchecked: it was made on the actor that owns the view, and is run there.
private struct Action: @unchecked Sendable {
  let body: nonisolated(nonsending) () async -> Void

  func run(on isolation: isolated any Actor) async {
    // Without a call that has to be made there, Swift 6.3 leaves out the change to the actor.
    isolation.preconditionIsolated()
    await body()
  }
}
