/// A collection that keeps the caches of the most recently accessed ids, up to a limit.
struct RecentCaches<ID: Hashable & Sendable>: Sendable {
  private struct Entry: Sendable {
    let cache: DependencyCache
    var lastAccess: UInt64
  }

  private let limit: Int
  private var entries: [ID: Entry] = [:]
  private var accessCount: UInt64 = 0

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { entries.count }

  /// Returns the cache of `id`, creating one if needed. At the limit, the least recently accessed
  /// cache is evicted.
  mutating func cache(of id: ID) -> DependencyCache {
    accessCount += 1
    if let index = entries.index(forKey: id) {
      entries.values[index].lastAccess = accessCount
      return entries.values[index].cache
    }
    if entries.count >= limit,
      let oldest = entries.min(by: { $0.value.lastAccess < $1.value.lastAccess })
    {
      entries[oldest.key] = nil
    }
    let cache = DependencyCache()
    entries[id] = Entry(cache: cache, lastAccess: accessCount)
    return cache
  }
}
