public import Foundation

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

/// A rectangle whose corners are rounded differently. In a right-to-left layout, its leading corners
/// remain at the left.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: Ignored.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the top left corner, in points.
  ///   - bottomLeadingRadius: The radius of the bottom left corner, in points.
  ///   - bottomTrailingRadius: The radius of the bottom right corner, in points.
  ///   - topTrailingRadius: The radius of the top right corner, in points.
  ///   - style: Ignored.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius))
  }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii) }
  }

  /// Returns the shape with a distance to the edges of its frame, in points. The radii of its corners
  /// are less by the same distance.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(
      shape: UnevenRoundedRectangle(cornerRadii: cornerRadii.map { max(0, $0 - amount) }),
      amount: amount)
  }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded differently.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: Ignored.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle whose corners are rounded differently.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the top left corner, in points.
  ///   - bottomLeadingRadius: The radius of the bottom left corner, in points.
  ///   - bottomTrailingRadius: The radius of the bottom right corner, in points.
  ///   - topTrailingRadius: The radius of the top right corner, in points.
  ///   - style: Ignored.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}
