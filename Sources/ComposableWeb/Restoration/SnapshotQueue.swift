#if Web
import ComposablePersistence

/// The snapshots that are to be saved, in the order of their first changes: at most one for each session.
struct SnapshotQueue {
  /// A snapshot, and the number by which callers wait for it.
  struct Entry: Sendable {
    var snapshot: SessionSnapshot
    /// The session that is told of the outcome; `nil` for one that has ended.
    var session: Session?
    let number: Int
  }

  private var entries: [SessionKey: Entry] = [:]
  /// The keys in order. Those that were removed since have no entries.
  private var order: [SessionKey] = []
  /// The number of the last entry.
  private(set) var lastNumber = 0

  var isEmpty: Bool { entries.isEmpty }

  /// The entries, in any order.
  var waiting: [Entry] { Array(entries.values) }

  /// The lowest number of an entry; `nil` if there is none.
  var firstNumber: Int? { entries.values.lazy.map(\.number).min() }

  func contains(_ key: SessionKey) -> Bool { entries[key] != nil }

  /// Adds a snapshot, or merges it into the one of the same session that still waits.
  mutating func append(_ snapshot: SessionSnapshot, of session: Session?) {
    if let waiting = entries[snapshot.key] {
      // It would be refused, and the one that waits with it.
      guard snapshot.claim >= waiting.snapshot.claim else { return }
      entries[snapshot.key]?.snapshot = waiting.snapshot.merged(with: snapshot)
      entries[snapshot.key]?.session = session
    } else {
      lastNumber += 1
      order.append(snapshot.key)
      entries[snapshot.key] = Entry(snapshot: snapshot, session: session, number: lastNumber)
    }
  }

  /// Adds snapshots again that could not be saved, before all others.
  mutating func prepend(_ failed: [Entry]) {
    for entry in failed {
      var entry = entry
      if let newer = entries[entry.snapshot.key] {
        entry.snapshot = entry.snapshot.merged(with: newer.snapshot)
        entry.session = newer.session
      }
      entries[entry.snapshot.key] = entry
    }
    order = failed.map(\.snapshot.key) + order
  }

  /// Removes the snapshot of a session.
  mutating func remove(_ key: SessionKey) { entries[key] = nil }

  /// Removes and returns the first snapshots.
  mutating func take(_ count: Int) -> [Entry] {
    var taken: [Entry] = []
    var passed = 0
    for key in order where taken.count < count {
      passed += 1
      if let entry = entries.removeValue(forKey: key) { taken.append(entry) }
    }
    order.removeFirst(passed)
    return taken
  }

  /// Removes the oldest snapshots of sessions that have ended if there are more than `count` entries: until
  /// there are seven eighths as many, so that few calls look at all of them.
  ///
  /// - Returns: The number of removed snapshots.
  mutating func limit(to count: Int) -> Int {
    if order.count > 2 * max(count, entries.count) { removeOldKeys() }
    guard entries.count > count else { return 0 }
    let (before, rest) = (entries.count, count - count / 8)
    for key in order where entries.count > rest && entries[key]?.session == nil {
      entries[key] = nil
    }
    removeOldKeys()
    return before - entries.count
  }

  /// Removes the keys without entries from the order, and all but the first of each.
  private mutating func removeOldKeys() {
    var known: Set<SessionKey> = []
    order.removeAll { entries[$0] == nil || !known.insert($0).inserted }
  }
}
#endif
