import ComposableHTML

nonisolated extension View {
  /// Returns the view unchanged: the browser decides about inverted colors.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Sets the label that screen readers speak for this view.
  public func accessibilityLabel(_ label: Text) -> some View {
    TextReader(label) { modified(AccessibilityLabelContent(label: $0)) }
  }

  /// Sets the label that screen readers speak for this view, under a condition.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: A Boolean value that determines if the label is used; otherwise, the view keeps
  ///     its default label.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    TextReader(label) { modified(AccessibilityLabelContent(label: isEnabled ? $0 : nil)) }
  }

  /// Sets the label that screen readers speak for this view.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the label that screen readers speak for this view, under a condition.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: A Boolean value that determines if the label is used; otherwise, the view keeps
  ///     its default label.
  public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the label that screen readers speak for this view, under a condition.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: A Boolean value that determines if the label is used; otherwise, the view keeps
  ///     its default label.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the label that screen readers speak for this view.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Adds a tooltip that appears while the pointer rests on this view.
  public func help(_ text: Text) -> some View {
    TextReader(text) { modified(HelpContent(text: $0)) }
  }

  /// Adds a tooltip that appears while the pointer rests on this view.
  public func help(_ text: LocalizedStringKey) -> some View {
    help(Text(text))
  }

  /// Adds a tooltip that appears while the pointer rests on this view.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View {
    help(Text(text))
  }
}

/// The label for assistive technologies; `nil` for that of the content.
struct AccessibilityLabelContent: ModifierContent {
  var label: String?

  func update(_ context: inout RenderContext) {
    if let label { context.accessibilityLabel = label }
  }

  var changesModifiedElement: Bool { true }

  var description: String { "label" + (label.map { " \"\($0)\"" } ?? "") }
}

/// A tooltip.
struct HelpContent: ModifierContent {
  var text: String

  func apply(to node: inout HTMLNode, in context: RenderContext) { node.set("title", text) }

  var description: String { "help \"\(text)\"" }
}
