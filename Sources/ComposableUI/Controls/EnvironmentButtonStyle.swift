/// The style of buttons in the environment.
typealias EnvironmentButtonStyle = EnvironmentStyle<
  ButtonContent.Style, PrimitiveButtonStyleConfiguration
>

private enum EnvironmentButtonStyleKey: EnvironmentKey {
  static var defaultValue: EnvironmentButtonStyle { .system(.automatic) }
}

extension EnvironmentValues {
  var buttonStyle: EnvironmentButtonStyle {
    get { self[EnvironmentButtonStyleKey.self] }
    set { self[EnvironmentButtonStyleKey.self] = newValue }
  }
}
