/// A custom appearance for a ``GroupBox``.
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency public protocol GroupBoxStyle: _ControlStyle {
  /// The type of view that the style creates.
  associatedtype Body: View
  /// The properties of a card.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Creates the view of a card.
  ///
  /// - Parameter configuration: The label and the content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a ``GroupBox`` that a ``GroupBoxStyle`` displays.
public struct GroupBoxStyleConfiguration {
  /// A marker that makes the label a type of its own.
  public enum LabelKind {}
  /// A marker that makes the content a type of its own.
  public enum ContentKind {}
  /// A type-erased label of a card.
  public typealias Label = _ControlPart<LabelKind>
  /// A type-erased content of a card.
  public typealias Content = _ControlPart<ContentKind>

  /// The label above the content, empty for a card without one.
  public let label: Label
  /// The content of the card.
  public let content: Content
}

/// The default appearance of a ``GroupBox``: `.groupBoxStyle(.automatic)`.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the default group box style, a card below the label.
  public init() {}
  /// Creates the view of a card.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).environment(\.groupBoxStyle, nil)
  }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default group box style, a card with a label above its content.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  /// Sets the style of each ``GroupBox`` in this view.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    environment(\.groupBoxStyle, CustomStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: CustomStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: CustomStyle<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}
