public import Foundation

/// A gesture of one or more taps.
public nonisolated struct TapGesture: Gesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The number of taps that the gesture consists of.
  public var count: Int

  /// Creates a gesture.
  ///
  /// - Parameter count: The number of taps. Unlike in SwiftUI, there is no time limit between them.
  public init(count: Int = 1) {
    self.count = count
  }

  /// Returns the recognizers of the gesture.
  public func _recognizers(_ observer: _GestureObserver<Void>) -> [_GestureRecognizer] {
    [
      .taps(count) { interaction in
        guard interaction == .tap || interaction.location != nil else { return nil }
        return { observer.ended(()) }
      }
    ]
  }
}

/// A gesture of one or more taps, with the location of the last one.
public nonisolated struct SpatialTapGesture: Gesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The location of a tap.
  public struct Value: Hashable, Sendable {
    /// The location of the last tap, in points from the upper left corner of the view.
    public var location: CGPoint
  }

  /// The number of taps that the gesture consists of.
  public var count: Int

  /// Creates a gesture.
  ///
  /// - Parameter count: The number of taps. Unlike in SwiftUI, there is no time limit between them.
  public init(count: Int = 1) {
    self.count = count
  }

  /// Returns the recognizers of the gesture.
  public func _recognizers(_ observer: _GestureObserver<Value>) -> [_GestureRecognizer] {
    [
      .taps(count) { interaction in
        interaction.location.map { location in { observer.ended(Value(location: location)) } }
      }
    ]
  }
}

extension _GestureRecognizer {
  /// Makes a recognizer of taps.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - action: Returns the action for an interaction, or `nil` if it is not a tap.
  fileprivate static func taps(
    _ count: Int, action: @escaping (Interaction) -> (() -> Void)?
  ) -> _GestureRecognizer {
    _GestureRecognizer {
      $0.isTappable = true
    } handle: { interaction, memory in
      guard let action = action(interaction) else { return false }
      memory.taps += 1
      guard memory.taps >= count else { return true }
      memory.taps = 0
      action()
      return true
    }
  }
}

extension Interaction {
  /// The location of a tap, or `nil` for other interactions and for locations that are not finite.
  fileprivate var location: CGPoint? {
    guard case .tapAt(let location) = self, location.isFinite else { return nil }
    return location
  }
}

extension CGPoint {
  /// True if both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
