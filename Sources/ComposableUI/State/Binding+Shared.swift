public import ComposableCore

extension Binding {
  /// Creates a binding to a shared value.
  ///
  /// ```swift
  /// Toggle("Sound", isOn: Binding(store.$isSoundEnabled))
  /// ```
  public init(_ base: Shared<Value>) {
    self.init(get: { base.wrappedValue }, set: { value in base.withLock { $0 = value } })
  }
}
