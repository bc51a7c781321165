extension IdentifiedArray {
  /// Returns the elements in an order. Elements that compare as equal keep theirs.
  ///
  /// - Parameter areInIncreasingOrder: Returns true if the first element comes before the second.
  @inlinable
  public func sorted(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Self {
    var copy = self
    try copy.sort(by: areInIncreasingOrder)
    return copy
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Returns the elements in ascending order.
  @inlinable
  public func sorted() -> Self { sorted(by: <) }
}
