internal import Synchronization

extension IdentifiedArray {
  /// A version number of the structure of this array.
  ///
  /// A reducer of rows compares it before and after an action. If it is unchanged, no row was
  /// added, removed, moved or replaced, and no list of ids has to be compared.
  ///
  /// 1. It gets a new value, from a counter of the process, in each mutation that changes the ids
  ///    or their order, or that assigns a whole element (through a subscript's setter or an
  ///    `update`).
  /// 2. Mutating an element in place keeps it, also through `inout` or `rows[id: 1]? = row`.
  /// 3. Copies share it until one of them gets a new one. Two separately created arrays never share
  ///    it.
  /// 4. It is not part of equality, hashing or coding.
  /// 5. It may change without need (when sorting sorted elements) but never fails to change.
  ///
  /// Writing through a key path (`root[keyPath: \.rows[id: 1]]`) is an assignment to the compiler.
  @usableFromInline
  package var _stamp: UInt64 { stamp }

  /// Sets a new stamp after an element was replaced in place.
  @usableFromInline
  package mutating func _restamp() {
    restamp()
  }

  @usableFromInline
  mutating func restamp() {
    stamp = makeStamp()
  }
}

/// Returns a new stamp. Relaxed ordering suffices: stamps must differ but order nothing.
func makeStamp() -> UInt64 {
  stampCounter.wrappingAdd(1, ordering: .relaxed).newValue
}

private let stampCounter = Atomic<UInt64>(0)
