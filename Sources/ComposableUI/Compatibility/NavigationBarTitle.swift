// The names that SwiftUI used before `navigationTitle`.
nonisolated extension View {
  /// Sets the title of the screen that a view is on.
  @available(*, deprecated, message: "Use 'navigationTitle'.")
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the screen that a view is on.
  @available(*, deprecated, message: "Use 'navigationTitle'.")
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that a view is on.
  @available(*, deprecated, message: "Use 'navigationTitle'.")
  @_disfavoredOverload
  public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that a view is on, and how it is displayed.
  @available(*, deprecated, message: "Use 'navigationTitle' and 'navigationBarTitleDisplayMode'.")
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen that a view is on, and how it is displayed.
  @available(*, deprecated, message: "Use 'navigationTitle' and 'navigationBarTitleDisplayMode'.")
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Sets the title of the screen that a view is on, and how it is displayed.
  @available(*, deprecated, message: "Use 'navigationTitle' and 'navigationBarTitleDisplayMode'.")
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }
}
