public import Foundation

/// The curve of rounded corners. All corners are circular here: the style is ignored.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// The values of SwiftUI, which all draw quarter circles.
  case circular, continuous
}

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radii, in points.
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  /// Creates the radii.
  ///
  /// - Parameters:
  ///   - topLeading: The radius of the top left corner.
  ///   - bottomLeading: The radius of the bottom left corner.
  ///   - bottomTrailing: The radius of the bottom right corner.
  ///   - topTrailing: The radius of the top right corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// Returns the radii changed by a closure.
  func map(_ transform: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: transform(topLeading), bottomLeading: transform(bottomLeading),
      bottomTrailing: transform(bottomTrailing), topTrailing: transform(topTrailing))
  }

  /// Returns the radii in a rectangle: reduced by one factor where those of a side are longer than it,
  /// as in CSS. Source: https://www.w3.org/TR/css-backgrounds-3/#corner-overlap
  func fitting(_ size: CGSize) -> RectangleCornerRadii {
    let radii = map { max(0, $0) }
    let factor = [
      size.width / (radii.topLeading + radii.topTrailing),
      size.width / (radii.bottomLeading + radii.bottomTrailing),
      size.height / (radii.topLeading + radii.bottomLeading),
      size.height / (radii.topTrailing + radii.bottomTrailing),
    ].reduce(1) { $1.isNaN ? $0 : min($0, $1) }
    return radii.map { $0 * factor }
  }
}
