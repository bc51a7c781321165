/// Returns true if two values have the same type and are equal.
func isEqual(_ lhs: any Equatable, _ rhs: any Equatable) -> Bool {
  func compare<Value: Equatable>(_ lhs: Value) -> Bool { lhs == rhs as? Value }
  return compare(lhs)
}
