/// The properties of a row of a list. `nil` keeps the default.
@_spi(Renderer) public struct ListRowContent: Equatable, Sendable {
  /// The distances of the content from the edges of the row, in points.
  public var insets: EdgeInsets?
  /// The edges at which the line between two rows is hidden.
  public var hiddenSeparators: VerticalEdge.Set = []
  /// The color of the line above the row.
  public var separatorTint: Color?
}
