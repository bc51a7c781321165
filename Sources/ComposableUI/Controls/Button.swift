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
  @Environment(\.buttonStyling) private var styling

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
    switch styling {
    case .system(let style):
      ButtonContent(role: role, style: style, isEnabled: isEnabled).element(label, action)
    case .custom(let style):
      style.show(PrimitiveButtonStyleConfiguration(role: role, label: label, trigger: action))
        // A style may be made of buttons.
        .environment(\.buttonStyling, .system(.automatic))
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

extension Button where Label == ComposableUI.Label<Text, Image> {
  /// Makes a button with an icon and a title.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(role: role, action: action) {
      ComposableUI.Label(
        title, systemImage: systemImage,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }

  /// Makes a button with an icon and a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(role: role, action: action) {
      ComposableUI.Label(
        title, systemImage: systemImage,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style is asked to show.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

/// The button that a style shows in the end.
struct ButtonElement<Label: View>: View {
  let role: ButtonRole?
  let style: ButtonContent.Style
  let action: () -> Void
  let label: Label
  @Environment(\.isEnabled) private var isEnabled

  init(role: ButtonRole?, style: ButtonContent.Style, action: @escaping () -> Void, label: Label) {
    self.role = role
    self.style = style
    self.action = action
    self.label = label
  }

  var body: some View {
    ButtonContent(role: role, style: style, isEnabled: isEnabled).element(label, action)
  }
}

extension ButtonContent {
  /// The element of a button.
  fileprivate func element<Label: View>(
    _ label: Label, _ action: @escaping () -> Void
  ) -> ElementView<Label> {
    ElementView(
      .button(self),
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
