public import Transactions

/// A way to read a value and to set it, wherever it is.
///
/// ```swift
/// Toggle("Airplane mode", isOn: $isOn)
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// What a change by this binding carries.
  public var transaction = Transaction()

  /// Makes a binding from two functions.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Sets it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { value, transaction in
      if transaction.isEmpty { return set(value) }
      withTransaction(transaction) { set(value) }
    }
  }

  /// Makes a binding from two functions, of which one takes the transaction of the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  /// Takes a binding as it is. It lets closures name what they are given: `{ $item in … }`.
  public init(projectedValue: Binding) {
    self = projectedValue
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    var binding = Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { part, transaction in
        var value = wrappedValue
        value[keyPath: keyPath] = part
        set(value, transaction)
      }
    )
    binding.transaction = transaction
    return binding
  }

  /// This binding, with its changes under a transaction.
  public func transaction(_ transaction: Transaction) -> Binding {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// This binding, with its changes animated.
  public func animation(_ animation: Animation? = .default) -> Binding {
    transaction(Transaction(animation: animation))
  }

  /// A binding to what an optional holds; `nil` when it holds nothing.
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? now },
      set: { value, transaction in
        if base.wrappedValue != nil { base.set(value, transaction) }
      }
    )
  }

  /// A binding to the value as an optional. Setting `nil` does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value, transaction in
        if let value { base.set(value, transaction) }
      }
    )
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}
