internal import Synchronization

extension IdentifiedArray {
  /// A number that changes whenever the structure of this array does.
  ///
  /// A reducer over rows compares it before and after an action: when it is the same, no row came,
  /// went, moved or was replaced, and no list of ids has to be compared.
  ///
  /// 1. Drawn anew from a counter of the process by each mutation that changes which ids there are
  ///    or their order, or that assigns a whole element (through a subscript's setter or an
  ///    `update`).
  /// 2. Left alone by changing an element in place, also through `inout` or `rows[id: 1]? = row`.
  /// 3. Copies share it until one of them draws. Two arrays made apart never share it.
  /// 4. No part of equality, hashing or coding.
  /// 5. May be drawn without need (sorting what is sorted), never forgotten.
  ///
  /// Writing through a key path (`root[keyPath: \.rows[id: 1]]`) is an assignment to the compiler.
  @usableFromInline
  package var _stamp: UInt64 { stamp }

  /// Draws a stamp anew, for whoever replaced an element in place.
  @usableFromInline
  package mutating func _restamp() {
    restamp()
  }

  @usableFromInline
  mutating func restamp() {
    stamp = drawStamp()
  }
}

/// Relaxed is enough: numbers must differ, they order nothing.
func drawStamp() -> UInt64 {
  stamps.wrappingAdd(1, ordering: .relaxed).newValue
}

private let stamps = Atomic<UInt64>(0)
