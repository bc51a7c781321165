public import OrderedCollections
internal import Synchronization

/// The ids of the elements that an identified array has changed lately, so that an observer of many
/// elements need not look at all of them.
///
/// An array and its copies share a log until one of them changes; that one continues with a log of
/// its own. So the entries of a log are one line of changes.
@usableFromInline
final class ChangeLog<ID> {
  /// The number of latest changes that are always available.
  @usableFromInline static var capacity: Int { 64 }

  let serial = makeLogSerial()
  /// The position of the array before the first change in this log.
  let base: ChangePosition
  /// The number of entries that were dropped.
  @usableFromInline var droppedCount = 0
  @usableFromInline var entries: [ID] = []

  init(base: ChangePosition) {
    self.base = base
  }

  var position: ChangePosition {
    ChangePosition(serial: serial, count: droppedCount + entries.count)
  }

  @inlinable
  func append(_ id: ID) {
    if entries.count >= 2 * Self.capacity {
      entries.removeFirst(Self.capacity)
      droppedCount += Self.capacity
    }
    entries.append(id)
  }

  /// Returns the changes since a position, or `nil` if they are not known.
  func changes(since position: ChangePosition) -> ArraySlice<ID>? {
    if position == base { return droppedCount == 0 ? entries[...] : nil }
    guard position.serial == serial, position.count >= droppedCount else { return nil }
    return entries[(position.count - droppedCount)...]
  }
}

/// A point in the history of an identified array.
@usableFromInline
package struct ChangePosition: Equatable, Sendable {
  /// The number of the log, or 0 if there is none yet.
  let serial: UInt64
  /// The number of changes in the log or, without one, the stamp of the array.
  let count: Int

  init(serial: UInt64, count: Int) {
    self.serial = serial
    self.count = count
  }

  /// The position before the history of any array.
  package static let none = ChangePosition(serial: 0, count: 0)
}

extension IdentifiedArray {
  /// Records that an element was added, removed, replaced or changed in place.
  @inlinable
  mutating func logChange(of id: ID) {
    if !isKnownUniquelyReferenced(&log) { beginLog() }
    log.unsafelyUnwrapped.append(id)
  }

  /// Records that the elements at some positions are removed.
  @inlinable
  mutating func logRemovals(in positions: Range<Int>) {
    if positions.count > ChangeLog<ID>.capacity { return logReset() }
    for position in positions { logChange(of: storage.keys[position]) }
  }

  /// Records that any number of elements were changed.
  @usableFromInline
  mutating func logReset() {
    log = nil
    restamp()
  }

  @usableFromInline
  mutating func beginLog() {
    log = ChangeLog(base: _changePosition)
  }

  /// The position of this array in its history.
  package var _changePosition: ChangePosition {
    log?.position ?? ChangePosition(serial: 0, count: Int(truncatingIfNeeded: stamp))
  }

  /// Returns the ids of the elements that were added, removed, replaced or changed in place since a
  /// position, or `nil` if they are not known. An id may occur several times.
  package func _changes(since position: ChangePosition) -> ArraySlice<ID>? {
    if let log { return log.changes(since: position) }
    return position == _changePosition ? [] : nil
  }
}

private let serialCounter = Atomic<UInt64>(0)

/// The latest serial number of a log.
var latestLogSerial: UInt64 { serialCounter.load(ordering: .relaxed) }

/// Returns a new serial number of a log.
private func makeLogSerial() -> UInt64 {
  serialCounter.wrappingAdd(1, ordering: .relaxed).newValue
}
