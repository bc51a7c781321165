/// The direction, alignment and spacing of a stack.
@_spi(Renderer) public enum Stack: Equatable, Sendable {
  /// A horizontal layout. The spacing is in points; `nil` for the default.
  case horizontal(VerticalAlignment, spacing: Double?)
  /// A vertical layout. The spacing is in points; `nil` for the default.
  case vertical(HorizontalAlignment, spacing: Double?)
  /// An overlay of the children, the last one in front.
  case depth(Alignment)
  /// Lines of cells in columns or rows. Its children are modified by ``ModifierContent/gridCell(_:)``.
  case tracks(TracksContent)
  /// Cells in rows. Its children are modified by ``ModifierContent/gridCell(_:)``.
  case grid(GridContent)
}
