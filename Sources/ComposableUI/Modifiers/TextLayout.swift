extension View {
  /// Has texts in a view take so many lines at most; `nil` for as many as they need.
  public func lineLimit(_ number: Int?) -> some View {
    modified(.lineLimit(number.map { max($0, 1) }))
  }

  /// Has texts in a view take so many lines at most, and so many at least.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modified(.lineLimit(max(limit.upperBound, 1), atLeast: max(limit.lowerBound, 1)))
  }

  /// Has texts in a view take so many lines at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modified(.lineLimit(nil, atLeast: max(limit.lowerBound, 1)))
  }

  /// Has texts in a view take so many lines at most.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Has texts in a view take so many lines at most.
  ///
  /// - Parameters:
  ///   - limit: How many lines.
  ///   - reservesSpace: Whether shorter texts take the room of so many lines, too.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(reservesSpace ? max(limit, 1)...max(limit, 1) : 1...max(limit, 1))
  }

  /// Says where the lines of a text lie.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modified(.alignment(alignment))
  }
}
