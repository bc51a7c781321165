/// A value that views set at their window, such as its title. Of several views, the last one to appear
/// counts.
///
/// ```swift
/// extension PageMetadata: WindowValue {
///   func apply(to window: inout WindowContent) { window.metadata = self }
/// }
/// ```
protocol WindowValue: AncestorValue {
  /// Sets the properties of the window that the value consists of, or adds to those of other views.
  func apply(to window: inout WindowContent)
}

extension WindowValue {
  static func set(_ value: Self?, from node: _AnyViewNode) {
    node.firstAncestor { $0 as? any WindowNode }?.setValue(value, from: node.id)
  }
}

/// The values that views set at their window.
struct WindowValues {
  private var values: [ObjectIdentifier: NodeValues<any WindowValue>] = [:]

  /// Sets or replaces the value of a node; `nil` removes it.
  mutating func set<Value: WindowValue>(_ value: Value?, from node: Int) {
    values[ObjectIdentifier(Value.self), default: NodeValues()].set(value, from: node)
  }

  /// The current value of a type; `nil` if no view sets one.
  subscript<Value: WindowValue>(type: Value.Type) -> Value? {
    values[ObjectIdentifier(type)]?.values.last as? Value
  }

  /// Sets the properties of the window that the current values consist of.
  func apply(to window: inout WindowContent) {
    for values in values.values {
      for value in values.values { value.apply(to: &window) }
    }
  }
}
