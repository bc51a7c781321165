internal import ConcurrencyExtras
internal import OrderedCollections

/// The elements that identified arrays lose on a thread while the log is active.
///
/// The store of a removed child returns the last state of the child, which nothing else keeps.
@usableFromInline
package final class RemovalLog {
  private static let slot = ThreadLocal<RemovalLog>()

  private var elements: [AnyHashable: [Any]] = [:]
  private var outer: RemovalLog?

  package init() {}

  /// True if a log is active on this thread.
  @usableFromInline static var isActive: Bool { slot.isSet }

  /// Begins to record, in place of the log that is active.
  package func begin() {
    outer = Self.slot.value
    Self.slot.value = self
  }

  /// Ends recording and releases the elements.
  package func end() {
    Self.slot.value = outer
    outer = nil
    let released = elements
    elements = [:]
    withExtendedLifetime(released) {}
  }

  /// Returns the elements that were removed with an id, from any array.
  package func elements(id: AnyHashable) -> [Any] { elements[id] ?? [] }

  /// Records an element that is about to be removed.
  @usableFromInline
  static func record(_ element: Any, id: AnyHashable) {
    slot.value?.elements[id, default: []].append(element)
  }
}

extension IdentifiedArray {
  /// Records the elements at some positions, which are about to be removed.
  @inlinable
  func recordRemovals(at positions: Range<Int>) {
    if RemovalLog.isActive { appendRemovals(at: positions) }
  }

  @usableFromInline
  func appendRemovals(at positions: Range<Int>) {
    for position in positions {
      RemovalLog.record(storage.values[position], id: AnyHashable(storage.keys[position]))
    }
  }
}
