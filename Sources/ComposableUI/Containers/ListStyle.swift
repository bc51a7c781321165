import ComposableHTML

/// The appearance of lists: one of the built-in styles.
///
/// Custom list styles are not possible, as in SwiftUI.
public protocol ListStyle {
  /// The style as renderers know it.
  var _style: _ListStyleKind { get }
}

/// The appearance of a list, for renderers.
public enum _ListStyleKind: Equatable, Sendable {
  case automatic, plain, insetGrouped, sidebar
}

/// The default appearance, which is that of ``InsetGroupedListStyle``:
/// `.listStyle(.automatic)`.
public struct DefaultListStyle: ListStyle {
  /// The style as renderers know it.
  public var _style: _ListStyleKind { .automatic }
  /// Creates the default list style, a card around the rows of each section.
  public init() {}
}

/// Rows across the width of the list, without cards around them: `.listStyle(.plain)`.
public struct PlainListStyle: ListStyle {
  /// The style as renderers know it.
  public var _style: _ListStyleKind { .plain }
  /// Creates a list style that shows rows across the width of the list.
  public init() {}
}

/// Rows without cards around them: `.listStyle(.inset)`. The same as ``PlainListStyle`` here.
public struct InsetListStyle: ListStyle {
  /// The style as renderers know it.
  public var _style: _ListStyleKind { .plain }
  /// Creates a list style that shows rows without cards.
  public init() {}
}

/// A card around the rows of each section: `.listStyle(.insetGrouped)`.
public struct InsetGroupedListStyle: ListStyle {
  /// The style as renderers know it.
  public var _style: _ListStyleKind { .insetGrouped }
  /// Creates a list style with a card around the rows of each section.
  public init() {}
}

/// A card around the rows of each section: `.listStyle(.grouped)`. The same as
/// ``InsetGroupedListStyle`` here.
public struct GroupedListStyle: ListStyle {
  /// The style as renderers know it.
  public var _style: _ListStyleKind { .insetGrouped }
  /// Creates a list style for grouped sections, which have cards here.
  public init() {}
}

/// Rows without cards and lines, as in a sidebar: `.listStyle(.sidebar)`.
public struct SidebarListStyle: ListStyle {
  /// The style as renderers know it.
  public var _style: _ListStyleKind { .sidebar }
  /// Creates a list style that shows rows without cards and lines.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default appearance, which is that of ``InsetGroupedListStyle``.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows across the width of the list, without cards around them.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows without cards around them. The same as ``PlainListStyle`` here.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A card around the rows of each section.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A card around the rows of each section. The same as ``InsetGroupedListStyle`` here.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows without cards and lines, as in a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
  /// Sets the style of the lists in this view. Forms keep their appearance.
  public func listStyle(_ style: some ListStyle) -> some View {
    modified(ListStyleContent(style: style._style))
  }
}

/// The style of lists.
struct ListStyleContent: ModifierContent {
  var style: _ListStyleKind

  func update(_ context: inout RenderContext) {
    switch style {
    case .automatic, .insetGrouped: context.listClass = "list"
    case .plain: context.listClass = "list plain-rows"
    case .sidebar: context.listClass = "list plain-rows sidebar"
    }
  }

  var description: String { "listStyle \(style)" }
}
