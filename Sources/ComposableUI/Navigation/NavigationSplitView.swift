import ComposableHTML
public import Foundation

/// Columns of screens, of which the first ones select what the next ones show.
///
/// ```swift
/// NavigationSplitView {
///   List(store.folders, selection: $store.selectedID) { folder in Text(folder.name) }
///     .navigationTitle("Folders")
/// } detail: {
///   if let folder = store.selectedFolder { FolderView(folder: folder) } else { Text("No folder") }
/// }
/// ```
///
/// 1. A wide window shows the columns beside each other, with a button that hides the sidebar. A
///    narrow one, see `\.horizontalSizeClass`, shows one at a time, as a stack does.
/// 2. In a narrow window, a selection in the list of a column shows the next one, and the back
///    button returns and removes the selection.
/// 3. A ``NavigationLink`` in a column pushes its screen onto the next one, in place of the screens
///    that are there: onto the ``NavigationStack`` that is the content of that column, if any. In a stack
///    that is the content of a column, it pushes onto that stack.
/// 4. All columns exist from the beginning, and keep their state. A column that is not shown is covered,
///    like a screen of a stack.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columnVisibility: Binding<NavigationSplitViewVisibility>?
  private let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @State private var navigation = SplitNavigation(columns: Content.self == EmptyView.self ? 2 : 3)
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  private init(
    _ columnVisibility: Binding<NavigationSplitViewVisibility>?,
    _ preferredCompactColumn: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail
  ) {
    self.columnVisibility = columnVisibility
    self.preferredCompactColumn = preferredCompactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Creates three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the columns that are beside each other.
  ///   - preferredCompactColumn: A binding to the column that a narrow window shows.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The third column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the columns that are beside each other.
  ///   - preferredCompactColumn: A binding to the column that a narrow window shows.
  ///   - sidebar: The first column.
  ///   - detail: The second column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  private var isCollapsed: Bool { horizontalSizeClass == .compact }
  private var visibility: Binding<NavigationSplitViewVisibility> {
    columnVisibility ?? $ownVisibility
  }

  /// The column that a narrow window shows.
  private var compactColumn: Int {
    preferredCompactColumn?.wrappedValue.index(of: navigation.navigators.count)
      ?? navigation.compactColumn
  }

  /// The content of the view.
  public var body: some View {
    let compactColumn = prepare()
    let hidden = visibility.wrappedValue.hiddenColumns(of: navigation.navigators.count)
    let isSidebarHidden = hidden > 0
    ElementView(
      SplitViewContent(isCollapsed: isCollapsed, isSidebarHidden: isSidebarHidden),
      handler: { interaction in
        guard interaction == .tap, !isCollapsed else { return false }
        withAnimation { visibility.wrappedValue = isSidebarHidden ? .all : .detailOnly }
        return true
      }
    ) {
      column(0, .sidebar, compactColumn, hidden) { sidebar }
      if Content.self != EmptyView.self {
        column(1, .content, compactColumn, hidden) { content }
      }
      column(navigation.navigators.count - 1, .detail, compactColumn, hidden) { detail }
    }
    .needing("split-view.css")
  }

  /// Lets the columns know the window, and returns the one that a narrow window shows.
  private func prepare() -> Int {
    navigation.isCollapsed = isCollapsed
    let compactColumn = compactColumn
    if navigation.compactColumn != compactColumn { navigation.compactColumn = compactColumn }
    navigation.onShow = { [preferredCompactColumn, count = navigation.navigators.count] index in
      preferredCompactColumn?.wrappedValue = NavigationSplitViewColumn(at: index, of: count)
    }
    return compactColumn
  }

  private func column(
    _ index: Int, _ kind: SplitColumnContent.Kind, _ compactColumn: Int, _ hidden: Int,
    @ViewBuilder _ content: () -> some View
  ) -> some View {
    let isHidden = isCollapsed ? index != compactColumn : index < hidden
    return SplitColumnView(
      kind: kind, isHidden: isHidden, isCollapsed: isCollapsed,
      content: NavigationStack(
        navigation.navigators[index], SplitColumn(navigation, index), content()))
  }
}

/// The columns of a ``NavigationSplitView`` that are beside each other.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private enum Kind: Hashable, Codable { case automatic, all, doubleColumn, detailOnly }

  private let kind: Kind

  /// All columns.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)

  /// The number of columns at the start that are hidden.
  fileprivate func hiddenColumns(of count: Int) -> Int {
    switch kind {
    case .automatic, .all: 0
    case .doubleColumn: count - 2
    case .detailOnly: count - 1
    }
  }
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind: Hashable { case sidebar, content, detail }

  private let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// Creates the column at an index.
  fileprivate init(at index: Int, of count: Int) {
    kind = index == 0 ? .sidebar : index == count - 1 ? .detail : .content
  }

  /// The index of the column.
  fileprivate func index(of count: Int) -> Int {
    switch kind {
    case .sidebar: 0
    case .content: min(1, count - 1)
    case .detail: count - 1
    }
  }

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  /// The second of three columns.
  public static let content = NavigationSplitViewColumn(kind: .content)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(kind: .detail)
}

/// The appearance of a ``NavigationSplitView``. All styles have the columns beside each other.
public protocol NavigationSplitViewStyle {}

/// The default appearance: `.navigationSplitViewStyle(.automatic)`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the default style.
  public init() {}
}

/// Columns that share the width: `.navigationSplitViewStyle(.balanced)`.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a style whose columns share the width.
  public init() {}
}

/// A last column that keeps its width, which columns share here: `.navigationSplitViewStyle(.prominentDetail)`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a style whose columns share the width.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns that share the width.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Columns that share the width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

nonisolated extension View {
  /// Returns the view unchanged: all split views have their columns beside each other.
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View { self }

  /// Sets the width of the column of a ``NavigationSplitView`` that this view is in.
  ///
  /// - Parameter width: The width, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: ColumnWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
  }

  /// Sets the width of the column of a ``NavigationSplitView`` that this view is in.
  ///
  /// - Parameters:
  ///   - min: The minimum width, in points; `nil` for the ideal one.
  ///   - ideal: The width in a window that is wide enough, in points.
  ///   - max: Ignored: the user cannot resize columns.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: ColumnWidthKey.self,
      value: ColumnWidth(minimum: Double(min ?? ideal), ideal: Double(ideal)))
  }
}

/// The width of a column, in points.
struct ColumnWidth: Hashable, Sendable {
  var minimum: Double
  var ideal: Double
  var maximum: Double?
}

private enum ColumnWidthKey: PreferenceKey {
  static let defaultValue: ColumnWidth? = nil

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

/// A column, which is covered while it is hidden.
private nonisolated struct SplitColumnView<Content: View>: View {
  let kind: SplitColumnContent.Kind
  let isHidden: Bool
  let isCollapsed: Bool
  let content: Content
  @State private var width: ColumnWidth?

  init(kind: SplitColumnContent.Kind, isHidden: Bool, isCollapsed: Bool, content: Content) {
    self.kind = kind
    self.isHidden = isHidden
    self.isCollapsed = isCollapsed
    self.content = content
  }

  var body: some View {
    CoveredElement(
      // The only column has the width of its window.
      element: SplitColumnContent(
        kind: kind, isHidden: isHidden, width: isCollapsed ? nil : width),
      isCovered: isHidden,
      content: content.onPreferenceChange(ColumnWidthKey.self) { width = $0 })
  }
}

/// A view of one element whose views disappear while it is covered.
private nonisolated struct CoveredElement<Content: View>: _PrimitiveView {
  let element: any ElementContent
  let isCovered: Bool
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    CoveredElementNode(view, in: context)
  }
}

private final class CoveredElementNode<Content: View>: UnaryNode<CoveredElement<Content>, Content> {
  private var element: Element?
  private var isCoveredByColumn: Bool

  init(_ view: CoveredElement<Content>, in context: _Context) {
    isCoveredByColumn = view.isCovered
    super.init(in: context)
    makeChild(view.content)
    element = Element(view.element, node: self) { [unowned self] in child?.elements ?? [] }
  }

  override func update(_ view: CoveredElement<Content>) {
    element?.update(view.element)
    child?.update(view.content, environment)
    guard view.isCovered != isCoveredByColumn else { return }
    isCoveredByColumn = view.isCovered
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      visibilityChanged(to: isVisible)
    }
  }

  override var isCovered: Bool { isCoveredByColumn }
  override var createsRowsLazily: Bool? { false }
  override func structureChanged() { element?.structureChanged() }
  override func willUnmount() { element?.nodeWillUnmount() }
  override var elements: [Element] { element.map { [$0] } ?? [] }
}

/// Columns of screens. A tap on its own element is a tap on the button of the sidebar.
struct SplitViewContent: ElementContent {
  /// True if it shows one column at a time.
  var isCollapsed: Bool
  var isSidebarHidden: Bool

  func html(in context: RenderContext) -> HTMLNode {
    var button = HTMLNode("button", idPrefix: "b", class: "sidebar-toggle")
    button.set("type", "button")
    button.set("data-on", "tap")
    button.set("hidden", isCollapsed)
    button.set("aria-expanded", isSidebarHidden ? "false" : "true")
    button.set("aria-label", context.text(.sidebar))
    let columns = HTMLNode("div", idPrefix: "c", class: "columns", [.children])
    var node = HTMLNode("div", class: "split-view", [.node(button), .node(columns)])
    if isCollapsed { node.add(class: "collapsed") }
    return node
  }

  var layout: ElementLayout {
    ElementLayout(expandingAxes: [.horizontal, .vertical], traits: [.navigation, .flexible])
  }

  var description: String { "SplitView" + (isCollapsed ? " collapsed" : "") }
}

/// A column of a split view.
struct SplitColumnContent: ElementContent {
  enum Kind { case sidebar, content, detail }

  var kind: Kind
  var isHidden: Bool
  /// The width; `nil` for that of the theme.
  var width: ColumnWidth?

  func html(in context: RenderContext) -> HTMLNode {
    var node =
      switch kind {
      case .sidebar: HTMLNode("div", class: "split-column sidebar-column", [.children])
      case .content: HTMLNode("div", class: "split-column content-column", [.children])
      case .detail: HTMLNode("div", class: "split-column detail-column", [.children])
      }
    node.set("hidden", isHidden)
    if kind != .detail, let width {
      node.style("flex-basis", "\(max(0, width.ideal))px")
      node.style("min-width", "\(max(0, width.minimum))px")
      node.style("max-width", width.maximum.map { "\(max(0, $0))px" })
    }
    return node
  }

  var layout: ElementLayout {
    ElementLayout(expandingAxes: [.horizontal, .vertical], traits: [.navigation, .flexible])
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    width = width.map {
      ColumnWidth(
        minimum: numbers.number($0.minimum, else: 0), ideal: numbers.number($0.ideal, else: 0),
        maximum: $0.maximum.map { numbers.number($0, else: 0) })
    }
  }

  var description: String { "Column" + (isHidden ? " hidden" : "") }
}
