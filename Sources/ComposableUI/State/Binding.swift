public import Transactions

/// A reference to a value that can be read and set, wherever it is stored.
///
/// Controls take bindings to the values that they change. A view gets them from ``State``,
/// ``Bindable`` or another binding.
///
/// ```swift
/// Toggle("Airplane mode", isOn: $isOn)
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// The transaction of changes through this binding.
  public var transaction = Transaction()
  /// The identity of the value that it refers to; `nil` for a binding of closures.
  let identity: BindingIdentity?

  /// Creates a binding from closures. The setter runs under the transaction of the change.
  ///
  /// - Parameters:
  ///   - get: Returns the value.
  ///   - set: Sets the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(to: nil, get: get, set: set)
  }

  /// Creates a binding from closures, of which the setter takes the transaction of the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(to: nil, get: get, set: set)
  }

  /// Creates a binding from closures that refer to a value with an identity.
  init(to identity: BindingIdentity?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(to: identity, get: get) { value, transaction in
      if transaction.isEmpty { return set(value) }
      withTransaction(transaction) { set(value) }
    }
  }

  /// Creates a binding from closures that refer to a value with an identity.
  init(
    to identity: BindingIdentity?, get: @escaping () -> Value,
    set: @escaping (Value, Transaction) -> Void
  ) {
    self.identity = identity
    self.get = get
    self.set = set
  }

  /// Copies a binding, so that closures can name a projected parameter: `{ $item in … }`.
  public init(projectedValue: Binding) {
    self = projectedValue
  }

  /// A binding to a constant. Setting it is ignored.
  public static func constant(_ value: Value) -> Binding {
    Binding(to: BindingIdentity(constant: value), get: { value }, set: { _, _ in })
  }

  /// The value that the binding reads and writes.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }

  /// The binding itself: `$value` of a `@Binding var value`.
  public var projectedValue: Binding { self }

  /// A binding to a property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    var binding = Binding<Subject>(
      to: identity?.appending(keyPath), get: { wrappedValue[keyPath: keyPath] },
      set: { newValue, transaction in
        var value = wrappedValue
        value[keyPath: keyPath] = newValue
        set(value, transaction)
      }
    )
    binding.transaction = transaction
    return binding
  }

  /// A copy of the binding with the given transaction for changes.
  public func transaction(_ transaction: Transaction) -> Binding {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A copy of the binding with animated changes.
  public func animation(_ animation: Animation? = .default) -> Binding {
    transaction(Transaction(animation: animation))
  }

  /// A binding to the wrapped value of an optional, or `nil` if the optional is `nil`.
  ///
  /// Once the optional becomes `nil`, the binding returns the value as of its creation, and setting
  /// it is ignored.
  public init?(_ base: Binding<Value?>) {
    guard let initialValue = base.wrappedValue else { return nil }
    self.init(
      to: base.identity?.appending("!"), get: { base.wrappedValue ?? initialValue },
      set: { value, transaction in
        if base.wrappedValue != nil { base.set(value, transaction) }
      }
    )
    transaction = base.transaction
  }

  /// A binding to the value as an optional. Setting it to `nil` is ignored.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      to: base.identity?.appending("?"), get: { base.wrappedValue },
      set: { value, transaction in
        if let value { base.set(value, transaction) }
      }
    )
    transaction = base.transaction
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty, InputComparable {
  func isSameInput(as other: Binding) -> Bool {
    identity != nil && identity == other.identity && transaction == other.transaction
  }
}
