/// Related controls beside each other.
///
/// ```swift
/// ControlGroup("Zoom") {
///   Button("Smaller", systemImage: "minus") { … }
///   Button("Larger", systemImage: "plus") { … }
/// }
/// ```
///
/// Its label is for assistive technologies only. Styles of control groups are not available.
public nonisolated struct ControlGroup<Content: View>: _UnobservedView {
  private let label: Text?
  private let content: Content
  @Environment(\.self) private var environment

  /// Creates a group.
  ///
  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> Content) {
    label = nil
    self.content = content()
  }

  /// Creates a group with a label.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(title)
    self.content = content()
  }

  /// Creates a group with a label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    label = Text(title)
    self.content = content()
  }

  /// Creates a group with a label and an icon, which is not shown.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
  }

  /// The content of the view.
  public var body: some View {
    HStack(spacing: 4) { content }
      .modified(AccessibilityLabelContent(label: label?.string(in: environment)))
  }
}
