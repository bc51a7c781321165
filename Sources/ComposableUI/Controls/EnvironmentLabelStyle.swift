/// The style of labels in the environment: a built-in one or a custom one.
enum EnvironmentLabelStyle: Equatable {
  case titleAndIcon, iconOnly, titleOnly
  case custom(CustomStyle<LabelStyleConfiguration>)
}

private enum EnvironmentLabelStyleKey: EnvironmentKey {
  static var defaultValue: EnvironmentLabelStyle { .titleAndIcon }
}

extension EnvironmentValues {
  var labelStyle: EnvironmentLabelStyle {
    get { self[EnvironmentLabelStyleKey.self] }
    set { self[EnvironmentLabelStyleKey.self] = newValue }
  }
}
