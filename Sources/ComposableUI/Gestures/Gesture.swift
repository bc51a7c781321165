/// A gesture: taps, a long press or a drag. Attach it with ``View/gesture(_:including:)``.
///
/// ```swift
/// Circle()
///   .offset(offset)
///   .gesture(
///     DragGesture()
///       .onChanged { offset = $0.translation }
///       .onEnded { _ in withAnimation { offset = .zero } }
///   )
/// ```
///
/// 1. Closures run on the actor of the view, in the order of the user's actions.
/// 2. `onChanged` gets the newest value while earlier ones are still on their way: between two calls
///    values may be skipped, the last one before `onEnded` never is.
/// 3. A gesture that the system interrupts, such as by scrolling, ends without `onEnded`.
/// 4. A disabled view recognizes no gestures.
/// 5. Taps can be made with a keyboard, too; long presses and drags cannot. Offer another way.
///
/// A gesture of your own has a `body` of others.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture that it consists of.
  associatedtype Body: Gesture
  /// The type of the value that the gesture has.
  associatedtype Value = Body.Value

  /// The gesture that it consists of.
  var body: Body { get }

  /// Returns the recognizers of the gesture.
  ///
  /// - Parameter observer: The closures to call with its values.
  nonisolated func _recognizers(_ observer: _GestureObserver<Value>) -> [_GestureRecognizer]
}

nonisolated extension Gesture where Body == Never {
  /// Traps. Never called, since the gesture has recognizers of its own.
  public var body: Never { preconditionFailure("'\(Self.self)' has no body.") }
}

nonisolated extension Gesture where Value == Body.Value {
  /// Returns the recognizers of the gesture.
  public func _recognizers(_ observer: _GestureObserver<Value>) -> [_GestureRecognizer] {
    MainActor.assumeOwnsViews(self) { $0.body }._recognizers(observer)
  }
}

nonisolated extension Never: Gesture {
  /// The type of a value that does not exist.
  public typealias Value = Never

  /// Never called, since the type has no values.
  public func _recognizers(_ observer: _GestureObserver<Never>) -> [_GestureRecognizer] {
    switch self {}
  }
}

nonisolated extension Gesture {
  /// Adds an action to perform when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ObservedGesture(gesture: self, observer: _GestureObserver(ended: action))
  }

  /// Returns a gesture with another value.
  public func map<Result>(_ body: @escaping (Value) -> Result) -> some Gesture<Result> {
    MappedGesture(gesture: self, transform: body)
  }

  /// Returns a gesture that is recognized while this one is.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Updates a ``GestureState`` while the gesture lasts. At its end the state is reset.
  ///
  /// - Parameters:
  ///   - state: The state, such as `$isPressed`.
  ///   - body: Updates the state from the value of the gesture. The transaction is that of the
  ///     change.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    let observer = _GestureObserver<Value> { value in
      var transaction = Transaction.current
      var newState = state.wrappedValue
      body(value, &newState, &transaction)
      withTransaction(transaction) { state.value = newState }
    } ended: { _ in
      state.reset()
    } cancelled: {
      state.reset()
    }
    return ObservedGesture(gesture: self, observer: observer)
  }
}

nonisolated extension Gesture where Value: Equatable {
  /// Adds an action to perform when the value of the gesture changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ObservedGesture(gesture: self, observer: _GestureObserver(changed: action))
  }
}

/// The closures that a gesture calls with its values.
public struct _GestureObserver<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  var cancelled: () -> Void = {}

  /// Returns an observer that calls this one after another.
  fileprivate func following(_ other: _GestureObserver) -> _GestureObserver {
    _GestureObserver { value in
      other.changed(value)
      changed(value)
    } ended: { value in
      other.ended(value)
      ended(value)
    } cancelled: {
      other.cancelled()
      cancelled()
    }
  }
}

/// The recognizer of a gesture in the interactions with an element.
public struct _GestureRecognizer {
  /// Adds the gesture to those that the element recognizes.
  let configure: (inout GestureContent) -> Void
  /// Handles an interaction, with the memory of the recognizer. Returns false if it is another
  /// gesture.
  let handle: (Interaction, inout GestureMemory) -> Bool
  /// Ends a gesture that has begun, since its view was disabled, covered or removed.
  var cancel: (GestureMemory) -> Void = { _ in }
}

/// The state of a recognizer between two interactions.
struct GestureMemory {
  /// The number of taps since the last complete gesture.
  var taps = 0
  /// The last value of a drag.
  var drag: DragGesture.Value?
  /// The last value of a pinch, the value of the first gesture of a sequence once it has ended, or those of
  /// simultaneous gestures.
  var value: Any?
  /// The states of the recognizers of gestures that a gesture combines.
  var parts: [GestureMemory] = []

  /// True if the gesture has begun and not yet ended.
  var isActive: Bool { drag != nil || value != nil }
}

private nonisolated struct ObservedGesture<Base: Gesture>: Gesture {
  typealias Body = Never

  let gesture: Base
  let observer: _GestureObserver<Base.Value>

  nonisolated func _recognizers(_ outer: _GestureObserver<Base.Value>) -> [_GestureRecognizer] {
    gesture._recognizers(outer.following(observer))
  }
}

private nonisolated struct MappedGesture<Base: Gesture, Value>: Gesture {
  typealias Body = Never

  let gesture: Base
  let transform: (Base.Value) -> Value

  nonisolated func _recognizers(_ observer: _GestureObserver<Value>) -> [_GestureRecognizer] {
    gesture._recognizers(
      _GestureObserver {
        observer.changed(transform($0))
      } ended: {
        observer.ended(transform($0))
      } cancelled: {
        observer.cancelled()
      })
  }
}

/// A gesture of any type.
public nonisolated struct AnyGesture<Value>: Gesture {
  /// The gesture has no body.
  public typealias Body = Never

  private let recognizers: (_GestureObserver<Value>) -> [_GestureRecognizer]

  /// Erases the type of a gesture.
  public init(_ gesture: some Gesture<Value>) {
    recognizers = { gesture._recognizers($0) }
  }

  /// Returns the recognizers of the gesture.
  public func _recognizers(_ observer: _GestureObserver<Value>) -> [_GestureRecognizer] {
    recognizers(observer)
  }
}
