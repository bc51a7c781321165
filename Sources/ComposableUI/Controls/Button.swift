/// Does something when the user presses it.
///
/// ```swift
/// Button("Increment") { store.send(.incrementTapped) }
/// Button(role: .destructive) { store.send(.deleteTapped) } label: { Label("Delete", systemImage: "trash") }
/// ```
///
/// A button that is disabled takes no taps, whatever the other side sends.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonLook) private var look

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - role: What it does to the user's things.
  ///   - action: What to do.
  ///   - label: What is on it.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: some View {
    Container(
      .button(ButtonContent(role: role, look: look, isEnabled: isEnabled)),
      handler: { interaction in
        guard isEnabled, interaction == .tap else { return false }
        action()
        return true
      }
    ) {
      label
    }
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

private enum ButtonLookKey: EnvironmentKey {
  static let defaultValue = ButtonContent.Look.automatic
}

extension EnvironmentValues {
  var buttonLook: ButtonContent.Look {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
}
