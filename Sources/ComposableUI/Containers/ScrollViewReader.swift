/// A view that scrolls its scroll views to views with given ids.
///
/// ```swift
/// ScrollViewReader { proxy in
///   List(messages) { Text($0.text) }
///   Button("Newest") { withAnimation { proxy.scrollTo(messages.last?.id) } }
/// }
/// ```
public nonisolated struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  @State private var target = ScrollTarget()

  /// Creates a reader.
  ///
  /// - Parameter content: Returns the views for a proxy that scrolls them.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    ScrollTargetView(target: target, content: content(ScrollViewProxy(target: target)))
  }
}

/// A proxy that scrolls the scroll views of a ``ScrollViewReader``.
public struct ScrollViewProxy {
  fileprivate let target: ScrollTarget

  /// Scrolls until a view is visible, smoothly in a `withAnimation`.
  ///
  /// The browser scrolls after all changes of the same event, so that the view may be a new one.
  /// Without a view of that id, nothing happens.
  ///
  /// - Parameters:
  ///   - id: The id of the view: that of its ``View/id(_:)``, or of the element of a ``ForEach``.
  ///   - anchor: The place of the view in the scroll view, rounded to the edges and the center;
  ///     `nil` to scroll as little as possible.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    target.node?.graph.scroll(to: AnyHashable(id), in: target.node, anchor: anchor)
  }

  /// Returns the id of the view that an element belongs to; `nil` if it has none.
  func id(ofElement id: Int) -> AnyHashable? {
    target.node.flatMap { $0.graph.shownElements[id]?.viewID(below: $0) }
  }
}

/// The node of the views that a proxy scrolls.
private final class ScrollTarget {
  weak var node: _AnyViewNode?
}

private nonisolated struct ScrollTargetView<Content: View>: _PrimitiveView {
  let target: ScrollTarget
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ScrollTargetNode(view, in: context)
  }
}

private final class ScrollTargetNode<Content: View>: UnaryNode<ScrollTargetView<Content>, Content> {
  init(_ view: ScrollTargetView<Content>, in context: _Context) {
    super.init(in: context)
    makeChild(view.content)
    view.target.node = self
  }

  override func update(_ view: ScrollTargetView<Content>) {
    child?.update(view.content, environment)
  }
}
