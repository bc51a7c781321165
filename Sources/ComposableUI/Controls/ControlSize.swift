/// The sizes of controls, such as buttons.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The sizes from the smallest to the largest; `regular` is the default.
  case mini, small, regular, large, extraLarge
}

nonisolated extension View {
  /// Sets the size of the buttons in this view. Other controls keep their size, and a button is never
  /// smaller than a pointer target.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize).modified(.controlSize(controlSize))
  }

  /// Hides the labels of toggles, pickers, sliders, steppers and progress views in this view. They
  /// remain the names of the controls for assistive technologies.
  public func labelsHidden() -> some View {
    modified(.labelsHidden)
  }

  /// Returns the view unchanged: a browser has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Returns the view unchanged: a browser has no status bar.
  public func statusBar(hidden: Bool) -> some View { self }
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// The size of the controls in a view.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
