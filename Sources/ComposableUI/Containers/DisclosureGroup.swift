import ComposableHTML

/// A view that shows or hides its content, controlled by its label.
///
/// ```swift
/// DisclosureGroup("Advanced") { Toggle("Verbose", isOn: $isVerbose) }
/// ```
///
/// Collapsed content is removed: its `@State` starts anew when the group is expanded again.
/// For the appearance, see ``View/disclosureGroupStyle(_:)``.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let binding: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.disclosureGroupStyle) private var style
  @Environment(\.listSelection) private var listSelection

  private init(_ binding: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
    self.binding = binding
    self.content = content
    self.label = label
  }

  /// Creates a group that is collapsed at first and keeps its own state, with a custom label.
  ///
  /// - Parameters:
  ///   - content: The views to show when the group is expanded.
  ///   - label: The views that are always shown, above the content.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content, label())
  }

  /// Creates a group with a binding to its state, with a custom label.
  ///
  /// - Parameters:
  ///   - isExpanded: A binding to the value that determines if the content is shown.
  ///   - content: The views to show when the group is expanded.
  ///   - label: The views that are always shown, above the content.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content, label())
  }

  /// The content of the view.
  public var body: some View {
    if let style {
      style.makeBody(
        DisclosureGroupStyleConfiguration(
          label: .init(label), content: .init(content()), isExpanded: binding ?? $isOpen)
      )
      // A custom style may contain groups, which must not use the same style again.
      .environment(\.disclosureGroupStyle, nil)
    } else {
      group
    }
  }

  private var group: some View {
    let isExpanded = binding ?? $isOpen
    let isOpen = isExpanded.wrappedValue
    return ElementView(
      DisclosureContent(isExpanded: isOpen, isEnabled: isEnabled),
      handler: { interaction in
        guard isEnabled else { return false }
        switch interaction {
        case .bool(let value): isExpanded.wrappedValue = value
        case .tap: isExpanded.wrappedValue.toggle()
        default: return false
        }
        return true
      }
    ) {
      ElementView(LabelContent()) { label }
      if isOpen {
        if let listSelection {
          SelectableRows(selection: listSelection, content: content())
        } else {
          content()
        }
      }
    }
    .needing("disclosure.css")
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is collapsed at first and keeps its own state, with a text label.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group that is collapsed at first and keeps its own state, with a text label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a binding to its state, with a text label.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Creates a group with a binding to its state, with a text label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The state of a disclosure group. Its children are a ``LabelContent`` and, while it is expanded, the
/// disclosed content.
struct DisclosureContent: ElementContent {
  /// True if the content is shown.
  var isExpanded: Bool
  /// True if the group accepts interactions.
  var isEnabled: Bool

  func html(in context: RenderContext) -> HTMLNode {
    var handle = HTMLNode.pressable("i", "handle", context, isEnabled)
    handle.set("data-on", "bool")
    handle.set("aria-expanded", isExpanded ? "true" : "false")
    handle.set("aria-controls", "c\(context.id)")
    handle.setAccessibleName(.details, after: "l\(context.id)", context)
    let content = HTMLNode("div", idPrefix: "c", class: "content", [.children])
    return HTMLNode("div", class: "disclosure", [.node(handle), .node(content)])
  }

  var layout: ElementLayout {
    ElementLayout(
      expandingAxes: .horizontal, traits: [.flexible, .interactive], arrangement: .block)
  }

  var description: String {
    "Disclosure \(isExpanded ? "open" : "closed")" + enabled(isEnabled)
  }
}
