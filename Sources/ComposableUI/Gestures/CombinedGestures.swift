/// Two gestures, of which the second one is recognized after the first one.
///
/// ```swift
/// LongPressGesture().sequenced(before: DragGesture())
/// ```
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The values of the gestures.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended, and the second one may have begun.
    case second(First.Value, Second.Value?)
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

  /// The state of the sequence while an interaction is handled.
  private final class Progress {
    var first: First.Value?
  }

  /// Returns the recognizers of the gesture.
  public func _recognizers(_ observer: _GestureObserver<Value>) -> [_GestureRecognizer] {
    let progress = Progress()
    let firsts = first._recognizers(
      _GestureObserver {
        observer.changed(.first($0))
      } ended: {
        progress.first = $0
        observer.changed(.second($0, nil))
      } cancelled: {
        observer.cancelled()
      })
    let seconds = second._recognizers(
      _GestureObserver { value in
        if let first = progress.first { observer.changed(.second(first, value)) }
      } ended: { value in
        if let first = progress.first { observer.ended(.second(first, value)) }
        progress.first = nil
      } cancelled: {
        progress.first = nil
        observer.cancelled()
      })
    return [
      .combining(firsts + seconds, cancelled: observer.cancelled) { interaction, memory in
        progress.first = memory.value.flatMap { $0 as? First.Value }
        let isSecond = progress.first != nil
        var isHandled = memory.handle(
          interaction, by: isSecond ? seconds : firsts, at: isSecond ? firsts.count : 0)
        if isSecond, progress.first != nil, interaction.endsPress {
          // The pointer was released before the second gesture.
          progress.first = nil
          observer.cancelled()
          isHandled = true
        }
        memory.value = progress.first
        return isHandled
      }
    ]
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, of which the second one is recognized only if the first one is not.
///
/// The second one does not wait: two taps before one are recognized after the first tap, too.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The gesture has no body.
  public typealias Body = Never

  /// The value of the gesture that is recognized.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The gesture that precedes.
  public var first: First
  /// The gesture that is recognized otherwise.
  public var second: Second

  /// Creates a gesture from two others.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// True while the first gesture is recognized by the interaction that is handled.
  private final class Recognition {
    var isFirst = false
  }

  /// Returns the recognizers of the gesture.
  public func _recognizers(_ observer: _GestureObserver<Value>) -> [_GestureRecognizer] {
    let recognition = Recognition()
    let firsts = first._recognizers(
      _GestureObserver {
        recognition.isFirst = true
        observer.changed(.first($0))
      } ended: {
        recognition.isFirst = true
        observer.ended(.first($0))
      } cancelled: {
        observer.cancelled()
      })
    let seconds = second._recognizers(
      _GestureObserver {
        observer.changed(.second($0))
      } ended: {
        observer.ended(.second($0))
      } cancelled: {
        observer.cancelled()
      })
    return [
      .combining(firsts + seconds, cancelled: observer.cancelled) { interaction, memory in
        recognition.isFirst = false
        // Once the second gesture has begun, the first one waits for its end.
        let isSecond = memory.parts.dropFirst(firsts.count).contains(where: \.isActive)
        let isHandled = !isSecond && memory.handle(interaction, by: firsts, at: 0)
        if recognition.isFirst { return true }
        return memory.handle(interaction, by: seconds, at: firsts.count) || isHandled
      }
    ]
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

nonisolated extension Gesture {
  /// Returns a gesture that is recognized when this one and then another one was.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns a gesture that is this one, or another one if this one is not recognized.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension _GestureRecognizer {
  /// Makes a recognizer from those of several gestures.
  ///
  /// - Parameters:
  ///   - recognizers: The recognizers of the gestures.
  ///   - cancelled: Called when one of them has begun and can't end.
  ///   - handle: Handles an interaction, with a memory that has parts for the recognizers.
  static func combining(
    _ recognizers: [_GestureRecognizer], cancelled: @escaping () -> Void,
    handle: @escaping (Interaction, inout GestureMemory) -> Bool
  ) -> _GestureRecognizer {
    _GestureRecognizer { content in
      for recognizer in recognizers { recognizer.configure(&content) }
    } handle: { interaction, memory in
      if memory.parts.count != recognizers.count {
        memory.parts = recognizers.map { _ in GestureMemory() }
      }
      let isHandled = handle(interaction, &memory)
      memory.drag = memory.parts.lazy.compactMap(\.drag).first
      return isHandled
    } cancel: { memory in
      for (recognizer, part) in zip(recognizers, memory.parts) { recognizer.cancel(part) }
      if memory.isActive || memory.parts.contains(where: \.isActive) { cancelled() }
    }
  }
}

extension GestureMemory {
  /// Passes an interaction to recognizers whose states are at an index of the parts.
  mutating func handle(
    _ interaction: Interaction, by recognizers: [_GestureRecognizer], at start: Int
  ) -> Bool {
    var isHandled = false
    for (index, recognizer) in recognizers.enumerated()
    where recognizer.handle(interaction, &parts[start + index]) { isHandled = true }
    return isHandled
  }
}

extension Interaction {
  /// True if the user has released the pointer.
  fileprivate var endsPress: Bool {
    switch self {
    case .longPressEnded, .drag(.ended, _, _), .drag(.cancelled, _, _): true
    default: false
    }
  }
}
