/// How a button looks, and when it does what it is for.
///
/// Rarely needed: prefer ``ButtonStyle``, which leaves the second to the button.
///
/// ```swift
/// struct Twice: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// ```
public protocol PrimitiveButtonStyle {
  /// What is shown for a button.
  associatedtype Body: View
  /// The button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// What is shown for a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, for a style to show.
public struct PrimitiveButtonStyleConfiguration {
  /// What is on a button.
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// What the button does to the user's things.
  public let role: ButtonRole?
  /// What is on it.
  public let label: Label
  private let action: () -> Void

  init(role: ButtonRole?, label: some View, trigger: @escaping () -> Void) {
    self.role = role
    self.label = Label(view: AnyView(label))
    action = trigger
  }

  /// Does what the button is for.
  public func trigger() { action() }
}

extension View {
  /// Says how the buttons in a view look.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    let system = (style as? any SystemButtonStyle)?.style
    return environment(
      \.buttonStyling, system.map { .system($0) } ?? .custom(CustomButtonStyle(style))
    )
  }
}
