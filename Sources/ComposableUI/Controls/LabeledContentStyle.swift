/// A custom appearance for ``LabeledContent``.
///
/// A style may have `@State` and `@Environment` properties of its own.
public protocol LabeledContentStyle: _ControlStyle {
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
  /// The kind of a label.
  public enum LabelKind {}
  /// The kind of a value.
  public enum ContentKind {}
  /// A type-erased label.
  public typealias Label = _ControlPart<LabelKind>
  /// A type-erased value.
  public typealias Content = _ControlPart<ContentKind>

  /// The label.
  public let label: Label
  /// The value.
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
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}
  /// Creates the view of labeled content.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).environment(\.labeledContentStyle, nil)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default appearance.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
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
