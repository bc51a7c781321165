/// A key path that crosses isolation boundaries: of a field, or of a child in its parent.
///
/// A key path is immutable. What its subscripts capture may not be `Sendable`, which the compiler
/// can't check.
// Unchecked: the library uses key paths of stored fields and of cases, which capture at most ids.
package struct SendableKeyPath<KeyPath: AnyKeyPath>: Hashable, @unchecked Sendable {
  package let keyPath: KeyPath

  package init(_ keyPath: KeyPath) {
    self.keyPath = keyPath
  }
}
