/// The properties of a cell that determine its place in a grid.
struct GridTraits: Equatable {
  /// The identifier of the row; `nil` outside of rows.
  var rowID: Int?
  var rowAlignment: VerticalAlignment?
  var columns: Int?
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  var unsizedAxes: Axis.Set = []

  /// Returns the traits with those that are set in others.
  func merging(_ other: GridTraits) -> GridTraits {
    GridTraits(
      rowID: other.rowID ?? rowID, rowAlignment: other.rowAlignment ?? rowAlignment,
      columns: other.columns ?? columns, anchor: other.anchor ?? anchor,
      columnAlignment: other.columnAlignment ?? columnAlignment,
      unsizedAxes: unsizedAxes.union(other.unsizedAxes))
  }
}
