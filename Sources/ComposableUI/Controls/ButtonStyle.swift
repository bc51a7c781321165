/// How a button looks: it still does what it is for when it is pressed.
///
/// ```swift
/// struct Framed: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().overlay { Capsule().stroke(.tint, lineWidth: 2) }
///   }
/// }
/// …
/// Button("Start") { … }.buttonStyle(Framed())
/// ```
public protocol ButtonStyle {
  /// What is shown for a button.
  associatedtype Body: View
  /// The button.
  typealias Configuration = ButtonStyleConfiguration

  /// What is shown for a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, for a style to show.
public struct ButtonStyleConfiguration {
  /// What is on a button.
  public typealias Label = PrimitiveButtonStyleConfiguration.Label

  /// What the button does to the user's things.
  public let role: ButtonRole?
  /// What is on it.
  public let label: Label
  /// Whether the user holds it down. That is never known here: whoever shows the button shows that.
  public let isPressed: Bool
}

extension View {
  /// Says how the buttons in a view look.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    environment(\.buttonStyling, .custom(CustomButtonStyle(PressedStyle(style: style))))
  }
}

/// A style in a button that does what it is for when it is pressed.
private struct PressedStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .plain, action: configuration.trigger,
      label: style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: configuration.label, isPressed: false
        )
      )
    )
  }
}
