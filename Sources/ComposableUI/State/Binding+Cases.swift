public import ComposableCore

extension Binding {
  /// A binding to the value of an enum's case, or `nil` if the enum is another case.
  ///
  /// ```swift
  /// switch item.status {
  /// case .inStock:
  ///   if let quantity = $item.status.inStock { Stepper("Quantity", value: quantity) }
  /// case .outOfStock: …
  /// }
  /// ```
  ///
  /// Once the enum becomes another case, the binding returns the value as of its creation, and
  /// setting it is ignored.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    Binding<Member>(optionalCase(Value.allCasePaths[keyPath: keyPath], keyPath))
  }

  /// A binding to the value of an optional enum's case, which is `nil` if the enum is `nil` or
  /// another case.
  ///
  /// Use it to present the case of a destination:
  ///
  /// ```swift
  /// .sheet(item: $model.destination.edit) { … }
  /// ```
  ///
  /// Setting it to `nil` sets the enum to `nil` if it is that case.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> Binding<Member?> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    var binding = Binding<Member?>(
      to: identity?.appending(keyPath), get: { wrappedValue.flatMap(path.extract(from:)) },
      set: { newValue, transaction in
        if let newValue {
          self.transaction(transaction).wrappedValue = path.embed(newValue)
        } else if wrappedValue.flatMap(path.extract(from:)) != nil {
          self.transaction(transaction).wrappedValue = nil
        }
      })
    binding.transaction = transaction
    return binding
  }

  /// A binding to the value of an enum's case. Setting it while the enum is another case, or to
  /// `nil`, is ignored.
  private func optionalCase<Member>(
    _ path: AnyCasePath<Value, Member>, _ component: some Hashable
  ) -> Binding<Member?> {
    var binding = Binding<Member?>(
      to: identity?.appending(component), get: { path.extract(from: wrappedValue) },
      set: { newValue, transaction in
        guard let newValue, path.extract(from: wrappedValue) != nil else { return }
        self.transaction(transaction).wrappedValue = path.embed(newValue)
      })
    binding.transaction = transaction
    return binding
  }

  /// A binding to the wrapped value of an optional, or `nil` if the optional is `nil`.
  public init?(unwrapping base: Binding<Value?>) { self.init(base) }

  /// A binding to the wrapped value of an optional, with a value for `nil`.
  ///
  /// - Parameters:
  ///   - base: The binding to the optional.
  ///   - value: The value while the optional is `nil`.
  public init(unwrapping base: Binding<Value?>, default value: Value) {
    self.init(
      to: nil, get: { base.wrappedValue ?? value },
      set: { newValue, transaction in
        base.transaction(transaction).wrappedValue = newValue
      })
    transaction = base.transaction
  }

  /// A copy of the binding that ignores values that are equal to the current one.
  public func removeDuplicates() -> Binding where Value: Equatable { removeDuplicates(by: ==) }

  /// A copy of the binding that ignores values that are the same as the current one.
  ///
  /// - Parameter isDuplicate: Returns true if two values are the same.
  public func removeDuplicates(by isDuplicate: @escaping (Value, Value) -> Bool) -> Binding {
    var binding = Binding(
      to: nil, get: { wrappedValue },
      set: { newValue, transaction in
        if isDuplicate(wrappedValue, newValue) { return }
        self.transaction(transaction).wrappedValue = newValue
      })
    binding.transaction = transaction
    return binding
  }
}
