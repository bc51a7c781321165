/// The place of those rows of a long collection that are not part of the rendering.
@_spi(Renderer) public enum OffscreenRowsContent: Equatable, Sendable {
  /// The rows before those that are part of it.
  ///
  /// - Parameters:
  ///   - shown: The positions of the rows that are part of it.
  ///   - count: The number of all rows.
  ///   - end: The identifier of the element after the shown rows.
  ///   - sizes: The number of elements of each shown row; empty if each is one element.
  ///   - isLong: False if all rows are part of it, whatever the user sees.
  case before(shown: Range<Int>, count: Int, end: Int, sizes: [Int], isLong: Bool)
  /// The rows after those that are part of it, from a position; `nil` if there are none.
  case after(Int?)

  /// True if it stands for no row.
  public var isEmpty: Bool {
    switch self {
    case .before(let shown, _, _, _, _): shown.lowerBound == 0
    case .after(let position): position == nil
    }
  }
}

extension ElementContent {
  /// True for the place of rows, which nothing can modify.
  var isOffscreenRows: Bool { if case .offscreenRows = self { true } else { false } }
}

extension OffscreenRowsContent: CustomStringConvertible {
  /// The shown rows, or the position from which rows are missing.
  public var description: String {
    switch self {
    case .before(let shown, let count, _, _, _): "OffscreenRows shown \(shown) of \(count)"
    case .after(let position): "OffscreenRows " + (position.map { "from \($0)" } ?? "none")
    }
  }
}
