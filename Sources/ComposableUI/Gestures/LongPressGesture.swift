public import Foundation

/// A gesture of pressing for some time without moving.
public nonisolated struct LongPressGesture: Gesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The time of the press, in seconds.
  public var minimumDuration: Double

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time of the press, in seconds.
  ///   - maximumDistance: Ignored: a movement by more than 10 points ends the gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }

  /// Returns the recognizers of the gesture.
  public func _recognizers(_ observer: _GestureObserver<Bool>) -> [_GestureRecognizer] {
    [
      _GestureRecognizer {
        $0.minimumPressDuration = minimumDuration.isFinite ? max(0, minimumDuration) : nil
      } handle: { interaction, _ in
        switch interaction {
        case .longPress:
          observer.changed(true)
          observer.ended(true)
          return true
        case .longPressEnded: return true
        default: return false
        }
      }
    ]
  }
}
