nonisolated extension View {
  /// Sets the maximum number of lines of text in this view.
  ///
  /// - Parameter number: The maximum, at least 1; `nil` for no maximum.
  public func lineLimit(_ number: Int?) -> some View {
    modified(.lineLimit(number.map { max($0, 1) }))
  }

  /// Sets the minimum and the maximum number of lines of text in this view. Shorter text reserves
  /// the space of the minimum.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modified(.lineLimit(max(limit.upperBound, 1), atLeast: max(limit.lowerBound, 1)))
  }

  /// Sets the minimum number of lines of text in this view. Shorter text reserves their space.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modified(.lineLimit(nil, atLeast: max(limit.lowerBound, 1)))
  }

  /// Sets the maximum number of lines of text in this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the maximum number of lines of text in this view.
  ///
  /// - Parameters:
  ///   - limit: The maximum, at least 1.
  ///   - reservesSpace: A Boolean value that determines if shorter text takes the space of all
  ///     lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(reservesSpace ? max(limit, 1)...max(limit, 1) : 1...max(limit, 1))
  }

  /// Sets the alignment of the lines of text in this view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modified(.alignment(alignment))
  }
}
