/// Shows and hides what lies below its label.
///
/// ```swift
/// DisclosureGroup("Advanced") { Toggle("Verbose", isOn: $isVerbose) }
/// ```
///
/// What is hidden is not there: its state begins anew when it is shown again.
public struct DisclosureGroup<Label: View, Content: View>: View {
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

  /// Shows and hides views. They are hidden at first.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: What stands above them.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content, label())
  }

  /// Shows and hides views.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether they are shown.
  ///   - content: The views.
  ///   - label: What stands above them.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content, label())
  }

  public var body: some View {
    let isExpanded = binding ?? $isOpen
    let isOpen = isExpanded.wrappedValue
    ElementView(
      .disclosure(isExpanded: isOpen),
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
  /// Shows and hides views, under a title. They are hidden at first.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Shows and hides views, under a title. They are hidden at first.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Shows and hides views, under a title.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Shows and hides views, under a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
