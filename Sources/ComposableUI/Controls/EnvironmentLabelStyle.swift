/// The style of labels in the environment: a built-in one or a custom one.
enum EnvironmentLabelStyle: Equatable {
  case titleAndIcon, iconOnly, titleOnly
  case custom(CustomLabelStyle)
}

/// A type-erased custom label style.
struct CustomLabelStyle: Equatable {
  private let style: Any
  private let isSame: (Any) -> Bool
  private let makeView: (LabelStyleConfiguration) -> AnyView

  init<Style: LabelStyle>(_ style: Style) {
    self.style = style
    isSame = { other in
      (other as? Style).map { ViewTypeLayout.of(style).areInputsEqual(style, $0) } ?? false
    }
    makeView = { AnyView(StyledLabel(style: style, configuration: $0)) }
  }

  /// Creates the view of a label.
  func makeBody(_ configuration: LabelStyleConfiguration) -> some View { makeView(configuration) }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.isSame(rhs.style) }
}

private struct StyledLabel<Style: LabelStyle>: View {
  let style: Style
  let configuration: LabelStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
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
