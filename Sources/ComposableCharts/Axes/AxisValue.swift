/// A value at which an axis has a mark.
public struct AxisValue: Sendable {
  let datum: _Datum
  /// The index of the value among those of the axis.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int

  /// Returns the value if the axis has values of a type; `nil` otherwise.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value(datum: datum) }
}

/// The edge of a plot area at which an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Edge: String, Hashable, Sendable { case automatic, leading, trailing, top, bottom }

  let edge: Edge

  /// The bottom of an x axis, and the trailing edge of a y axis.
  public static let automatic = AxisMarkPosition(edge: .automatic)
  /// The left of a text from left to right.
  public static let leading = AxisMarkPosition(edge: .leading)
  /// The right of a text from left to right.
  public static let trailing = AxisMarkPosition(edge: .trailing)
  /// The top.
  public static let top = AxisMarkPosition(edge: .top)
  /// The bottom.
  public static let bottom = AxisMarkPosition(edge: .bottom)
}

/// The relation of an axis to the plot area. Here it has no effect.
public struct AxisMarkPreset: Hashable, Sendable {
  /// The usual one.
  public static let automatic = AxisMarkPreset()
  /// Marks beyond the plot area.
  public static let extended = AxisMarkPreset()
  /// Marks aligned with the plot area.
  public static let aligned = AxisMarkPreset()
  /// Marks inside of the plot area.
  public static let inset = AxisMarkPreset()
}
