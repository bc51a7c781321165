nonisolated extension View {
  /// Adds an action to perform when a value changes.
  ///
  /// A state that comes back in another process, where sessions are stored, has not changed.
  ///
  /// - Parameters:
  ///   - value: The value to compare with that of the previous update.
  ///   - initial: A Boolean value that determines if the action is also performed when the view
  ///     appears for the first time, with the same value twice.
  ///   - action: The action, with the old and the new value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    Lifetime(content: self) {
      ValueChange(value, initial: initial ? { action(value, value) } : nil)
    } update: { observer in
      (observer as? ValueChange<Value>)?.update(value, action)
    }
  }

  /// Adds an action to perform when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to compare with that of the previous update.
  ///   - initial: A Boolean value that determines if the action is also performed when the view
  ///     appears for the first time.
  ///   - action: The action to perform.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Adds an action to perform with the new value when a value changes. Rarely needed: prefer the
  /// action without values, or with the old and the new value.
  ///
  /// - Parameters:
  ///   - value: The value to compare with that of the previous update.
  ///   - action: The action, with the new value.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, newValue in action(newValue) }
  }
}

private final class ValueChange<Value: Equatable>: LifetimeObserver {
  private var value: Value
  /// The action to perform when the view appears for the first time.
  private var initial: (() -> Void)?

  init(_ value: Value, initial: (() -> Void)?) {
    self.value = value
    self.initial = initial
  }

  func update(_ new: Value, _ action: (Value, Value) -> Void) {
    guard new != value else { return }
    let old = value
    value = new
    if !RestoredInput.isCurrent { action(old, new) }
  }

  func appear() {
    let action = initial
    initial = nil
    action?()
  }

  func disappear() {}
}
