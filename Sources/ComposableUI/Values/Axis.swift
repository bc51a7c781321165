/// The horizontal or the vertical axis.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// The two axes.
  case horizontal, vertical

  /// A set of axes: `.horizontal`, `.vertical` or both.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each member of the set.
    public let rawValue: Int
    /// Creates a set from a raw value, with one bit for each member.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis.Set {
  /// Creates a set with the axes that are true.
  init(horizontal: Bool, vertical: Bool) {
    self = horizontal ? .horizontal : []
    if vertical { insert(.vertical) }
  }

  /// The names of the axes, for comparison in tests.
  var names: String {
    (contains(.horizontal) ? " horizontal" : "") + (contains(.vertical) ? " vertical" : "")
  }
}
