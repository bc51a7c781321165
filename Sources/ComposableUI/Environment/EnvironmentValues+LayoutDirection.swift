import ComposableHTML

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// The direction of the page's language, see ``View/pageLocale(_:)``.
  ///
  /// ``View/environment(_:_:)`` sets another one for a view: its stacks begin at the other side. The
  /// presentations of the view keep that of the page.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

/// The direction of the texts and stacks in an element.
struct LayoutDirectionContent: ModifierContent {
  var direction: LayoutDirection

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("dir", direction.htmlValue)
  }

  var description: String { "\(direction)" }
}
