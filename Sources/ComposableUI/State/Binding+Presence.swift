public import ComposableCore

extension Binding {
  /// A binding that is `true` while an optional has a value.
  ///
  /// Setting it to `false` sets the optional to `nil`. Setting it to `true` is ignored: there is no
  /// value to set.
  ///
  /// - Parameter base: The binding to the optional.
  public init<Wrapped>(_ base: Binding<Wrapped?>) where Value == Bool {
    self.init(
      to: base.identity?.appending("!= nil"), get: { base.wrappedValue != nil },
      set: { isPresent, transaction in
        if !isPresent, base.wrappedValue != nil {
          base.transaction(transaction).wrappedValue = nil
        }
      })
    transaction = base.transaction
  }

  /// A binding that is `true` while an optional enum is a case without values.
  ///
  /// Use it to present such a case of a destination:
  ///
  /// ```swift
  /// .sheet(isPresented: $model.destination.help) { … }
  /// ```
  ///
  /// Setting it to `true` sets the enum to the case, and `false` sets it to `nil` if it is that case.
  public subscript<Enum: CasePathable>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Void>>
  ) -> Binding<Bool> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    var binding = Binding<Bool>(
      to: identity?.appending(keyPath),
      get: { wrappedValue.flatMap(path.extract(from:)) != nil },
      set: { isCase, transaction in
        let wasCase = wrappedValue.flatMap(path.extract(from:)) != nil
        if isCase != wasCase {
          self.transaction(transaction).wrappedValue = isCase ? path.embed(()) : nil
        }
      })
    binding.transaction = transaction
    return binding
  }

  /// A binding to the value of a presented item. Once the optional is `nil`, the binding returns the
  /// item, and setting it is ignored.
  init(to item: Value, in base: Binding<Value?>) {
    self.init(
      to: base.identity?.appending("!"), get: { base.wrappedValue ?? item },
      set: { newValue, transaction in
        if base.wrappedValue != nil { base.transaction(transaction).wrappedValue = newValue }
      })
    transaction = base.transaction
  }
}
