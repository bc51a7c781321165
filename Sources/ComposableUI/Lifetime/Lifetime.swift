/// Does something as a view comes, goes, or gets other values.
///
/// The one mechanism of `onAppear`, `onDisappear`, `onChange` and `task`.
struct Lifetime<Content: View>: _PrimitiveView {
  let content: Content
  /// Made when the view appears; told when it is updated and when it goes.
  let observer: () -> any LifetimeObserver
  /// Hands this update's values to the observer.
  let update: (any LifetimeObserver) -> Void

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    LifetimeNode(view, in: context)
  }
}

/// What does something as a view comes and goes.
protocol LifetimeObserver: AnyObject {
  /// The view is shown.
  func appear()
  /// The view has gone.
  func disappear()
}

private final class LifetimeNode<Content: View>: _ViewNode<Lifetime<Content>> {
  private let observer: any LifetimeObserver
  private var node: _ViewNode<Content>?

  init(_ view: Lifetime<Content>, in context: _Context) {
    observer = view.observer()
    super.init(in: context)
    node = Content._makeNode(view.content, in: below)
    // After those inside, as they are made before.
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      observer.appear()
    }
  }

  override func update(_ view: Lifetime<Content>) {
    node?.update(view.content, environment)
    // What follows from other values may change what is shown: not amid an update.
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      view.update(observer)
    }
  }

  override func willUnmount() {
    let observer = observer
    graph.afterUpdate { observer.disappear() }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
