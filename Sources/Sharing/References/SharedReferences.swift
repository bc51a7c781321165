import ComposableConcurrency
import Dependencies

/// The references to the values of keys, each as long as a property uses it.
///
/// The identifiers of keys are a client's code: they are hashed, compared and deallocated outside
/// of the lock.
final class SharedReferences: Sendable {
  fileprivate struct Entry: Sendable {
    let id: any Hashable & Sendable
    weak var reference: (any AnyObject & Sendable)?
  }

  fileprivate struct Table: Sendable {
    var buckets: [Int: [Entry]] = [:]
    /// Changes with each insertion.
    var insertions: UInt64 = 0
    /// The size at which entries without a reference are removed.
    var limit = 64
  }

  private let table = Lock(Table())

  /// The number of entries, also of those without a reference.
  var entryCount: Int { table.withLock { $0.buckets.values.reduce(0) { $0 + $1.count } } }

  /// Returns the reference to the value of a key, created and loaded if there is none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isLoaded: True if the initial value was loaded already.
  ///   - initialValue: The value if there is none.
  func reference<Key: SharedReaderKey>(
    for key: Key, isLoaded: Bool = false, initialValue: () -> Key.Value
  ) -> SharedReference<Key.Value> {
    let id = key.id
    let hash = id.hashValue
    var created: PersistentReference<Key>?
    while true {
      let (entries, insertions) = table.withLock { ($0.buckets[hash] ?? [], $0.insertions) }
      for entry in entries where entry.id as? Key.ID == id {
        guard let reference = entry.reference as? SharedReference<Key.Value> else { continue }
        (reference as? any StartableReference)?.start(loading: true)
        return reference
      }
      let reference = created ?? PersistentReference(key, initialValue: initialValue())
      created = reference
      let isInserted = insert(
        Entry(id: id, reference: reference), hash: hash, unlessInsertedSince: insertions)
      if isInserted {
        reference.start(loading: !isLoaded)
        return reference
      }
    }
  }

  private func insert(_ entry: Entry, hash: Int, unlessInsertedSince insertions: UInt64) -> Bool {
    let (isInserted, removed) = table.withLock { table -> (Bool, [Entry]) in
      guard table.insertions == insertions else { return (false, []) }
      table.insertions += 1
      var removed = table.removeEntriesWithoutReference()
      // A key that is used again and again has no other entries.
      let others = table.buckets[hash] ?? []
      removed += others.filter { $0.reference == nil }
      table.buckets[hash] = others.filter { $0.reference != nil } + [entry]
      return (true, removed)
    }
    // The identifiers are deallocated here.
    withExtendedLifetime(removed) {}
    return isInserted
  }
}

extension SharedReferences.Table {
  /// Removes and returns the entries whose reference was deallocated, once the table has doubled.
  fileprivate mutating func removeEntriesWithoutReference() -> [SharedReferences.Entry] {
    guard buckets.count >= limit else { return [] }
    let removed = buckets.values.flatMap { $0.filter { $0.reference == nil } }
    buckets = buckets.compactMapValues { entries in
      let alive = entries.filter { $0.reference != nil }
      return alive.isEmpty ? nil : alive
    }
    limit = max(64, 2 * buckets.count)
    return removed
  }
}

/// A reference whose value is loaded after its creation.
private protocol StartableReference {
  func start(loading isLoading: Bool)
}

extension PersistentReference: StartableReference {}

extension SharedReferences: DependencyKey {
  static var liveValue: SharedReferences { SharedReferences() }
  static var testValue: SharedReferences { SharedReferences() }

  /// The references of the process, or of the current test.
  static var current: SharedReferences {
    @Dependency(SharedReferences.self) var references
    return references
  }
}
