extension View {
  /// Has texts in a view take so many lines at most; `nil` for as many as they need.
  public func lineLimit(_ number: Int?) -> some View {
    modified(.lineLimit(number.map { max($0, 1) }))
  }

  /// Says where the lines of a text lie.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modified(.alignment(alignment))
  }
}
