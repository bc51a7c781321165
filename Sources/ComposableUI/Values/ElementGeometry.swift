public import Foundation

/// The measured size and place of an element.
@_spi(Renderer) public struct ElementGeometry: Equatable, Sendable {
  /// The frame in the window, in points.
  public var frame: CGRect
  /// The parts of the window that system controls cover, in points.
  public var safeAreaInsets: EdgeInsets

  /// Creates a geometry.
  public init(frame: CGRect, safeAreaInsets: EdgeInsets = EdgeInsets()) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
  }
}
