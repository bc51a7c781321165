/// A view that shows or hides its content, controlled by its label.
///
/// ```swift
/// DisclosureGroup("Advanced") { Toggle("Verbose", isOn: $isVerbose) }
/// ```
///
/// Collapsed content is removed: its `@State` starts anew when the group is expanded again.
/// SwiftUI's disclosure group styles are not available.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let binding: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled

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
    let isExpanded = binding ?? $isOpen
    let isOpen = isExpanded.wrappedValue
    ElementView(
      .disclosure(DisclosureContent(isExpanded: isOpen, isEnabled: isEnabled)),
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
      ElementView(.label) { label }
      if isOpen { content() }
    }
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
