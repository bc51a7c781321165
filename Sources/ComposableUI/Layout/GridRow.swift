/// A row of a ``Grid``. Each of its views is a cell.
///
/// Outside of a grid, its views are those of the enclosing container.
public nonisolated struct GridRow<Content: View>: _UnobservedView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views; `nil` for that of the grid.
  ///   - content: The cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The content of the view.
  public var body: some View {
    GridTraitsView(traits: GridTraits(rowAlignment: alignment), isRow: true, content: content)
  }
}

nonisolated extension View {
  /// Makes this view, a cell of a ``Grid``, extend over several columns.
  ///
  /// - Parameter count: The number of columns.
  public func gridCellColumns(_ count: Int) -> some View {
    gridTraits(GridTraits(columns: count))
  }

  /// Aligns this view in its cell of a ``Grid``.
  ///
  /// - Parameter anchor: The point of alignment. Unlike in SwiftUI, the closest of the edges and the
  ///   center is used.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    gridTraits(GridTraits(anchor: anchor))
  }

  /// Sets the horizontal alignment of the column of a ``Grid`` that this view is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    gridTraits(GridTraits(columnAlignment: guide))
  }

  /// Makes this view take the size of its cell of a ``Grid`` without enlarging it.
  ///
  /// - Parameter axes: The axes in which the view has no influence on the size of the cell.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridTraits(GridTraits(unsizedAxes: axes))
  }

  private func gridTraits(_ traits: GridTraits) -> some View {
    GridTraitsView(traits: traits, isRow: false, content: self)
  }
}

/// A view whose elements have traits for the grid that contains them.
private nonisolated struct GridTraitsView<Content: View>: _PrimitiveView {
  let traits: GridTraits
  /// True if the elements are the cells of one row.
  let isRow: Bool
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    GridTraitsNode(view, in: context)
  }
}

private final class GridTraitsNode<Content: View>: UnaryNode<GridTraitsView<Content>, Content> {
  private var traits: GridTraits

  init(_ view: GridTraitsView<Content>, in context: _Context) {
    traits = view.traits
    super.init(in: context)
    if view.isRow { traits.rowID = id }
    makeChild(view.content)
  }

  override func update(_ view: GridTraitsView<Content>) {
    child?.update(view.content, environment)
    var traits = view.traits
    if view.isRow { traits.rowID = id }
    guard traits != self.traits else { return }
    self.traits = traits
    // The grid has to determine the places of its cells again.
    structureChanged()
  }

  override var elements: [Element] {
    let elements = child?.elements ?? []
    for element in elements { element.addGridTraits(traits, from: id) }
    return elements
  }
}
