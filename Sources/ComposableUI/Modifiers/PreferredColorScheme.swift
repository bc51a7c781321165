extension View {
  /// Sets the preferred color scheme of the window, the sheet or another presentation that contains
  /// the view.
  ///
  /// ```swift
  /// @State private var isDark = false
  /// …
  /// Toggle("Dark", isOn: $isDark).preferredColorScheme(isDark ? .dark : nil)
  /// ```
  ///
  /// Of several preferences in one window the outermost counts.
  ///
  /// - Parameter colorScheme: The color scheme; `nil` for that of the user's system or, in a
  ///   presentation, of the presenting view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferringColorSchemeView(colorScheme: colorScheme, content: self)
  }

  /// Sets the color scheme of this view.
  ///
  /// SwiftUI deprecates it in favor of ``preferredColorScheme(_:)``, which applies to the window.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme).modified(.colorScheme(colorScheme))
  }
}

/// A node with a color scheme that views in its subtree can set.
protocol ColorSchemeReceiver: _AnyViewNode {
  /// Sets or replaces the preferred color scheme of a node; `nil` removes it.
  func setPreferredColorScheme(_ colorScheme: ColorScheme?, from node: Int)
}

/// A view that sets the preferred color scheme of its window or presentation.
private struct PreferringColorSchemeView<Content: View>: _PrimitiveView {
  let colorScheme: ColorScheme?
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    PreferringColorSchemeNode(view, in: context)
  }
}

private final class PreferringColorSchemeNode<Content: View>: UnaryNode<
  PreferringColorSchemeView<Content>, Content
>
{
  private var colorScheme: ColorScheme?

  init(_ view: PreferringColorSchemeView<Content>, in context: _Context) {
    colorScheme = view.colorScheme
    super.init(in: context)
    makeChild(view.content)
    receiver?.setPreferredColorScheme(colorScheme, from: id)
  }

  override func update(_ view: PreferringColorSchemeView<Content>) {
    if view.colorScheme != colorScheme {
      colorScheme = view.colorScheme
      receiver?.setPreferredColorScheme(colorScheme, from: id)
    }
    child?.update(view.content, environment)
  }

  private var receiver: (any ColorSchemeReceiver)? {
    firstAncestorInPresentation { $0 as? any ColorSchemeReceiver }
  }

  override func willUnmount() { receiver?.setPreferredColorScheme(nil, from: id) }
}
