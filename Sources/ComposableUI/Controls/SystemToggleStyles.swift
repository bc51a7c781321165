extension ToggleStyleConfiguration {
  fileprivate func toggle(_ style: SystemToggle) -> some View {
    Toggle(self).environment(\.toggleStyle, .system(style))
  }
}

/// The default appearance of toggles, a switch: `.toggleStyle(.automatic)`.
public nonisolated struct DefaultToggleStyle: SystemToggleStyle {
  var system: SystemToggle { .switch(tint: nil) }
  /// Creates the default toggle style, a switch.
  public init() {}
  /// Creates the view of a toggle.
  public func makeBody(configuration: Configuration) -> some View { configuration.toggle(system) }
}

/// A switch after the label: `.toggleStyle(.switch)`.
public nonisolated struct SwitchToggleStyle: SystemToggleStyle {
  private let tint: Color?
  var system: SystemToggle { .switch(tint: tint) }
  /// Creates a toggle style that shows a switch in the current tint.
  public init() { tint = nil }
  /// Creates the style with the color of a switch that is on.
  public init(tint: Color) { self.tint = tint }
  /// Creates the view of a toggle.
  public func makeBody(configuration: Configuration) -> some View { configuration.toggle(system) }
}

/// A button that has a background while the toggle is on: `.toggleStyle(.button)`.
public nonisolated struct ButtonToggleStyle: SystemToggleStyle {
  var system: SystemToggle { .button }
  /// Creates a toggle style that shows a button.
  public init() {}
  /// Creates the view of a toggle.
  public func makeBody(configuration: Configuration) -> some View { configuration.toggle(system) }
}

/// A box with a checkmark, before the label: `.toggleStyle(.checkbox)`.
public nonisolated struct CheckboxToggleStyle: SystemToggleStyle {
  var system: SystemToggle { .checkbox }
  /// Creates a toggle style that shows a checkbox.
  public init() {}
  /// Creates the view of a toggle.
  public func makeBody(configuration: Configuration) -> some View { configuration.toggle(system) }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style, a switch after the label.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle style that shows a switch after the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that has a background while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a checkmark, before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
