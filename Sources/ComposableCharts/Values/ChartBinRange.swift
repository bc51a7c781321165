/// A range of values that a histogram counts together.
public struct ChartBinRange<Bound> {
  /// The lower bound of the range.
  public let lowerBound: Bound
  /// The upper bound of the range.
  public let upperBound: Bound
}

extension ChartBinRange: Sendable where Bound: Sendable {}
extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}

extension ChartBinRange where Bound: Comparable {
  /// Returns true if the range has a value: the lower bound, or one below the upper bound.
  public func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
}
