import ConcurrencyExtras

/// Whether the state that a window showed has gone, even if another has come in its place since.
final class WindowEnd {
  fileprivate(set) var hasEnded = false
}

/// The ends of those windows of a store that somebody holds.
///
/// A window is told when a child operator sees its state go, so nothing is looked up for windows as
/// long as no state goes.
struct WindowEnds {
  private struct Entry {
    weak var end: WindowEnd?
  }

  /// By the place of the child, and the row where there are many.
  private var entries: [FeaturePath: [AnyHashableSendable?: Entry]] = [:]
  private var count = 0
  /// At how many entries those whose windows have gone are swept out.
  private var limit = 64

  /// The end that all windows on a child share.
  mutating func end(at path: FeaturePath, row: AnyHashableSendable?) -> WindowEnd {
    if let end = entries[path]?[row]?.end { return end }
    let end = WindowEnd()
    entries[path, default: [:]][row] = Entry(end: end)
    count += 1
    if count > limit { sweep() }
    return end
  }

  /// Ends the windows on a child, or on those of its rows that have gone.
  mutating func endWindows(
    at path: FeaturePath, where isGone: (AnyHashableSendable?) -> Bool = { _ in true }
  ) {
    guard let rows = entries[path] else { return }
    for (row, entry) in rows where isGone(row) {
      entry.end?.hasEnded = true
      entries[path]?[row] = nil
      count -= 1
    }
  }

  private mutating func sweep() {
    entries = entries.compactMapValues { rows in
      let live = rows.filter { $0.value.end != nil }
      return live.isEmpty ? nil : live
    }
    count = entries.values.reduce(0) { $0 + $1.count }
    limit = max(64, count * 2)
  }
}
