public import Foundation

/// The protocol of styles that are gradients, which are views as well.
public nonisolated protocol _GradientStyle: ShapeStyle, _UnobservedView {
  /// The gradient as renderers draw it.
  var _gradient: ResolvedGradient { get }
}

nonisolated extension _GradientStyle {
  /// The style as renderers draw it.
  public var _resolved: ResolvedShapeStyle { .gradient(_gradient) }

  /// The content of the view: the gradient fills the available space.
  public var body: some View { Rectangle().fill(self) }
}

/// A gradient along a line, as a style and as a view.
public nonisolated struct LinearGradient: _GradientStyle {
  /// The gradient as renderers draw it.
  public let _gradient: ResolvedGradient

  /// Creates a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The point of the first color, in fractions of the frame.
  ///   - endPoint: The point of the last color, in fractions of the frame.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = ResolvedGradient(
      gradient: gradient, geometry: .linear(start: startPoint, end: endPoint))
  }

  /// Creates a gradient of colors at equal distances along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colors at given places of a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient of circles around a center, as a style and as a view.
public nonisolated struct RadialGradient: _GradientStyle {
  /// The gradient as renderers draw it.
  public let _gradient: ResolvedGradient

  /// Creates a gradient of circles.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, in fractions of the frame.
  ///   - startRadius: The radius of the first color, in points.
  ///   - endRadius: The radius of the last color, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = ResolvedGradient(
      gradient: gradient,
      geometry: .radial(
        center: center, startRadius: Double(startRadius), endRadius: Double(endRadius)))
  }

  /// Creates a gradient of circles, with colors at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of circles, with colors at given places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// A gradient of ellipses around a center, as a style and as a view.
public nonisolated struct EllipticalGradient: _GradientStyle {
  /// The gradient as renderers draw it.
  public let _gradient: ResolvedGradient

  /// Creates a gradient of ellipses.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, in fractions of the frame.
  ///   - startRadiusFraction: The radius of the first color, in fractions of the frame.
  ///   - endRadiusFraction: The radius of the last color, in fractions of the frame.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _gradient = ResolvedGradient(
      gradient: gradient,
      geometry: .elliptical(
        center: center, startFraction: Double(startRadiusFraction),
        endFraction: Double(endRadiusFraction)))
  }

  /// Creates a gradient of ellipses, with colors at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

/// A gradient around a center, as a style and as a view.
public nonisolated struct AngularGradient: _GradientStyle {
  /// The gradient as renderers draw it.
  public let _gradient: ResolvedGradient

  /// Creates a gradient around a center.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, in fractions of the frame.
  ///   - startAngle: The angle of the first color, clockwise from 3 o'clock.
  ///   - endAngle: The angle of the last color.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    // The same angle twice means a whole turn.
    let end = startAngle == endAngle ? startAngle + .degrees(360) : endAngle
    _gradient = ResolvedGradient(
      gradient: gradient, geometry: .angular(center: center, start: startAngle, end: end))
  }

  /// Creates a gradient around a center, with colors at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of a whole turn around a center.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, in fractions of the frame.
  ///   - angle: The angle of the first and the last color, clockwise from 3 o'clock.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// Creates a gradient of a whole turn around a center, with colors at equal distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line, of colors at equal distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension Color {
  /// A soft gradient of the color, from lighter at the top.
  public var gradient: LinearGradient {
    LinearGradient(colors: [opacity(0.75), self], startPoint: .top, endPoint: .bottom)
  }
}
