/// The place of the accessory of a bar of tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar, and above it.
  case inline, expanded
}

extension EnvironmentValues {
  /// The place of the accessory of a bar of tabs: always that of its own.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}

nonisolated extension View {
  /// Places a view at the bottom of the tabs, for example the controls of what is played.
  ///
  /// ```swift
  /// TabView { … }
  ///   .tabViewBottomAccessory { NowPlaying() }
  /// ```
  ///
  /// It stays there whichever tab is selected.
  ///
  /// - Parameter content: The view.
  public func tabViewBottomAccessory(@ViewBuilder content: () -> some View) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }

  /// Places a view at the bottom of the tabs.
  ///
  /// - Parameters:
  ///   - isEnabled: False to show none.
  ///   - content: The view.
  public func tabViewBottomAccessory(
    isEnabled: Bool, @ViewBuilder content: () -> some View
  ) -> some View {
    let accessory = content()
    return safeAreaInset(edge: .bottom) { if isEnabled { accessory } }
  }
}
