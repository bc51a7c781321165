/// A card with an optional label above its content.
///
/// ```swift
/// GroupBox("Delivery") { Text("Tomorrow") }
/// ```
public nonisolated struct GroupBox<Label: View, Content: View>: _UnobservedView {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a card with a label.
  ///
  /// - Parameters:
  ///   - content: The content of the card.
  ///   - label: The views that describe the content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a card with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  /// The content of the view.
  public var body: some View {
    if let style {
      style.makeBody(GroupBoxStyleConfiguration(label: .init(label), content: .init(content)))
        // A custom style may contain cards, which must not use the same style again.
        .environment(\.groupBoxStyle, nil)
    } else {
      VStack(alignment: .leading, spacing: 8) {
        label.font(.headline)
        content
      }
      .padding()
      .background {
        RoundedRectangle(cornerRadius: 12).fill(.gray.opacity(0.15))
      }
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a card without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a card with a text label.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a card with a text label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the card that a custom style receives as its configuration.
  ///
  /// - Parameter configuration: The label and the content.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}
