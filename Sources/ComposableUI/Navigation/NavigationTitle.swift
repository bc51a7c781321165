nonisolated extension View {
  /// Sets the title of the screen that a view is on.
  ///
  /// If several views of a screen set one, that of the last view to appear is used.
  public func navigationTitle(_ title: Text) -> some View {
    TextReader(title) { AncestorValueView(value: NavigationTitle(text: $0), content: self) }
  }

  /// Sets the title of the screen that a view is on.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen that a view is on.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen that a view is on. Unlike in SwiftUI, the user can't edit it.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }
}

private struct NavigationTitle: AncestorValue {
  let text: String

  static func set(_ title: Self?, from node: _AnyViewNode) {
    node.firstAncestor { $0 as? any NavigationTitleReceiver }?
      .setTitle(title?.text, from: node.id)
  }
}
