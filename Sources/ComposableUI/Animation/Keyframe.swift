import Foundation

/// A part of a track of keyframes, from one value to the next one.
public struct _KeyframeSegment<Value: Animatable> {
  /// The way from the former value to the new one.
  enum Curve {
    /// A jump at the start.
    case jump
    /// A constant speed, changed by a curve of time.
    case linear(UnitCurve)
    /// A cubic curve through the values, with velocities at its ends if they are known.
    case cubic(start: Value?, end: Value?)
    /// A spring.
    case spring(Spring)
  }

  let value: Value
  let duration: Double
  let curve: Curve
}

/// The keyframes of a value, one after another.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable

  /// The parts of the track.
  var _segments: [_KeyframeSegment<Value>] { get }
}

/// A keyframe to which the value changes at a constant speed.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The parts of the track.
  public let _segments: [_KeyframeSegment<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: The time to the value, in seconds.
  ///   - timingCurve: The curve of the time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _segments = [_KeyframeSegment(value: to, duration: duration, curve: .linear(timingCurve))]
  }
}

/// A keyframe to which the value changes along a smooth curve through its neighbors.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The parts of the track.
  public let _segments: [_KeyframeSegment<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: The time to the value, in seconds.
  ///   - startVelocity: The change a second at the start; `nil` for the one that fits the neighbors.
  ///   - endVelocity: The change a second at the end; `nil` for the one that fits the neighbors.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _segments = [
      _KeyframeSegment(
        value: to, duration: duration, curve: .cubic(start: startVelocity, end: endVelocity))
    ]
  }
}

/// A keyframe to which the value changes like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The parts of the track.
  public let _segments: [_KeyframeSegment<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value that the spring moves to.
  ///   - duration: The time until the next keyframe, in seconds; `nil` until the spring rests.
  ///   - spring: The spring.
  ///   - startVelocity: Ignored: the spring starts at rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(duration: 0.5),
    startVelocity: Value? = nil
  ) {
    let duration = duration ?? min(spring.settlingDuration, 60)
    _segments = [_KeyframeSegment(value: to, duration: duration, curve: .spring(spring))]
  }
}

/// A keyframe that sets the value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The parts of the track.
  public let _segments: [_KeyframeSegment<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameter to: The value.
  public init(_ to: Value) {
    _segments = [_KeyframeSegment(value: to, duration: 0, curve: .jump)]
  }
}

/// Several keyframes, one after another.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// The parts of the track.
  public let _segments: [_KeyframeSegment<Value>]
}

/// A result builder that creates a track from the keyframes of a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe in a statement of its own.
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ content: Content
  ) -> [_KeyframeSegment<Value>] { content._segments }
  /// The keyframes of a closure.
  public static func buildBlock(
    _ segments: [_KeyframeSegment<Value>]...
  ) -> [_KeyframeSegment<Value>] { segments.flatMap(\.self) }
  /// The keyframes of a loop.
  public static func buildArray(
    _ segments: [[_KeyframeSegment<Value>]]
  ) -> [_KeyframeSegment<Value>] { segments.flatMap(\.self) }
  /// The keyframes of an `if` without `else`.
  public static func buildOptional(
    _ segments: [_KeyframeSegment<Value>]?
  ) -> [_KeyframeSegment<Value>] { segments ?? [] }
  /// The keyframes of the first branch.
  public static func buildEither(
    first: [_KeyframeSegment<Value>]
  ) -> [_KeyframeSegment<Value>] { first }
  /// The keyframes of the second branch.
  public static func buildEither(
    second: [_KeyframeSegment<Value>]
  ) -> [_KeyframeSegment<Value>] { second }
  /// The track.
  public static func buildFinalResult(
    _ segments: [_KeyframeSegment<Value>]
  ) -> _KeyframeSequence<Value> { _KeyframeSequence(_segments: segments) }
}

/// The values of a track over time.
struct KeyframeCurve<Value: Animatable> {
  private let initial: Value.AnimatableData
  private let value: Value
  private let segments: [_KeyframeSegment<Value>]

  init(from value: Value, _ segments: [_KeyframeSegment<Value>]) {
    initial = value.vector
    self.value = value
    self.segments = segments
  }

  var duration: Double { segments.reduce(0) { $0 + max(0, $1.duration) } }

  func value(at time: Double) -> Value {
    var (start, former) = (0.0, initial)
    let time = max(0, time)
    for (index, segment) in segments.enumerated() {
      let duration = max(0, segment.duration)
      if time < start + duration {
        return value.with(vector(of: index, from: former, at: time - start))
      }
      start += duration
      // A spring may still move when the next keyframe begins.
      if case .spring = segment.curve, duration > 0 {
        former = vector(of: index, from: former, at: duration)
      } else {
        former = segment.value.vector
      }
    }
    return segments.last?.value ?? value
  }

  private func vector(of index: Int, from start: Value.AnimatableData, at time: Double)
    -> Value.AnimatableData
  {
    let segment = segments[index]
    let (end, fraction) = (segment.value.vector, time / segment.duration)
    switch segment.curve {
    case .jump: return end
    case .linear(let curve): return start.interpolated(to: end, by: curve.value(at: fraction))
    case .spring(let spring): return start.interpolated(to: end, by: spring.value(at: time))
    case .cubic(let startVelocity, let endVelocity):
      return Self.hermite(
        start, startVelocity?.vector ?? velocity(before: index),
        end, endVelocity?.vector ?? velocity(before: index + 1), segment.duration, fraction)
    }
  }

  /// The change a second at the start of a segment: that between its neighbors if both are cubic, as
  /// in a Catmull–Rom spline; else zero.
  private func velocity(before index: Int) -> Value.AnimatableData {
    guard index > 0, index < segments.count, case .cubic = segments[index - 1].curve,
      case .cubic = segments[index].curve
    else { return .zero }
    let (before, after) = (segments[index - 1], segments[index])
    var change =
      after.value.vector - (index > 1 ? segments[index - 2].value.vector : initial)
    let duration = before.duration + after.duration
    change.scale(by: duration > 0 ? 1 / duration : 0)
    return change
  }

  /// The cubic curve between two values with velocities (https://en.wikipedia.org/wiki/Cubic_Hermite_spline).
  private static func hermite(
    _ start: Value.AnimatableData, _ startVelocity: Value.AnimatableData,
    _ end: Value.AnimatableData, _ endVelocity: Value.AnimatableData, _ duration: Double,
    _ t: Double
  ) -> Value.AnimatableData {
    let (t2, t3) = (t * t, t * t * t)
    var sum = Value.AnimatableData.zero
    for (vector, factor) in [
      (start, 2 * t3 - 3 * t2 + 1), (startVelocity, (t3 - 2 * t2 + t) * duration),
      (end, 3 * t2 - 2 * t3), (endVelocity, (t3 - t2) * duration),
    ] {
      var part = vector
      part.scale(by: factor)
      sum += part
    }
    return sum
  }
}
