import ComposableHTML

/// A control that performs an action when the user triggers it.
///
/// ```swift
/// Button("Increment") { store.send(.incrementTapped) }
/// Button(role: .destructive) {
///   store.send(.deleteTapped)
/// } label: {
///   Label("Delete", systemImage: "trash")
/// }
/// ```
///
/// A disabled button ignores all taps, also those that a client sends in spite of that. See
/// ``View/disabled(_:)``. For a button that opens a URL, use ``Link``; to style buttons, see
/// `buttonStyle(_:)`.
public nonisolated struct Button<Label: View>: _UnobservedView {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  /// True if the button pushes a screen.
  private var isNavigationLink = false
  /// The link that is shown instead of a button; `nil` for a button.
  private var link: LinkElement?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonStyle) private var styling
  @Environment(\.dismissPrompt) private var dismissPrompt

  /// Creates a button with a custom label.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button, which affects its appearance only; `nil` for none.
  ///   - action: The closure to run when the user triggers the button.
  ///   - label: The views that describe the action.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The content of the view.
  public var body: some View {
    switch styling {
    case .system(let style):
      link?.view(style, label)
        ?? ButtonContent(
          role: role, style: style, isEnabled: isEnabled, isNavigationLink: isNavigationLink
        )
        .element(label, trigger)
    case .custom(let style):
      style.makeBody(
        PrimitiveButtonStyleConfiguration(role: role, label: label, link: link, trigger: trigger)
      )
      // A custom style may contain buttons, which must not use the same style again.
      .environment(\.buttonStyle, .system(.automatic))
    }
  }

  /// The button as that of a navigation link.
  func pushingScreen() -> Button {
    var button = self
    button.isNavigationLink = true
    return button
  }

  /// The button as a link, which a style that handles interactions itself opens by the action.
  func showing(_ link: LinkElement) -> Button {
    var button = self
    button.link = link
    return button
  }

  private func trigger() {
    action()
    dismissPrompt?()
  }
}

extension Button where Label == Text {
  /// Creates a button with the label of its role: "Cancel", "Close", "Delete" or "Done".
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The closure to run when the user triggers the button.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(system: role.title) }
  }

  /// Creates a button with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - role: The purpose of the button; `nil` for none.
  ///   - action: The closure to run when the user triggers the button.
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - role: The purpose of the button; `nil` for none.
  ///   - action: The closure to run when the user triggers the button.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ComposableUI.Label<Text, Image> {
  /// Creates a button with a text label and an icon.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - role: The purpose of the button; `nil` for none.
  ///   - action: The closure to run when the user triggers the button.
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

  /// Creates a button with a text label and an icon.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - role: The purpose of the button; `nil` for none.
  ///   - action: The closure to run when the user triggers the button.
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
  /// Creates the button that a custom style receives as its configuration.
  ///
  /// - Parameter configuration: The role, label and action of the button.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    link = configuration.link
  }
}

/// A button, or a link, with one of the built-in styles: the last step of each custom style.
nonisolated struct ButtonElement<Label: View>: _UnobservedView {
  let role: ButtonRole?
  let style: ButtonContent.Style
  let link: LinkElement?
  let action: () -> Void
  let label: Label
  @Environment(\.isEnabled) private var isEnabled

  init(
    role: ButtonRole?, style: ButtonContent.Style, link: LinkElement?,
    action: @escaping () -> Void, label: Label
  ) {
    self.role = role
    self.style = style
    self.link = link
    self.action = action
    self.label = label
  }

  var body: some View {
    link?.view(style, label)
      ?? ButtonContent(role: role, style: style, isEnabled: isEnabled).element(label, action)
  }
}

extension ButtonContent {
  /// Returns the element of a button.
  fileprivate func element<Label: View>(
    _ label: Label, _ action: @escaping () -> Void
  ) -> ElementView<Label> {
    ElementView(
      self,
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

/// The content of a button.
struct ButtonContent: ElementContent {
  /// The purpose of the button; `nil` for none in particular.
  var role: ButtonRole?
  /// The appearance of the button.
  var style: Style
  /// True if the button accepts interactions.
  var isEnabled: Bool
  /// True if the button pushes a screen, which a row of a list indicates by a chevron.
  var isNavigationLink = false
  /// The state of a toggle that is drawn as a button; `nil` for any other button.
  var isOn: Bool?

  /// The appearance of a button.
  enum Style: Equatable, Sendable {
    case automatic, bordered, borderedProminent, borderless, plain
  }

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode.pressable(nil, style.className, context, isEnabled)
    switch role {
    case .destructive: node.add(class: "destructive")
    case .cancel: node.add(class: "cancel")
    case .close, .confirm, nil: break
    }
    if isNavigationLink { node.add(class: "navigates") }
    node.set("aria-pressed", isOn.map { $0 ? "true" : "false" })
    node.set("data-on", "tap")
    node.content = [.children]
    return node
  }

  var layout: ElementLayout {
    let hasBorder = style == .bordered || style == .borderedProminent
    var layout = ElementLayout(
      traits: [.button, hasBorder ? .borderedButton : .plainButton, .interactive])
    layout.passedTraits = .leadingIcon
    layout.usedTraits = [.text, .icon, .borderedButton]
    layout.usedTraitsInRow = .leadingIcon
    return layout
  }

  func update(_ context: inout RenderContext) { context.isInButton = true }

  var labeling: AccessibilityLabeling { .node }

  var description: String {
    "Button" + (role.map { " \($0)" } ?? "") + (isOn.map { $0 ? " on" : " off" } ?? "")
      + enabled(isEnabled)
  }
}

extension ButtonContent.Style {
  /// The class of a button with the style.
  var className: StaticName {
    switch self {
    case .automatic: "button automatic"
    case .bordered: "button bordered"
    case .borderedProminent: "button prominent"
    case .borderless: "button borderless"
    case .plain: "button plain"
    }
  }
}
