/// A custom appearance and interaction for buttons.
///
/// Rarely needed: prefer ``ButtonStyle``, which keeps the standard interaction.
///
/// ```swift
/// struct Twice: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: _ControlStyle {
  /// The type of view that the style creates.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Creates the view of a button.
  ///
  /// - Parameter configuration: The properties of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a ``PrimitiveButtonStyle`` displays.
public struct PrimitiveButtonStyleConfiguration {
  /// A type-erased label of a button.
  public nonisolated struct Label: _UnobservedView {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The purpose of the button; `nil` for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  private let action: () -> Void

  init(role: ButtonRole?, label: some View, trigger: @escaping () -> Void) {
    self.role = role
    self.label = Label(view: AnyView(label))
    action = trigger
  }

  /// Performs the action of the button.
  public func trigger() { action() }
}

nonisolated extension View {
  /// Sets the style of the buttons in this view.
  ///
  /// - Parameter style: The appearance and the interaction of the buttons.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    let system = (style as? any SystemButtonStyle)?.style
    return environment(
      \.buttonStyle,
      system.map { .system($0) }
        ?? .custom(CustomStyle(style) { $0.makeBody(configuration: $1) })
    )
  }
}
