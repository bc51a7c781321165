public import Foundation

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
