public import Foundation

/// The horizontal or the vertical axis.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// The two axes.
  case horizontal, vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a rectangle. The leading edge is the one at which reading begins.
public enum Edge: Int, Hashable, Sendable, CaseIterable {
  /// The four edges.
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
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

/// An alignment along the horizontal axis. Custom alignments of SwiftUI are not available.
public enum HorizontalAlignment: Hashable, Sendable {
  /// The leading edges, the centers or the trailing edges.
  case leading, center, trailing
}

/// An alignment along the vertical axis. Custom alignments of SwiftUI are not available.
public enum VerticalAlignment: Hashable, Sendable {
  /// The top edges, the centers, the bottom edges, or the baselines of the first or last line of
  /// text.
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The alignment of the lines of a text along the horizontal axis.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// The leading edge, the center or the trailing edge.
  case leading, center, trailing
}

/// An angle. Positive angles are clockwise.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Creates an angle of zero.
  public init() { radians = 0 }
  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of zero.
  public static let zero = Angle()
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Returns true if the first angle is smaller than the second.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// Returns the angle in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Returns the sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// Returns the difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// Returns the angle multiplied by a factor.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// Returns the angle multiplied by a factor.
  public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }
  /// Returns the angle divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Adds an angle.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
  /// Subtracts an angle.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
}

/// A point in a rectangle, in fractions of its size: (0, 0) is the top left corner and (1, 1) the
/// bottom right one.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from 0 at the left to 1 at the right.
  public var x: Double
  /// The fraction of the height, from 0 at the top to 1 at the bottom.
  public var y: Double

  /// Creates a point from fractions of the width and the height.
  public init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
  }

  /// The top left corner, (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge, (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge, (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge, (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge, (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner, (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner, (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner, (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner, (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// The properties of a stroked line.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of the ends of a line: flat at the end, or extended by a half circle or a half
  /// square.
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  /// The shape of the corners of a line: pointed, rounded or cut off.
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  /// The width of the line, in points.
  public var lineWidth: Double
  /// The shape of the ends.
  public var lineCap: LineCap
  /// The shape of the corners.
  public var lineJoin: LineJoin
  /// The maximum length of the tip of a pointed corner, as a multiple of the line width. A longer
  /// tip is cut off.
  public var miterLimit: Double
  /// The lengths of the dashes and of the gaps after them, in points, in alternation; empty for a
  /// solid line. A trimmed outline is always solid.
  public var dash: [Double]
  /// The distance into the dash pattern at which the line starts, in points.
  public var dashPhase: Double

  /// Creates a stroke style.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - lineCap: The shape of the ends.
  ///   - lineJoin: The shape of the corners.
  ///   - miterLimit: The maximum length of the tip of a pointed corner, as a multiple of the line
  ///     width.
  ///   - dash: The lengths of the dashes and of the gaps after them, in points, in alternation;
  ///     empty for a solid line.
  ///   - dashPhase: The distance into the dash pattern at which the line starts, in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = Double(lineWidth)
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = Double(miterLimit)
    self.dash = dash.map { Double($0) }
    self.dashPhase = Double(dashPhase)
  }
}
