public import Foundation

/// A gesture of two fingers that move apart or together, or of a pinch on a trackpad.
///
/// A keyboard cannot do that: offer another way, too.
public nonisolated struct MagnifyGesture: Gesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The factor and the place of a pinch.
  public struct Value: Hashable, Sendable {
    /// The time of the last movement.
    public var time: Date
    /// The distance of the fingers in relation to that at the beginning: 1 there, 2 for twice as far.
    public var magnification: CGFloat
    /// The change of the magnification a second.
    public var velocity: CGFloat
    /// The place between the fingers at the beginning, in fractions of the frame.
    public var startAnchor: UnitPoint
    /// The place between the fingers at the beginning, in points from the upper left corner of the view.
    public var startLocation: CGPoint
  }

  /// The change of the magnification after which a movement is a pinch.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  ///
  /// - Parameter minimumScaleDelta: The change of the magnification after which a movement is a pinch.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Returns the recognizers of the gesture.
  public func _recognizers(_ observer: _GestureObserver<Value>) -> [_GestureRecognizer] {
    [
      .pinch(observer, minimum: Double(minimumScaleDelta), amount: { $0.magnification - 1 }) {
        pinch, former in
        let change = CGFloat(pinch.magnification) - (former?.magnification ?? 1)
        return Value(
          time: pinch.time, magnification: CGFloat(pinch.magnification),
          velocity: pinch.perSecond(change, since: former?.time) ?? former?.velocity ?? 0,
          startAnchor: pinch.anchor, startLocation: pinch.location)
      }
    ]
  }
}

/// A gesture of two fingers that turn around each other.
///
/// A keyboard and most trackpads cannot do that: offer another way, too.
public nonisolated struct RotateGesture: Gesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The angle and the place of a rotation.
  public struct Value: Hashable, Sendable {
    /// The time of the last movement.
    public var time: Date
    /// The angle since the beginning, clockwise.
    public var rotation: Angle
    /// The change of the angle a second.
    public var velocity: Angle
    /// The place between the fingers at the beginning, in fractions of the frame.
    public var startAnchor: UnitPoint
    /// The place between the fingers at the beginning, in points from the upper left corner of the view.
    public var startLocation: CGPoint
  }

  /// The angle after which a movement is a rotation.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  ///
  /// - Parameter minimumAngleDelta: The angle after which a movement is a rotation.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Returns the recognizers of the gesture.
  public func _recognizers(_ observer: _GestureObserver<Value>) -> [_GestureRecognizer] {
    [
      .pinch(observer, minimum: minimumAngleDelta.radians, amount: \.rotation) { pinch, former in
        let change = CGFloat(pinch.rotation - (former?.rotation.radians ?? 0))
        return Value(
          time: pinch.time, rotation: Angle(radians: pinch.rotation),
          velocity: pinch.perSecond(change, since: former?.time).map {
            Angle(radians: Double($0))
          } ?? former?.velocity ?? .zero,
          startAnchor: pinch.anchor, startLocation: pinch.location)
      }
    ]
  }
}

/// A gesture of two fingers that move apart or together, whose value is the factor alone. New code uses
/// ``MagnifyGesture``.
public nonisolated struct MagnificationGesture: Gesture {
  /// The factor.
  public typealias Value = CGFloat

  /// The change of the magnification after which a movement is a pinch.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  ///
  /// - Parameter minimumScaleDelta: The change of the magnification after which a movement is a pinch.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// The gesture of which it has the factor.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// A gesture of two fingers that turn around each other, whose value is the angle alone. New code uses
/// ``RotateGesture``.
public nonisolated struct RotationGesture: Gesture {
  /// The angle.
  public typealias Value = Angle

  /// The angle after which a movement is a rotation.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  ///
  /// - Parameter minimumAngleDelta: The angle after which a movement is a rotation.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The gesture of which it has the angle.
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

/// A movement of two fingers, as the page's script reports it.
private struct Pinch {
  enum Phase: Double { case changed, ended, cancelled }

  let phase: Phase
  /// The distance of the fingers in relation to that at the beginning.
  let magnification: Double
  /// The angle since the beginning in radians, clockwise.
  let rotation: Double
  /// The place between the fingers at the beginning, in points.
  let location: CGPoint
  /// The same place in fractions of the frame.
  let anchor: UnitPoint
  let time = Date()

  init?(_ interaction: Interaction) {
    guard let numbers = interaction.value(of: "pinch", as: [Double].self), numbers.count == 7,
      let phase = Phase(rawValue: numbers[0]), numbers[1] > 0
    else { return nil }
    self.phase = phase
    magnification = numbers[1]
    rotation = numbers[2]
    location = CGPoint(x: numbers[3], y: numbers[4])
    anchor = UnitPoint(x: CGFloat(numbers[5]), y: CGFloat(numbers[6]))
  }

  /// Returns the speed of a change; `nil` if two messages have arrived together.
  func perSecond(_ change: CGFloat, since former: Date?) -> CGFloat? {
    guard let former else { return nil }
    let duration = time.timeIntervalSince(former)
    return duration > 0.001 ? change / CGFloat(duration) : nil
  }
}

extension _GestureRecognizer {
  /// Makes a recognizer of a movement of two fingers.
  ///
  /// - Parameters:
  ///   - observer: The closures to call.
  ///   - minimum: The amount at which the gesture begins.
  ///   - amount: Returns the amount of a movement.
  ///   - value: Returns the value of a movement, from the former one.
  fileprivate static func pinch<Value>(
    _ observer: _GestureObserver<Value>, minimum: Double, amount: @escaping (Pinch) -> Double,
    value: @escaping (Pinch, Value?) -> Value
  ) -> _GestureRecognizer {
    _GestureRecognizer {
      $0.recognizesPinches = true
    } handle: { interaction, memory in
      guard let pinch = Pinch(interaction) else { return false }
      let former = memory.value as? Value
      if former == nil, abs(amount(pinch)) < minimum { return true }
      let current = value(pinch, former)
      memory.value = current
      switch pinch.phase {
      case .changed: observer.changed(current)
      case .ended:
        memory.value = nil
        observer.ended(current)
      case .cancelled:
        memory.value = nil
        observer.cancelled()
      }
      return true
    } cancel: { memory in
      if memory.isActive { observer.cancelled() }
    }
  }
}
