public import Foundation

/// The distances that a view prefers to the views around it.
///
/// Unlike in SwiftUI, the views of this library all prefer 8 points, the distance of stacks in a browser.
public struct ViewSpacing: Equatable, Sendable {
  private var top, leading, bottom, trailing: CGFloat

  /// No distances.
  public static let zero = Self(length: 0)

  /// Creates the distances that views prefer.
  public init() { self.init(length: 8) }

  private init(length: CGFloat) {
    (top, bottom) = (length, length)
    (leading, trailing) = (length, length)
  }

  /// Increases the distances at edges to those of another view.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = max(top, other.top) }
    if edges.contains(.leading) { leading = max(leading, other.leading) }
    if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
  }

  /// Returns the larger of these distances and, at edges, those of another view.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// Returns the distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? max(trailing, next.leading) : max(bottom, next.top)
  }
}
