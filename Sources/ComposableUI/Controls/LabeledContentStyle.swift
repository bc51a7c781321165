/// A custom appearance for ``LabeledContent``.
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency public protocol LabeledContentStyle: _ControlStyle {
  /// The type of view that the style creates.
  associatedtype Body: View
  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Creates the view of labeled content.
  ///
  /// - Parameter configuration: The label and the value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of ``LabeledContent`` that a ``LabeledContentStyle`` displays.
public struct LabeledContentStyleConfiguration {
  /// A marker that makes the label a type of its own.
  public enum LabelKind {}
  /// A marker that makes the value a type of its own.
  public enum ContentKind {}
  /// A type-erased label of labeled content.
  public typealias Label = _ControlPart<LabelKind>
  /// A type-erased value of labeled content.
  public typealias Content = _ControlPart<ContentKind>

  /// The label that describes the value.
  public let label: Label
  /// The view of the value.
  public let content: Content
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the labeled content that a custom style receives as its configuration.
  ///
  /// - Parameter configuration: The label and the value.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The default appearance of ``LabeledContent``: `.labeledContentStyle(.automatic)`.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the default style of labeled content, a label beside its value.
  public init() {}
  /// Creates the view of labeled content.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).environment(\.labeledContentStyle, nil)
  }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style of labeled content, a label beside its value.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
  /// Sets the style of the ``LabeledContent`` in this view.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    environment(\.labeledContentStyle, CustomStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: CustomStyle<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var labeledContentStyle: CustomStyle<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}
