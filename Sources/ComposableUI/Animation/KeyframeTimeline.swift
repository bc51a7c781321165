public import Foundation

/// The animations of the properties of a value, at the same time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value

  /// The animations of the properties.
  var _tracks: [_AnyKeyframeTrack<Value>] { get }
}

/// The animation of a property of a value.
public struct _AnyKeyframeTrack<Value> {
  /// Returns the duration in seconds, from the value at the beginning.
  let duration: (Value) -> Double
  /// Sets the property, from the value at the beginning and the time.
  let update: (inout Value, _ initial: Value, _ time: Double) -> Void
}

/// A track of keyframes for a property of a value, or for the whole value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// The animations of the properties.
  public let _tracks: [_AnyKeyframeTrack<Root>]

  /// Creates a track for a property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - content: The keyframes.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.init(keyPath, content()._segments)
  }

  fileprivate init(_ keyPath: WritableKeyPath<Root, Value>, _ segments: [_KeyframeSegment<Value>]) {
    _tracks = [
      _AnyKeyframeTrack { initial in
        KeyframeCurve(from: initial[keyPath: keyPath], segments).duration
      } update: { value, initial, time in
        value[keyPath: keyPath] =
          KeyframeCurve(from: initial[keyPath: keyPath], segments).value(at: time)
      }
    ]
  }

  /// Creates a track for the whole value.
  ///
  /// - Parameter content: The keyframes.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }
}

/// Several tracks, at the same time.
public struct _KeyframeTracks<Value>: Keyframes {
  /// The animations of the properties.
  public let _tracks: [_AnyKeyframeTrack<Value>]
}

/// A result builder that creates the animation of a value from the tracks of a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A track in a statement of its own.
  public static func buildExpression<Content: Keyframes<Value>>(
    _ content: Content
  ) -> [_AnyKeyframeTrack<Value>] { content._tracks }
  /// No tracks.
  public static func buildBlock() -> [_AnyKeyframeTrack<Value>] { [] }
  /// The tracks of a closure.
  public static func buildBlock(
    _ first: [_AnyKeyframeTrack<Value>], _ others: [_AnyKeyframeTrack<Value>]...
  ) -> [_AnyKeyframeTrack<Value>] { first + others.flatMap(\.self) }
  /// The tracks of an `if` without `else`.
  public static func buildOptional(
    _ tracks: [_AnyKeyframeTrack<Value>]?
  ) -> [_AnyKeyframeTrack<Value>] { tracks ?? [] }
  /// The tracks of the first branch.
  public static func buildEither(
    first: [_AnyKeyframeTrack<Value>]
  ) -> [_AnyKeyframeTrack<Value>] { first }
  /// The tracks of the second branch.
  public static func buildEither(
    second: [_AnyKeyframeTrack<Value>]
  ) -> [_AnyKeyframeTrack<Value>] { second }
  /// The animation.
  public static func buildFinalResult(
    _ tracks: [_AnyKeyframeTrack<Value>]
  ) -> _KeyframeTracks<Value> { _KeyframeTracks(_tracks: tracks) }
}

/// Keyframes of the whole value, one after another, in the place of tracks.
extension KeyframesBuilder where Value: Animatable {
  /// A keyframe in a statement of its own.
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ content: Content
  ) -> [_KeyframeSegment<Value>] { content._segments }
  /// The keyframes of a closure.
  public static func buildBlock(
    _ first: [_KeyframeSegment<Value>], _ others: [_KeyframeSegment<Value>]...
  ) -> [_KeyframeSegment<Value>] { first + others.flatMap(\.self) }
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
  /// The animation.
  public static func buildFinalResult(
    _ segments: [_KeyframeSegment<Value>]
  ) -> _KeyframeTracks<Value> {
    _KeyframeTracks(
      _tracks: KeyframeTrack<Value, Value, _KeyframeSequence<Value>>(\.self, segments)._tracks)
  }
}

/// The values of an animation over time.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 1.0) { LinearKeyframe(2.0, duration: 1) }
/// timeline.value(time: 0.5)  // 1.5
/// ```
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_AnyKeyframeTrack<Value>]

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at its beginning.
  ///   - content: The tracks.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = content()._tracks
  }

  /// The time until the end of the last track, in seconds.
  public var duration: TimeInterval { tracks.map { $0.duration(initialValue) }.max() ?? 0 }

  /// Returns the value at a time, in seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks { track.update(&value, initialValue, time) }
    return value
  }

  /// Returns the value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
