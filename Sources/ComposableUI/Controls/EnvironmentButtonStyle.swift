/// The style of buttons in the environment: a built-in one or a custom one.
enum EnvironmentButtonStyle: Equatable {
  case system(ButtonContent.Style)
  case custom(CustomButtonStyle)
}

/// A type-erased custom button style.
struct CustomButtonStyle: Equatable {
  private let style: Any
  private let isSame: (Any) -> Bool
  private let makeView: (PrimitiveButtonStyleConfiguration) -> AnyView

  init<Style: PrimitiveButtonStyle>(_ style: Style) {
    self.style = style
    isSame = { other in
      (other as? Style).map { ViewTypeLayout.of(style).areInputsEqual(style, $0) } ?? false
    }
    makeView = { AnyView(StyledButton(style: style, configuration: $0)) }
  }

  /// Creates the view of a button.
  func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    makeView(configuration)
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.isSame(rhs.style) }
}

private struct StyledButton<Style: PrimitiveButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum EnvironmentButtonStyleKey: EnvironmentKey {
  static var defaultValue: EnvironmentButtonStyle { .system(.automatic) }
}

extension EnvironmentValues {
  var buttonStyle: EnvironmentButtonStyle {
    get { self[EnvironmentButtonStyleKey.self] }
    set { self[EnvironmentButtonStyleKey.self] = newValue }
  }
}
