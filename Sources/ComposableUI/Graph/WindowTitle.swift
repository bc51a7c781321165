/// The title of the visible screen.
struct WindowTitle: WindowValue {
  let title: String

  func apply(to window: inout WindowContent) { window.title = title }
}

/// A node that shows the title of a view in its subtree.
protocol NavigationTitleReceiver: _AnyViewNode {
  /// Sets or replaces the title of a node; `nil` removes it.
  func setTitle(_ title: String?, from node: Int)
}
