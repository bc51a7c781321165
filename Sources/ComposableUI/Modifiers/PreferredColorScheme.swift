import ComposableHTML

nonisolated extension View {
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
    AncestorValueView(value: colorScheme, content: self)
  }

  /// Sets the color scheme of this view.
  ///
  /// SwiftUI deprecates it in favor of ``preferredColorScheme(_:)``, which applies to the window.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
      .modified(ColorSchemeContent(colorScheme: colorScheme))
  }
}

extension ColorScheme: AncestorValue {
  static func set(_ colorScheme: Self?, from node: _AnyViewNode) {
    node.firstAncestorInPresentation { $0 as? any ColorSchemeReceiver }?
      .setPreferredColorScheme(colorScheme, from: node.id)
  }
}

/// The color scheme of an element.
struct ColorSchemeContent: ModifierContent {
  var colorScheme: ColorScheme

  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) { node.set(colorScheme) }

  var description: String { "\(colorScheme)" }
}
