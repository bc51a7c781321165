extension View {
  /// Does something when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to do it when the view appears, too.
  ///   - action: Called with the value before and now.
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

  /// Does something when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to do it when the view appears, too.
  ///   - action: What to do.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something when a value has changed, with the value now.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: Called with the value now.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, now in action(now) }
  }
}

private final class ValueChange<Value: Equatable>: LifetimeObserver {
  private var value: Value
  private let initial: (() -> Void)?

  init(_ value: Value, initial: (() -> Void)?) {
    self.value = value
    self.initial = initial
  }

  func update(_ new: Value, _ action: (Value, Value) -> Void) {
    guard new != value else { return }
    let old = value
    value = new
    action(old, new)
  }

  func appear() { initial?() }
  func disappear() {}
}
