import ComposableHTML

/// The sizes of controls, such as buttons.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The sizes from the smallest to the largest; `regular` is the default.
  case mini, small, regular, large, extraLarge
}

nonisolated extension View {
  /// Sets the size of the buttons in this view. Other controls keep their size, and a button is never
  /// smaller than a pointer target.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
      .modified(ControlSizeContent(size: controlSize))
  }

  /// Hides the labels of toggles, pickers, sliders, steppers and progress views in this view. They
  /// remain the names of the controls for assistive technologies.
  public func labelsHidden() -> some View {
    modified(LabelsHiddenContent())
  }

  /// Shows or hides the labels of controls in this view.
  ///
  /// - Parameter visibility: `hidden` hides them; with another value they are as they were.
  @ViewBuilder public func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
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

/// The size of buttons.
struct ControlSizeContent: ModifierContent {
  var size: ControlSize

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    let (padding, font): (CSS, CSS) =
      switch size {
      case .mini: ("2px 8px", "var(--footnote)")
      case .small: ("4px 10px", "var(--subheadline)")
      case .regular: ("8px 16px", "1em")
      case .large: ("12px 20px", "1em")
      case .extraLarge: ("16px 28px", "1em")
      }
    node.style("--control-padding", padding)
    node.style("--control-font", font)
  }

  var description: String { "controlSize \(size)" }
}

/// Controls whose labels are hidden, except from assistive technologies.
struct LabelsHiddenContent: ModifierContent {
  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: false)
    layout.stoppedTraits = [.growsWithLabel, .flexibleWithLabel]
    return layout
  }

  func update(_ context: inout RenderContext) { context.hidesLabels = true }

  var description: String { "labelsHidden" }
}
