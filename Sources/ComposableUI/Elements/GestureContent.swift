/// The gestures that an element recognizes.
@_spi(Renderer) public struct GestureContent: Equatable, Sendable {
  /// True if it recognizes taps.
  public var isTappable = false
  /// The distance, in points, after which a movement of a pointer that is pressed is a drag; `nil`
  /// if the element recognizes none.
  public var minimumDragDistance: Double?
  /// The time, in seconds, after which a press is a long one; `nil` if the element recognizes none.
  public var minimumPressDuration: Double?
}
