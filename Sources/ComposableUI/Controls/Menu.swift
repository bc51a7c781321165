import ComposableHTML

/// A button that shows a menu of actions.
///
/// ```swift
/// Menu("Sort") {
///   Button("By name") { store.send(.sortTapped(.name)) }
///   Button("By date") { store.send(.sortTapped(.date)) }
/// }
/// ```
///
/// The menu closes when an action is chosen, with Esc, and by a click outside. It exists whether it
/// is open or not: its items are created with the menu. SwiftUI's menu styles and nested menus are not
/// available.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  /// The action of a button before that of the menu; `nil` for a menu alone.
  private let primaryAction: (() -> Void)?
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a menu with a custom label.
  ///
  /// - Parameters:
  ///   - content: The buttons of the menu, with dividers and controls between them.
  ///   - label: The views that describe the menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu with a primary action: a button that performs it, and one that shows the menu.
  ///
  /// - Parameters:
  ///   - content: The buttons of the menu, with dividers and controls between them.
  ///   - label: The views that describe the action.
  ///   - primaryAction: The action.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// The content of the view.
  public var body: some View {
    if let primaryAction {
      HStack(spacing: 4) {
        Button(action: primaryAction) { label }
        menu {
          Image(systemName: "chevron.down").accessibilityLabel(Text(system: .menu))
        }
      }
    } else {
      menu { label }
    }
  }

  private func menu(@ViewBuilder label: () -> some View) -> some View {
    ElementView(MenuContent(isEnabled: isEnabled)) {
      ElementView(MenuLabelContent(), content: label)
      content.environment(\.buttonStyle, .system(.automatic))
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a text label.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a text label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a primary action and a text label.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a primary action and a text label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ComposableUI.Label<Text, Image> {
  /// Creates a menu with a text label and an icon.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - content: The items of the menu.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(content: content) {
      ComposableUI.Label(
        title, systemImage: systemImage,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }

  /// Creates a menu with a text label and an icon.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - content: The items of the menu.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(content: content) {
      ComposableUI.Label(
        title, systemImage: systemImage,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }
}

/// A button that shows its menu. Its children are a ``MenuLabelContent`` and the items of the menu.
struct MenuContent: ElementContent {
  var isEnabled: Bool

  // The client script places the menu beside the button.
  func html(in context: RenderContext) -> HTMLNode {
    var button = HTMLNode.pressable("i", "button automatic menu-button", context, isEnabled)
    button.set("popovertarget", "c\(context.id)")
    button.set("aria-haspopup", "true")
    button.set("aria-label", context.accessibilityLabel)
    button.content = [.node(HTMLNode("span", idPrefix: "s", class: "label", [.slot("s")]))]
    var items = HTMLNode("div", idPrefix: "c", class: "menu-items", [.children])
    items.set("popover", "")
    items.set("role", "group")
    items.set("aria-labelledby", "s\(context.id)")
    return HTMLNode("div", class: "menu-host", [.node(button), .node(items)])
  }

  var layout: ElementLayout {
    ElementLayout(traits: [.plainButton, .interactive], usedTraits: .menuText)
  }

  func slot(of child: any ElementContent) -> StaticName? { child is MenuLabelContent ? "s" : nil }

  var description: String { "Menu" + enabled(isEnabled) }
}

/// The label of a menu.
struct MenuLabelContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    HTMLNode("span", class: "menu-label", [.children])
  }

  func derivedTraits(from inside: LayoutTraits) -> LayoutTraits {
    inside.contains(.text) ? .menuText : []
  }

  func update(_ context: inout RenderContext) { context.isInButton = true }

  var description: String { "MenuLabel" }
}
