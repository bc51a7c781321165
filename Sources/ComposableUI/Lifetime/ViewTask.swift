nonisolated extension View {
  /// Adds an asynchronous task to perform while this view is displayed.
  ///
  /// The task starts when the view appears, runs on the actor that owns the view, and is cancelled
  /// when the view disappears: when it is removed, or another screen covers its own.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The asynchronous action of the task.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Adds an asynchronous task to perform while this view is displayed.
  ///
  /// - Parameters:
  ///   - name: A name for tools. Ignored.
  ///   - priority: The priority of the task.
  ///   - action: The asynchronous action of the task.
  public func task(
    name: String, priority: TaskPriority = .userInitiated,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Adds an asynchronous task to perform while this view is displayed, and again when an
  /// identifier changes.
  ///
  /// The task starts when the view appears, runs on the actor that owns the view, and is cancelled
  /// when the view disappears: when it is removed, or another screen covers its own.
  ///
  /// - Parameters:
  ///   - id: The value to observe. When it changes, the task is cancelled and a new one starts.
  ///   - priority: The priority of the task.
  ///   - action: The asynchronous action of the task.
  public func task(
    id: some Equatable, priority: TaskPriority = .userInitiated,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    task(id: id, priority: priority, isAwaited: true, action)
  }

  /// Adds an asynchronous task to perform while this view is displayed, and again when an
  /// identifier changes.
  ///
  /// - Parameters:
  ///   - id: The value to observe. When it changes, the task is cancelled and a new one starts.
  ///   - name: A name for tools. Ignored.
  ///   - priority: The priority of the task.
  ///   - action: The asynchronous action of the task.
  public func task(
    id: some Equatable, name: String, priority: TaskPriority = .userInitiated,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    task(id: id, priority: priority, action)
  }

  /// Adds an asynchronous task.
  ///
  /// - Parameter isAwaited: True if a first page may wait for the end of the task.
  func task(
    id: some Equatable, priority: TaskPriority = .userInitiated, isAwaited: Bool,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    Lifetime(content: self) {
      ViewTask(id: id, priority: priority, isAwaited: isAwaited, action)
    } update: { observer in
      (observer as? ViewTask)?.update(id, action)
    }
  }
}

private final class ViewTask: LifetimeObserver {
  private var id: any Equatable
  private let priority: TaskPriority
  private var action: nonisolated(nonsending) () async -> Void
  private let isAwaited: Bool
  private var task: Task<Void, Never>?
  private var hasAppeared = false

  init(
    id: any Equatable, priority: TaskPriority, isAwaited: Bool,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) {
    self.id = id
    self.priority = priority
    self.isAwaited = isAwaited
    self.action = action
  }

  func update(_ id: any Equatable, _ action: nonisolated(nonsending) @escaping () async -> Void) {
    self.action = action
    guard !isEqual(id, self.id) else { return }
    self.id = id
    guard hasAppeared else { return }
    task?.cancel()
    start()
  }

  var awaitedTask: Task<Void, Never>? { isAwaited ? task : nil }

  func appear() {
    hasAppeared = true
    start()
  }

  private func start() {
    task = IsolatedAction(body: action).start(priority: priority)
  }

  func disappear() {
    hasAppeared = false
    task?.cancel()
    task = nil
  }
}
