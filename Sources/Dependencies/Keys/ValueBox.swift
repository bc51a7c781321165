/// A type-erased dependency value. The key that it is stored under determines the type.
// @unchecked: a class that has a subclass cannot be checked. This one stores nothing.
class AnyValueBox: @unchecked Sendable {
  fileprivate init() {}

  /// The value. `Value` must be the type it was boxed with: a key has the same `Value` for good.
  final func value<Value: Sendable>(as type: Value.Type) -> Value {
    unsafeDowncast(self, to: ValueBox<Value>.self).value
  }
}

/// A box for the value of a dependency.
// @unchecked: inherited from the base class; the one stored property is a Sendable constant.
final class ValueBox<Value: Sendable>: AnyValueBox, @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }
}
