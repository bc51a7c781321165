public import Foundation

/// A gesture of moving while pressing.
///
/// A view with this gesture does not scroll its surroundings when it is touched. Locations are
/// those relative to the place of the view at the beginning of the drag.
public nonisolated struct DragGesture: Gesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The beginning, the current location and the speed of a drag.
  public struct Value: Hashable, Sendable {
    /// The time of the last movement.
    public var time: Date
    /// The current location, in points from the upper left corner of the view.
    public var location: CGPoint
    /// The location of the first press, in points from the upper left corner of the view.
    public var startLocation: CGPoint
    /// The speed of the movement, in points per second.
    public var velocity: CGSize

    /// The distance from the start to the current location, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location at which the movement would end if it slowed down, in points from the upper
    /// left corner of the view: a quarter of a second ahead.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the start to the predicted end, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// The distance after which a movement is a drag, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance after which a movement is a drag, in points. Zero begins it
  ///     with the press.
  ///   - coordinateSpace: Ignored: locations are in the local space.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Returns the recognizers of the gesture.
  public func _recognizers(_ observer: _GestureObserver<Value>) -> [_GestureRecognizer] {
    [
      _GestureRecognizer {
        $0.minimumDragDistance = minimumDistance.isFinite ? max(0, Double(minimumDistance)) : 0
      } handle: { interaction, memory in
        guard case .drag(let phase, let start, let location) = interaction, start.isFinite,
          location.isFinite
        else { return false }
        let value = Value(from: start, to: location, after: memory.drag)
        switch phase {
        case .changed:
          memory.drag = value
          observer.changed(value)
        case .ended:
          memory.drag = nil
          observer.ended(value)
        case .cancelled:
          memory.drag = nil
          observer.cancelled()
        }
        return true
      } cancel: { memory in
        if memory.isActive { observer.cancelled() }
      }
    ]
  }
}

extension DragGesture.Value {
  /// Makes the value of a movement, whose speed is that since the former value.
  fileprivate init(from start: CGPoint, to end: CGPoint, after former: Self?) {
    time = Date()
    location = end
    startLocation = start
    velocity = .zero
    guard let former, former.startLocation == start else { return }
    let duration = time.timeIntervalSince(former.time)
    // Two messages that arrive together don't tell the speed.
    guard duration > 0.001 else {
      velocity = former.velocity
      return
    }
    velocity = CGSize(
      width: (end.x - former.location.x) / CGFloat(duration),
      height: (end.y - former.location.y) / CGFloat(duration))
  }
}
