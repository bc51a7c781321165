/// A custom appearance for buttons, with their standard interaction.
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
///
/// A style may have `@State` and `@Environment` properties of its own. To change when a button
/// performs its action, use ``PrimitiveButtonStyle``.
@MainActor @preconcurrency public protocol ButtonStyle: _ControlStyle {
  /// The type of view that the style creates.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Creates the view of a button.
  ///
  /// - Parameter configuration: The properties of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a ``ButtonStyle`` displays.
public struct ButtonStyleConfiguration {
  /// A type-erased label of a button.
  public typealias Label = PrimitiveButtonStyleConfiguration.Label

  /// The purpose of the button; `nil` for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// A Boolean value that indicates whether the user is pressing the button. Always `false` here,
  /// unlike in SwiftUI: presses are not reported while they last, and the renderer dims a pressed
  /// button itself.
  public let isPressed: Bool
}

nonisolated extension View {
  /// Sets the style of the buttons in this view.
  ///
  /// - Parameter style: The appearance of the buttons.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    buttonStyle(ButtonStyleAdapter(style: style))
  }
}

/// A primitive style that adds the standard interaction to a ``ButtonStyle``.
private nonisolated struct ButtonStyleAdapter<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  @MainActor func makeBody(configuration: Configuration) -> some View {
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
