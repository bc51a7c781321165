/// Two gestures that are recognized at the same time.
///
/// The gesture changes once for an interaction that changes both, and ends when one of them does.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The last values of both gestures; `nil` for one that is not recognized.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two others.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The changes of both gestures by the interaction that is handled.
  private final class Progress {
    var value = Value()
    var hasChanged = false
    var hasEnded = false
    var isCancelled = false
  }

  /// Returns the recognizers of the gesture.
  public func _recognizers(_ observer: _GestureObserver<Value>) -> [_GestureRecognizer] {
    let progress = Progress()
    func observing<Part>(_ part: WritableKeyPath<Value, Part?>) -> _GestureObserver<Part> {
      _GestureObserver {
        progress.value[keyPath: part] = $0
        progress.hasChanged = true
      } ended: {
        progress.value[keyPath: part] = $0
        progress.hasEnded = true
      } cancelled: {
        progress.isCancelled = true
      }
    }
    let recognizers =
      first._recognizers(observing(\.first)) + second._recognizers(observing(\.second))
    return [
      .combining(recognizers, cancelled: observer.cancelled) { interaction, memory in
        progress.value = memory.value as? Value ?? Value()
        (progress.hasChanged, progress.hasEnded, progress.isCancelled) = (false, false, false)
        let isHandled = memory.handle(interaction, by: recognizers, at: 0)
        if progress.hasChanged { observer.changed(progress.value) }
        if progress.hasEnded { observer.ended(progress.value) }
        if progress.isCancelled { observer.cancelled() }
        memory.value = memory.parts.contains(where: \.isActive) ? progress.value : nil
        return isHandled
      }
    ]
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
