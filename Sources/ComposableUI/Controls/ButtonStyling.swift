/// How the buttons of a view look: as one of the system's do, or as a style of the user's says.
enum ButtonStyling: Equatable {
  case system(ButtonContent.Style)
  case custom(CustomButtonStyle)
}

/// A style of the user's, whatever its type.
struct CustomButtonStyle: Equatable {
  private let style: Any
  private let isSame: (Any) -> Bool
  private let makeView: (PrimitiveButtonStyleConfiguration) -> AnyView

  init<Style: PrimitiveButtonStyle>(_ style: Style) {
    self.style = style
    isSame = { other in
      (other as? Style).map { ViewTypeLayout.of(Style.self).areSame(style, $0) } ?? false
    }
    makeView = { AnyView(StyledButton(style: style, configuration: $0)) }
  }

  /// What is shown for a button.
  func show(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    makeView(configuration)
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.isSame(rhs.style) }
}

private struct StyledButton<Style: PrimitiveButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ButtonStylingKey: EnvironmentKey {
  static var defaultValue: ButtonStyling { .system(.automatic) }
}

extension EnvironmentValues {
  var buttonStyling: ButtonStyling {
    get { self[ButtonStylingKey.self] }
    set { self[ButtonStylingKey.self] = newValue }
  }
}
