/// A view that reports its insertion, updates and removal to an observer.
///
/// The single mechanism of `onAppear`, `onDisappear`, `onChange` and `task`.
nonisolated struct Lifetime<Content: View>: _PrimitiveView {
  let content: Content
  /// Creates the observer when the view is inserted.
  let observer: () -> any LifetimeObserver
  /// Passes the values of an update to the observer.
  let update: (any LifetimeObserver) -> Void

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    LifetimeNode(view, in: context)
  }
}

/// An observer of the lifetime of a view.
protocol LifetimeObserver: AnyObject {
  /// Called after the update that inserts the view, and when its screen is no longer covered.
  func appear()
  /// Called after the view is removed, and when its screen is covered. Each call follows one of
  /// ``appear()``.
  func disappear()
  /// The task that runs while the view is shown, and that a first page may wait for; `nil` for none.
  var awaitedTask: Task<Void, Never>? { get }
}

extension LifetimeObserver {
  var awaitedTask: Task<Void, Never>? { nil }
}

/// An observer of updates only.
final class UpdateObserver: LifetimeObserver {
  func appear() {}
  func disappear() {}
}

private final class LifetimeNode<Content: View>: UnaryNode<Lifetime<Content>, Content> {
  private let observer: any LifetimeObserver
  private var hasAppeared = false

  init(_ view: Lifetime<Content>, in context: _Context) {
    observer = view.observer()
    super.init(in: context)
    makeChild(view.content)
    // After the content's own observers, which are created first.
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      setAppeared(isVisible)
    }
  }

  override func update(_ view: Lifetime<Content>) {
    child?.update(view.content, environment)
    // The observer may change state that bodies read, which is not possible during an update.
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      view.update(observer)
    }
  }

  override func visibilityChanged(to isVisible: Bool) {
    super.visibilityChanged(to: isVisible)
    setAppeared(isVisible)
  }

  override func willUnmount() {
    graph.afterUpdate { [self] in setAppeared(false) }
  }

  private func setAppeared(_ appears: Bool) {
    guard appears != hasAppeared else { return }
    hasAppeared = appears
    guard appears else { return observer.disappear() }
    observer.appear()
    if let task = observer.awaitedTask { graph.taskStarted(task) }
  }
}
