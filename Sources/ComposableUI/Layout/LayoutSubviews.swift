/// The subviews of a ``Layout``, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  private let subviews: [LayoutSubview]
  /// The position of the first subview.
  public let startIndex: Int
  /// The position after the last subview.
  public let endIndex: Int
  /// The direction of the language, in which places are mirrored if it is from right to left.
  public var layoutDirection: LayoutDirection

  init(_ subviews: [LayoutSubview], _ layoutDirection: LayoutDirection) {
    self.init(subviews, subviews.indices, layoutDirection)
  }

  private init(
    _ subviews: [LayoutSubview], _ range: Range<Int>, _ layoutDirection: LayoutDirection
  ) {
    self.subviews = subviews
    (startIndex, endIndex) = (range.lowerBound, range.upperBound)
    self.layoutDirection = layoutDirection
  }

  /// The subview at an index.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The subviews in a range.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(startIndex <= bounds.lowerBound && bounds.upperBound <= endIndex)
    return LayoutSubviews(subviews, bounds, layoutDirection)
  }

  /// The subviews at indices.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(indices.map { self[$0] }, layoutDirection)
  }
}
