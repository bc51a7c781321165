/// Holds a cache for each of the ids that were asked for last, up to a limit.
struct RecentCaches<ID: Hashable & Sendable>: Sendable {
  private struct Entry: Sendable {
    let cache: DependencyCache
    var turn: UInt64
  }

  private let limit: Int
  private var entries: [ID: Entry] = [:]
  private var turn: UInt64 = 0

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { entries.count }

  /// The cache of `id`; a new one if it has none. The id that was not asked for the longest makes
  /// room when there are too many.
  mutating func cache(of id: ID) -> DependencyCache {
    turn += 1
    if let index = entries.index(forKey: id) {
      entries.values[index].turn = turn
      return entries.values[index].cache
    }
    if entries.count >= limit, let oldest = entries.min(by: { $0.value.turn < $1.value.turn }) {
      entries[oldest.key] = nil
    }
    let cache = DependencyCache()
    entries[id] = Entry(cache: cache, turn: turn)
    return cache
  }
}
