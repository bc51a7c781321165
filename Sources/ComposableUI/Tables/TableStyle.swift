/// The appearance of tables: one of the built-in styles.
///
/// Custom table styles are not possible, as in SwiftUI.
public protocol TableStyle {
  /// The style as renderers know it.
  var _style: _TableStyleKind { get }
}

/// The appearance of a table, for renderers.
public enum _TableStyleKind: Equatable, Sendable {
  case inset, bordered
}

/// The default appearance, which is that of ``InsetTableStyle``: `.tableStyle(.automatic)`.
public struct AutomaticTableStyle: TableStyle {
  /// The style as renderers know it.
  public var _style: _TableStyleKind { .inset }
  /// Creates the default table style.
  public init() {}
}

/// Rows without a border around them: `.tableStyle(.inset)`.
public struct InsetTableStyle: TableStyle {
  /// The style as renderers know it.
  public var _style: _TableStyleKind { .inset }
  /// Creates a table style without a border.
  public init() {}
}

/// A border around the table: `.tableStyle(.bordered)`.
public struct BorderedTableStyle: TableStyle {
  /// The style as renderers know it.
  public var _style: _TableStyleKind { .bordered }
  /// Creates a table style with a border.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default appearance, which is that of ``InsetTableStyle``.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows without a border around them.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A border around the table.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

/// The background of every second row of a ``Table``.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// The default, which is ``enabled``.
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: true)
  /// Every second row has another background.
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  /// All rows have the same background.
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)

  fileprivate let isEnabled: Bool
}

nonisolated extension View {
  /// Sets the style of the tables in this view.
  public func tableStyle(_ style: some TableStyle) -> some View {
    environment(\.tableStyle, style._style)
  }

  /// Shows or hides the headers of the columns of tables in this view.
  ///
  /// - Parameter visibility: The visibility. In a narrow window, headers are never shown.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }

  /// Sets if every second row of the tables in this view has another background. Lists keep theirs.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.hasAlternatingRows, behavior.isEnabled)
  }
}

extension EnvironmentValues {
  /// The style of tables.
  @Entry var tableStyle = _TableStyleKind.inset
  /// The visibility of the headers of tables.
  @Entry var tableColumnHeaders = Visibility.automatic
  /// True if every second row of a table has another background.
  @Entry var hasAlternatingRows = true
}
