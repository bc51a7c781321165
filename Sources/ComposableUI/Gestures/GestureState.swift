public import Transactions

/// A property wrapper for a value that a gesture sets while it lasts, see
/// ``Gesture/updating(_:body:)``.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var current: Value
  private let initial: Value
  private let resetTransaction: Transaction

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the gesture is not recognized.
  ///   - resetTransaction: The transaction of the reset when the gesture ends.
  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    _current = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    self.resetTransaction = resetTransaction
  }

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - initialValue: The value while the gesture is not recognized.
  ///   - resetTransaction: The transaction of the reset when the gesture ends.
  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// The value of the gesture while it is recognized, else the initial one.
  public var wrappedValue: Value { current }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  var value: Value {
    get { current }
    nonmutating set { current = newValue }
  }

  func reset() {
    withTransaction(resetTransaction) { current = initial }
  }
}
