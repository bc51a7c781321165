/// The color scheme that views prefer for their window.
struct WindowColorScheme: WindowValue {
  let colorScheme: ColorScheme

  func apply(to window: inout WindowContent) { window.preferredColorScheme = colorScheme }
}

/// A node with a color scheme that views in its subtree can set.
protocol ColorSchemeReceiver: _AnyViewNode {
  /// Sets or replaces the preferred color scheme of a node; `nil` removes it.
  func setPreferredColorScheme(_ colorScheme: ColorScheme?, from node: Int)
}

/// The color scheme of the user's system.
@_spi(Renderer) public struct SystemColorScheme: WindowEvent {
  /// The color scheme.
  public let colorScheme: ColorScheme

  /// Creates the event.
  public init(_ colorScheme: ColorScheme) {
    self.colorScheme = colorScheme
  }

  /// Shows the views in the color scheme, unless one of them prefers another.
  public func perform(in graph: ViewGraph) -> Bool {
    graph.window?.systemColorScheme = colorScheme
    return true
  }
}
