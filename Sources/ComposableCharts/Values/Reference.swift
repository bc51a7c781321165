/// A function or a view as an equatable value.
final class Reference<Value>: Equatable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (lhs: Reference, rhs: Reference) -> Bool { lhs === rhs }
}
