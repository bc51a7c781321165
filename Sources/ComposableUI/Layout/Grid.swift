import ComposableHTML
public import Foundation

/// A container that arranges rows of views, whose columns are as wide as their widest view.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow {
///     Text("Name")
///     TextField("Name", text: $name)
///   }
///   Divider()
///   GridRow { Text("Total").gridCellColumns(2) }
/// }
/// ```
///
/// 1. A view outside of a ``GridRow`` is a row of its own, across all columns.
/// 2. Modifiers of a row apply to each of its cells.
/// 3. If a view of the grid expands, all columns share the available width. In SwiftUI, only those
///    columns expand whose views do.
public nonisolated struct Grid<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let spacing: GridContent
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views in their cells.
  ///   - horizontalSpacing: The distance between columns, in points; `nil` for the renderer's
  ///     default, which is 8 in a browser.
  ///   - verticalSpacing: The distance between rows, in points; `nil` for the renderer's default.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = GridContent(
      columns: 0, horizontalSpacing: horizontalSpacing.map(Double.init),
      verticalSpacing: verticalSpacing.map(Double.init))
    self.content = content()
  }

  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    GridNode(view, in: context)
  }
}

private final class GridNode<Content: View>: UnaryNode<Grid<Content>, Content> {
  private var view: Grid<Content>
  private var element: Element?
  /// The elements of the cells, by the identifiers of the elements in them.
  private var cells: [Int: Element] = [:]

  init(_ view: Grid<Content>, in context: _Context) {
    self.view = view
    super.init(in: context)
    makeChild(view.content)
    element = Element(content(of: layout()), node: self) { [unowned self] in placedCells() }
  }

  override func update(_ view: Grid<Content>) {
    self.view = view
    child?.update(view.content, environment)
    structureChanged()
  }

  override func structureChanged() {
    if element?.isShown == true {
      element?.structureChanged()
    } else {
      element?.update(content(of: layout()))
    }
  }

  override func willUnmount() { element?.nodeWillUnmount() }

  override var createsRowsLazily: Bool? { false }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  private func layout() -> GridLayout { GridLayout(child?.elements ?? [], view.alignment) }

  private func content(of layout: GridLayout) -> GridContent {
    var content = view.spacing
    content.columns = layout.columns
    return content
  }

  private func placedCells() -> [Element] {
    let layout = layout()
    element?.update(content(of: layout))
    let previous = cells
    cells = [:]
    return layout.cells.map { content, place in
      let cell =
        previous[content.id] ?? Element(place, node: self, wrapping: content) { [content] }
      cell.update(place)
      cells[content.id] = cell
      return cell
    }
  }
}

/// The places of the cells of a grid.
private struct GridLayout {
  private(set) var cells: [(element: Element, place: GridCellContent)] = []
  private(set) var columns = 1

  init(_ elements: [Element], _ alignment: Alignment) {
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    var row = -1
    var column = 0
    var rowID: Int?
    for element in elements {
      let traits = element.gridTraits
      if traits.rowID == nil || traits.rowID != rowID {
        row += 1
        column = 0
      }
      rowID = traits.rowID
      var place = GridCellContent(row: row, alignment: alignment)
      place.unsizedAxes = traits.unsizedAxes
      place.alignment.vertical = traits.rowAlignment ?? alignment.vertical
      if traits.rowID == nil {
        place.isWhole = true
      } else {
        place.columns = column..<column + min(max(1, traits.columns ?? 1), 1000)
        if let alignment = traits.columnAlignment { columnAlignments[column] = alignment }
        column = place.columns?.upperBound ?? column
        columns = max(columns, column)
      }
      cells.append((element, place))
    }
    for index in cells.indices {
      let column = cells[index].place.columns?.lowerBound
      if let alignment = column.flatMap({ columnAlignments[$0] }) {
        cells[index].place.alignment.horizontal = alignment
      }
      if let anchor = cells[index].element.gridTraits.anchor {
        cells[index].place.alignment = anchor.nearestAlignment
      }
    }
  }
}

extension UnitPoint {
  /// The alignment to the center or to the edges that is closest to the point.
  fileprivate var nearestAlignment: Alignment {
    Alignment(
      horizontal: x < 0.25 ? .leading : x > 0.75 ? .trailing : .center,
      vertical: y < 0.25 ? .top : y > 0.75 ? .bottom : .center)
  }
}

/// The columns and spacing of a grid whose cells have places. Its children are modified by
/// ``GridCellContent``.
struct GridContent: ElementContent {
  /// The number of columns.
  var columns: Int
  /// The distance between columns, in points; `nil` for the default.
  var horizontalSpacing: Double?
  /// The distance between rows, in points; `nil` for the default.
  var verticalSpacing: Double?

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "grid places", [.children])
    node.style("grid-template-columns", "repeat(\(max(1, columns)),auto)")
    node.style("column-gap", horizontalSpacing.map { "\($0)px" })
    node.style("row-gap", verticalSpacing.map { "\($0)px" })
    return node
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    horizontalSpacing = numbers.optional(horizontalSpacing)
    verticalSpacing = numbers.optional(verticalSpacing)
  }

  var numberName: String { "the spacing of a stack" }
  var labeling: AccessibilityLabeling { .group }
  var description: String { "Grid" }
}

/// The place of a cell in a grid. Views expand in it as in any other modifier.
struct GridCellContent: ModifierContent {
  /// The row, from 0; `nil` for the next free place.
  var row: Int?
  /// The columns, from 0; `nil` for one column, or for all if the cell is ``isWhole``.
  var columns: Range<Int>?
  /// True for a cell of all columns.
  var isWhole = false
  /// The alignment of the view in the cell.
  var alignment = Alignment.center
  /// The axes in which the view takes the size of the cell without enlarging it.
  var unsizedAxes: Axis.Set = []

  /// A cell of all columns, in the next row.
  static let whole = GridCellContent(isWhole: true)

  var affectsLayout: Bool { true }

  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: true)
    if isWhole { layout.traits = .wholeCell }
    return layout
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.add(class: "cell")
    if isWhole { node.add(class: "whole") }
    if unsizedAxes.contains(.horizontal) { node.add(class: "unsized-x") }
    if unsizedAxes.contains(.vertical) { node.add(class: "unsized-y") }
    node.style("grid-row", row.map { "\($0 + 1)" })
    node.style("grid-column", columns.map { "\($0.lowerBound + 1)/span \($0.count)" })
    guard alignment != .center else { return }
    node.style("align-items", alignment.horizontal.css)
    switch alignment.vertical.guide {
    case .start, .center, .end, .custom: node.style("justify-content", alignment.vertical.css)
    case .firstBaseline, .lastBaseline: node.style("align-self", alignment.vertical.css)
    }
  }

  var description: String {
    "gridCell" + (row.map { " row \($0)" } ?? "")
      + (columns.map { " columns \($0)" } ?? (isWhole ? " whole" : ""))
  }
}
