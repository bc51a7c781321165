/// The parts of a path that are filled.
public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether the parts that the path surrounds an even number of times are not filled.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are smooth, which they always are.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
