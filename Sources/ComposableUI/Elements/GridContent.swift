/// The tracks and spacing of a grid whose cells follow each other, for a lazy grid.
@_spi(Renderer) public struct TracksContent: Equatable, Sendable {
  /// The axis along which the grid grows: vertical if the tracks are columns.
  public var axis: Axis
  /// The tracks.
  public var tracks: [Track]
  /// The distance between tracks, in points; `nil` for the default.
  public var trackSpacing: Double?
  /// The distance between lines of cells along the axis, in points; `nil` for the default.
  public var lineSpacing: Double?
  /// The alignment of tracks that are smaller than the grid.
  public var alignment: Alignment

  /// The sizes of a column or row, in points.
  public enum Track: Equatable, Sendable {
    /// A track of a constant size.
    case fixed(Double)
    /// A track of a size between limits.
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as fit, each of a size between limits.
    case adaptive(minimum: Double, maximum: Double)
  }
}

/// The columns and spacing of a grid whose cells have places.
@_spi(Renderer) public struct GridContent: Equatable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The distance between columns, in points; `nil` for the default.
  public var horizontalSpacing: Double?
  /// The distance between rows, in points; `nil` for the default.
  public var verticalSpacing: Double?
}

/// The place of a cell in a grid.
@_spi(Renderer) public struct GridCellContent: Equatable, Sendable {
  /// The row, from 0; `nil` for the next free place.
  public var row: Int?
  /// The columns, from 0; `nil` for one column, or for all if the cell is ``isWhole``.
  public var columns: Range<Int>?
  /// True for a cell of all columns.
  public var isWhole = false
  /// The alignment of the view in the cell.
  public var alignment = Alignment.center
  /// The axes in which the view takes the size of the cell without enlarging it.
  public var unsizedAxes: Axis.Set = []

  /// A cell of all columns, in the next row.
  static let whole = GridCellContent(isWhole: true)
}
