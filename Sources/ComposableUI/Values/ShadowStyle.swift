import ComposableHTML
public import Foundation

/// A shadow of a shape style: `.red.shadow(.drop(radius: 4))`.
public struct ShadowStyle: Hashable, Sendable {
  private let color: Color
  private let radius, x, y: Double
  /// True for a shadow in the shape.
  let isInner: Bool

  /// A shadow behind what is drawn.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the blur, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: Double(radius), x: Double(x), y: Double(y), isInner: false)
  }

  /// A shadow of the edges on what is drawn. Shapes other than rectangles, capsules, circles and ellipses
  /// do not have it, nor texts and icons.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the blur, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: Double(radius), x: Double(x), y: Double(y), isInner: true)
  }

  private init(color: Color, radius: Double, x: Double, y: Double, isInner: Bool) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
    self.isInner = isInner
  }

  /// The shadow of a text in CSS.
  fileprivate var textShadow: CSS { "\(x)px \(y)px \(max(0, radius))px \(color.css)" }

  /// The shadow as a CSS filter.
  fileprivate var filter: CSS { "drop-shadow(\(textShadow))" }

  /// The shadow as a CSS shadow of a box.
  fileprivate var inset: CSS { "inset \(x)px \(y)px \(2 * max(0, radius))px \(color.css)" }

  /// Returns the value without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> ShadowStyle {
    ShadowStyle(
      color: color.finite(&numbers), radius: numbers.number(radius, else: 0),
      x: numbers.number(x, else: 0), y: numbers.number(y, else: 0), isInner: isInner)
  }
}

extension [ShadowStyle] {
  /// The shadows behind what is drawn, as a CSS filter; `nil` for none.
  var filter: CSS? {
    let shadows = filter { !$0.isInner }
    guard let first = shadows.first else { return nil }
    return shadows.dropFirst().reduce(first.filter) { "\($0) \($1.filter)" }
  }

  /// The shadows behind a text in CSS; `nil` for none.
  var textShadow: CSS? {
    let shadows = filter { !$0.isInner }
    guard let first = shadows.first else { return nil }
    return shadows.dropFirst().reduce(first.textShadow) { "\($0),\($1.textShadow)" }
  }

  /// The shadows on what is drawn, as a CSS shadow of a box; `nil` for none.
  var inset: CSS? {
    let shadows = filter(\.isInner)
    guard let first = shadows.first else { return nil }
    return shadows.dropFirst().reduce(first.inset) { "\($0),\($1.inset)" }
  }
}
