/// A summary of the history of an identified array. It tells an array that was changed in place from
/// a copy that was assigned.
@usableFromInline
package struct ChangeHistory: Sendable {
  let stamp: UInt64
  let position: ChangePosition
  /// The position of the array before the first change in its log, if it has a log.
  let base: ChangePosition?
  /// The serial number of the latest log of any array.
  let latestSerial: UInt64

  /// Returns true if the arrays of both summaries have the same elements.
  package func isSame(as other: Self) -> Bool {
    stamp == other.stamp && position == other.position
  }

  /// Returns true if, since an earlier summary, the array has changed in place only, within its
  /// elements.
  ///
  /// A change in place continues the log, or begins one since the earlier summary. A copy that was
  /// changed before has a log of its own.
  package func continues(_ earlier: Self) -> Bool {
    guard stamp == earlier.stamp else { return false }
    if position.serial != earlier.position.serial {
      return base == earlier.position && position.serial > earlier.latestSerial
    }
    return position.count >= earlier.position.count
  }
}

extension IdentifiedArray {
  /// The summary of the history of this array.
  @usableFromInline
  package var _history: ChangeHistory {
    ChangeHistory(
      stamp: stamp, position: _changePosition, base: log?.base, latestSerial: latestLogSerial)
  }
}
