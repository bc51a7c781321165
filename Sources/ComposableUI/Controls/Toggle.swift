import ComposableHTML

/// A control that switches between on and off.
///
/// ```swift
/// Toggle("Airplane mode", isOn: $isOn)
/// ```
///
/// It is drawn as a switch, unless `toggleStyle(_:)` sets another style.
public nonisolated struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.toggleStyle) private var styling

  /// Creates a toggle with a custom label.
  ///
  /// - Parameters:
  ///   - isOn: A binding to the value that the toggle switches.
  ///   - label: The views that describe the purpose of the toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The content of the view.
  public var body: some View {
    switch styling {
    case .system(.switch(let tint?)): toggleSwitch.tint(tint)
    case .system(.switch(nil)): toggleSwitch
    case .system(.button): button(.bordered) { label }
    case .system(.checkbox):
      button(.plain) {
        HStack {
          Image(systemName: isOn.wrappedValue ? "checkmark.square.fill" : "square")
          label
        }
      }
    case .custom(let style):
      style.makeBody(ToggleStyleConfiguration(label: .init(label), isOn: isOn))
        // A custom style may contain toggles, which must not use the same style again.
        .environment(\.toggleStyle, .system(.switch(tint: nil)))
    }
  }

  private var toggleSwitch: some View {
    ElementView(
      ToggleContent(isOn: isOn.wrappedValue, isEnabled: isEnabled),
      handler: { interaction in
        guard isEnabled, case .bool(let value) = interaction else { return false }
        isOn.wrappedValue = value
        return true
      }
    ) {
      label
    }
  }

  private func button(
    _ style: ButtonContent.Style, @ViewBuilder label: () -> some View
  ) -> some View {
    ElementView(
      ButtonContent(role: nil, style: style, isEnabled: isEnabled, isOn: isOn.wrappedValue),
      handler: { interaction in
        guard isEnabled, interaction == .tap else { return false }
        isOn.wrappedValue.toggle()
        return true
      }, content: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text label.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with a text label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ComposableUI.Label<Text, Image> {
  /// Creates a toggle with a text label and an icon.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - isOn: A binding to the value that the toggle switches.
  public init(
    _ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(isOn: isOn) {
      ComposableUI.Label(
        title, systemImage: systemImage,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }

  /// Creates a toggle with a text label and an icon.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - isOn: A binding to the value that the toggle switches.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(isOn: isOn) {
      ComposableUI.Label(
        title, systemImage: systemImage,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }
}

/// A switch. Its child is the label.
struct ToggleContent: ElementContent {
  var isOn: Bool
  var isEnabled: Bool

  func html(in context: RenderContext) -> HTMLNode {
    var input = HTMLNode("input", idPrefix: "i", class: "switch")
    input.set("type", "checkbox")
    input.set("role", "switch")
    input.set("data-on", "bool")
    input.setAccessibleName(.switch, after: "c\(context.id)", context)
    input.set("disabled", !isEnabled)
    input.set("checked", isOn)
    return HTMLNode(
      "label", class: isEnabled ? "toggle" : "toggle off", [HTMLNode.labelHost, .node(input)])
  }

  var layout: ElementLayout { .labeledControl }

  func applying(_ interaction: Interaction) -> ToggleContent? {
    guard case .bool(let isOn) = interaction else { return nil }
    return ToggleContent(isOn: isOn, isEnabled: isEnabled)
  }

  var description: String { "Toggle \(isOn ? "on" : "off")" + enabled(isEnabled) }
}

extension ElementLayout {
  /// The layout of a control that is as wide as its own parts if its label is hidden.
  static var labeledControl: ElementLayout {
    var layout = ElementLayout(
      expandingAxes: .horizontal, traits: [.control, .flexibleWithLabel, .interactive])
    layout.label = .expanding
    return layout
  }
}
