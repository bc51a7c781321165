import ConcurrencyExtras

/// The child stores of a store, for as long as somebody holds them.
@usableFromInline
struct StoreCache {
  /// Where a child is: its key paths, and its row where these hold many.
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
  /// At how many entries those whose stores have gone are swept out.
  private var limit = 16

  /// The child at a key, made if it is not there or has ended.
  mutating func store<State, Action>(
    _ key: Key, below parent: AnyObject, make: () -> Core<State, Action>
  ) -> Store<State, Action> {
    if let store = entries[key]?.store as? Store<State, Action>, !store.core.hasEnded {
      return store
    }
    let store = Store(make(), below: parent)
    entries[key] = Entry(store: store)
    if entries.count > limit {
      entries = entries.filter { $0.value.store != nil }
      limit = max(16, entries.count * 2)
    }
    return store
  }
}
