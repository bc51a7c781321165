/// Returns true if two values are known to be equal: false if their type is not `Equatable`.
package func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<Known: Equatable>(_ lhs: Known) -> Bool { lhs == rhs as? Known }
  guard let lhs = lhs as? any Equatable else { return false }
  return compare(lhs)
}
