public import Foundation

/// Colors with their places between the start and the end of a gradient.
public struct Gradient: Hashable, Sendable {
  /// A color at a place between the start and the end of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color at the place of the stop.
    public var color: Color
    /// The place, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// Creates a color stop at a place of the gradient.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors, in the order of their places.
  public var stops: [Stop]

  /// Creates a gradient from colors at given places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from colors at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(max(1, colors.count - 1)))
    }
  }
}

/// A gradient with its geometry, as renderers draw it.
public struct ResolvedGradient: Hashable, Sendable {
  /// The geometry of a gradient.
  public enum Geometry: Hashable, Sendable {
    /// Along a line.
    case linear(start: UnitPoint, end: UnitPoint)
    /// Around a center, between two radii in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Around a center, in an ellipse, between two fractions of the frame's size.
    case elliptical(center: UnitPoint, startFraction: Double, endFraction: Double)
    /// Around a center, between two angles from 3 o'clock.
    case angular(center: UnitPoint, start: Angle, end: Angle)
    /// Between the points of a grid. The last color is behind them.
    case mesh(columns: Int, rows: Int, points: [UnitPoint])
  }

  /// The colors with their places.
  public var gradient: Gradient
  /// The line, the circle or the angles along which the colors change.
  public var geometry: Geometry
}
