import ComposableHTML

/// A table. Its children are a ``TableHeaderContent``, unless it is hidden, and a ``TableBodyContent``.
struct TableContent: ElementContent {
  /// The widths of the columns.
  var columns: [TableColumnWidth]
  /// True if rows are elements of a selection.
  var isSelectable = false
  /// True if several rows can be selected.
  var selectsSeveral = false
  /// True in a narrow window, where only the first column is shown.
  var isCompact = false
  var hasBorder = false
  var hasStripes = true

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "table", [.children])
    if isCompact { node.add(class: "compact") }
    if hasBorder { node.add(class: "bordered") }
    if hasStripes { node.add(class: "striped") }
    node.set("role", isSelectable ? "grid" : "table")
    node.set("aria-multiselectable", selectsSeveral ? "true" : nil)
    node.style(
      "grid-template-columns",
      columns.isEmpty ? nil : columns.dropFirst().reduce(columns[0].css) { "\($0) \($1.css)" })
    return node
  }

  var layout: ElementLayout {
    ElementLayout(expandingAxes: [.horizontal, .vertical], traits: [.list, .fullWidth, .flexible])
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    for index in columns.indices { columns[index].makeFinite(&numbers) }
  }

  var numberName: String { "the width of a column" }
  var labeling: AccessibilityLabeling { .node }

  var description: String {
    "Table" + (isSelectable ? " selectable" : "") + (isCompact ? " compact" : "")
  }
}

/// The header of a table. Its children are ``TableHeaderCellContent``s.
struct TableHeaderContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "thead", [.children])
    node.set("role", "row")
    return node
  }

  var description: String { "TableHeader" }
}

/// The header of a column. Its children are the label.
struct TableHeaderCellContent: ElementContent {
  /// The ways in which rows are sorted by a column.
  enum Order { case none, ascending, descending }

  var alignment: TableColumnAlignment
  /// The way in which rows are sorted by the column; `nil` if the user can't sort by it.
  var order: Order?
  var isEnabled = true

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "th")
    if let name = alignment.className { node.add(class: name) }
    node.set("role", "columnheader")
    guard let order else {
      node.content = [.children]
      return node
    }
    node.add(class: "sortable")
    node.set("aria-sort", "\(order)")
    var button = HTMLNode.pressable("i", "sort", context, isEnabled)
    button.set("data-on", "tap")
    button.content = [.children]
    node.content = [.node(button)]
    return node
  }

  func update(_ context: inout RenderContext) { if order != nil { context.isInButton = true } }

  var layout: ElementLayout { ElementLayout(traits: order == nil ? [] : .interactive) }

  var description: String {
    "TableHeaderCell" + (order.map { " sorted \($0)" } ?? "") + enabled(isEnabled)
  }
}

/// The rows of a table. Its children are ``TableLineContent``s.
struct TableBodyContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "tbody", [.children])
    node.set("role", "rowgroup")
    return node
  }

  var layout: ElementLayout {
    var layout = ElementLayout()
    layout.alternatesChildren = true
    return layout
  }

  var description: String { "TableBody" }
}

/// The cells of a row, within its modifiers: the row for assistive technologies is its
/// ``SelectableRowContent``. Its children are ``TableCellContent``s.
struct TableLineContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    HTMLNode("div", class: "tr", [.children])
  }

  var description: String { "TableRow" }
}

/// A cell of a row.
struct TableCellContent: ElementContent {
  var alignment: TableColumnAlignment
  /// True in a table with a selection.
  var isOfGrid = false
  /// The number of rows of a tree that the row is below of.
  var level = 0
  /// True if the first child is a ``RowHandleContent``.
  var hasHandle = false

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "td", [.children])
    if let name = alignment.className { node.add(class: name) }
    node.set("role", isOfGrid ? "gridcell" : "cell")
    if hasHandle { node.add(class: "has-handle") }
    if level > 0 {
      node.add(class: "nested")
      node.style("--level", "\(level)")
    }
    return node
  }

  var description: String { "TableCell" }
}
