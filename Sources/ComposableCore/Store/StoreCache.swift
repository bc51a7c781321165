import ConcurrencyExtras

/// The child stores of a store, as long as they are retained elsewhere.
@usableFromInline
struct StoreCache {
  /// The key of a child store: its key paths, and the id of a row.
  @usableFromInline
  struct Key: Hashable {
    private let state: AnyKeyPath
    private let action: AnyKeyPath
    private let row: AnyHashableSendable?

    @usableFromInline
    init(_ state: AnyKeyPath, _ action: AnyKeyPath, row: AnyHashableSendable? = nil) {
      self.state = state
      self.action = action
      self.row = row
    }
  }

  private struct Entry {
    weak var store: AnyObject?
  }

  private var entries: [Key: Entry] = [:]
  /// The number of entries above which those of deallocated stores are removed.
  private var sweepThreshold = 16

  /// Returns the child store with a key, or creates it if there is none or it has ended.
  mutating func store<State, Action>(
    _ key: Key, below parent: AnyObject, make: () -> Core<State, Action>
  ) -> Store<State, Action> {
    if let store = entries[key]?.store as? Store<State, Action>, !store.core.hasEnded {
      return store
    }
    let store = Store(make(), below: parent)
    entries[key] = Entry(store: store)
    if entries.count > sweepThreshold {
      entries = entries.filter { $0.value.store != nil }
      sweepThreshold = max(16, entries.count * 2)
    }
    return store
  }
}
