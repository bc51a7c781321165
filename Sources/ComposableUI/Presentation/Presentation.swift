/// Content that a view presents above all others.
struct Presentation {
  /// The identity: content with another one is another presentation.
  let id: AnyHashable
  let style: PresentationContent.Style
  /// The name for assistive technologies; `nil` for the title of the content.
  var title: String?
  let content: AnyView
  /// Ends the presentation in the state that it was created from.
  let dismiss: () -> Void
}

/// A view that presents content while it has a presentation.
nonisolated struct PresentingView<Content: View>: _PrimitiveView {
  let content: Content
  let presentation: Presentation?
  /// Called after a presentation has ended.
  let onDismiss: (() -> Void)?

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    PresentingNode(view, in: context)
  }
}

private final class PresentingNode<Content: View>: _ViewNode<PresentingView<Content>> {
  private var content: _ViewNode<Content>?
  private var presented: PresentationNode?
  private var onDismiss: (() -> Void)?

  init(_ view: PresentingView<Content>, in context: _Context) {
    super.init(in: context)
    content = Content._makeNode(view.content, in: childContext)
    update(presentation: view)
  }

  override func update(_ view: PresentingView<Content>) {
    content?.update(view.content, environment)
    update(presentation: view)
  }

  private func update(presentation view: PresentingView<Content>) {
    if graph.isSearching { return }
    if let presented, let presentation = view.presentation, presented.view.id == presentation.id {
      presented.update(presentation, environment)
    } else {
      let former = presented
      presented = view.presentation.map {
        PresentationNode($0, replacing: former, in: childContext)
      }
      if let former {
        former.unmount()
        if let onDismiss { graph.afterUpdate(onDismiss) }
      }
    }
    onDismiss = view.onDismiss
  }

  /// A presentation that is removed with the view that presents it, such as another sheet, was
  /// dismissed, unless the whole window is closed.
  override func willUnmount() {
    if presented != nil, !graph.hasEnded, let onDismiss { graph.afterUpdate(onDismiss) }
  }

  override var children: [_AnyViewNode] {
    [content, presented].compactMap { $0 }
  }

  override var isPresenting: Bool { presented != nil || super.isPresenting }

  /// The presented element is a child of the window's.
  override var elements: [Element] { content?.elements ?? [] }

  override func visibilityChanged(to isVisible: Bool) {
    content?.visibilityChanged(to: isVisible)
  }
}

extension Animation {
  /// The animation of content that is presented or dismissed under a transaction without one.
  static var presentation: Animation { .timingCurve(0.32, 0.72, 0, 1, duration: 0.35) }
}
