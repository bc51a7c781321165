/// An edge of a line of text.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The edge at which reading begins, and the other one.
  case leading, trailing
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper and the lower edge.
  case top, bottom

  /// A set of the top and the bottom edge.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each member of the set.
    public let rawValue: Int8
    /// Creates a set from a raw value, with one bit for each member.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of a single edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The top and the bottom edge.
    public static let all: Set = [.top, .bottom]
  }
}

/// An edge of a rectangle. The leading edge is the one at which reading begins.
public enum Edge: Int, Hashable, Sendable, CaseIterable {
  /// The four edges.
  case top, leading, bottom, trailing

  /// A set of edges, such as `[.top, .leading]`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each member of the set.
    public let rawValue: Int
    /// Creates a set from a raw value, with one bit for each member.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a set of a single edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}
