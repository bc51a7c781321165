nonisolated extension View {
  /// Draws a style behind the bar of the screen that contains the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - bars: The bars to change; none for that of the screen. Others keep their background.
  public func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> some View {
    screenOption(\.barBackground, bars.includeBarOfScreen ? .some(style._resolved) : nil)
  }

  /// Shows or hides the background of the bar of the screen that contains the view, while the view is shown.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the background; `automatic` leaves it to other views.
  ///   - bars: The bars to change; none for that of the screen. Others keep their background.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarBackground(visibility, bars)
  }

  /// Shows or hides the background of the bar of the screen, as `toolbarBackground(_:for:)` does.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarBackground(visibility, bars)
  }

  /// Sets the color scheme of the colors in the bar of the screen that contains the view, while the view is shown. The
  /// environment of its items does not change.
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme; `nil` for that of the screen.
  ///   - bars: The bars to change; none for that of the screen. Others keep their scheme.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    screenOption(\.barColorScheme, bars.includeBarOfScreen ? .some(colorScheme) : nil)
  }

  private func toolbarBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View
  {
    let isHidden = visibility == .automatic ? nil : visibility == .hidden
    return screenOption(\.isBarBackgroundHidden, bars.includeBarOfScreen ? isHidden : nil)
  }
}
