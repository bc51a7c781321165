internal import ComposableConcurrency
internal import OrderedCollections

/// The elements that identified arrays lose on a thread while the log is active.
///
/// The store of a removed child returns the last state of the child, which nothing else keeps.
@usableFromInline
package final class RemovalLog {
  /// An element that an array has lost.
  package struct Removal {
    package let element: Any
    /// The position in the history of the array after the removal.
    package let position: ChangePosition
  }

  private static let slot = ThreadLocal<RemovalLog>()

  private var removals: [AnyHashable: [Removal]] = [:]
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
    let released = removals
    removals = [:]
    withExtendedLifetime(released) {}
  }

  /// Returns the removals of elements with an id, from any array.
  package func removals(id: AnyHashable) -> [Removal] { removals[id] ?? [] }

  fileprivate static func record(_ removal: Removal, id: AnyHashable) {
    slot.value?.removals[id, default: []].append(removal)
  }
}

extension IdentifiedArray {
  /// Records the elements at some positions, which are about to be removed. The removal is part of
  /// the history already.
  @inlinable
  func recordRemovals(at positions: Range<Int>) {
    if RemovalLog.isActive { appendRemovals(at: positions) }
  }

  @usableFromInline
  func appendRemovals(at positions: Range<Int>) {
    for position in positions {
      recordRemoval(of: storage.values[position], id: storage.keys[position])
    }
  }

  /// Records an element whose removal is part of the history already.
  @usableFromInline
  func recordRemoval(of element: Element, id: ID) {
    RemovalLog.record(
      RemovalLog.Removal(element: element, position: _changePosition), id: AnyHashable(id))
  }
}
