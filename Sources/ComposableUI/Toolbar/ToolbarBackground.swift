nonisolated extension View {
  /// Draws a style behind the bar of the screen that contains the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - bars: The bars. That of the screen is one of them, or there are none; the others keep their background.
  public func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> some View {
    screenOption(\.barBackground, style._resolved, for: bars)
  }

  /// Shows or hides the background of the bar of the screen that contains the view, as long as it is there.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the background.
  ///   - bars: The bars. That of the screen is one of them, or there are none; the others keep their background.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    screenOption(\.isBarBackgroundHidden, visibility == .hidden, for: bars)
  }

  /// Shows or hides the background of the bar of the screen, as `toolbarBackground(_:for:)` does.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    screenOption(\.isBarBackgroundHidden, visibility == .hidden, for: bars)
  }

  /// Sets the color scheme of the bar of the screen that contains the view, as long as it is there.
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme; `nil` for that of the screen.
  ///   - bars: The bars. That of the screen is one of them, or there are none; the others keep their scheme.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    screenOption(\.barColorScheme, colorScheme, for: bars)
  }

  /// Sets an option of the screen if it is for its bar.
  private func screenOption<Value: Hashable>(
    _ keyPath: WritableKeyPath<ScreenOptions, Value>, _ value: Value, for bars: [ToolbarPlacement]
  ) -> some View {
    let isOfScreen = bars.isEmpty || bars.contains(.navigationBar)
    return AncestorValueView(
      value: isOfScreen
        ? OptionsChange<ScreenOptions>(id: value) { $0[keyPath: keyPath] = value } : nil,
      content: self)
  }
}
