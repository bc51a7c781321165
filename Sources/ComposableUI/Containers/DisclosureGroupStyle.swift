/// A custom appearance for a ``DisclosureGroup``.
///
/// ```swift
/// struct PlainDisclosureStyle: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isExpanded.toggle() } label: { configuration.label }
///     if configuration.isExpanded { configuration.content }
///   }
/// }
/// ```
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency public protocol DisclosureGroupStyle: _ControlStyle {
  /// The type of view that the style creates.
  associatedtype Body: View
  /// The properties of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Creates the view of a group.
  ///
  /// - Parameter configuration: The label, the content and the state.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a ``DisclosureGroup`` that a ``DisclosureGroupStyle`` displays.
public struct DisclosureGroupStyleConfiguration {
  /// A marker that makes the label a type of its own.
  public enum LabelKind {}
  /// A marker that makes the content a type of its own.
  public enum ContentKind {}
  /// A type-erased label of a group.
  public typealias Label = _ControlPart<LabelKind>
  /// A type-erased content of a group.
  public typealias Content = _ControlPart<ContentKind>

  /// The label, which is always shown.
  public let label: Label
  /// The content, for a group that is expanded.
  public let content: Content
  /// True if the content is to be shown.
  @Binding public var isExpanded: Bool
}

/// The default appearance of a ``DisclosureGroup``: `.disclosureGroupStyle(.automatic)`.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the default style, a row with an arrow.
  public init() {}

  /// Creates the view of a group.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .environment(\.disclosureGroupStyle, nil)
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style, a row with an arrow.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  /// Sets the style of each ``DisclosureGroup`` in this view.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    environment(\.disclosureGroupStyle, CustomStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: CustomStyle<DisclosureGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: CustomStyle<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}
