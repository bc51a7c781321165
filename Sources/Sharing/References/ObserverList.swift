/// The functions that are called with each change of a value, in the order in which they were
/// added.
struct ObserverList<Value>: Sendable {
  typealias Observer = @Sendable (Value) -> Void

  private struct Entry: Sendable {
    let id: UInt64
    /// `nil` after the removal: other entries keep their positions until the list is compacted.
    var observer: Observer?
  }

  private var entries: [Entry] = []
  private var removedCount = 0
  /// The identifier of the observer that was added last.
  private(set) var lastID: UInt64 = 0

  var isEmpty: Bool { entries.count == removedCount }

  /// Adds an observer.
  ///
  /// - Returns: The identifier with which it can be removed.
  mutating func add(_ observer: @escaping Observer) -> UInt64 {
    lastID += 1
    entries.append(Entry(id: lastID, observer: observer))
    return lastID
  }

  /// Removes an observer. It takes amortized logarithmic time.
  ///
  /// - Returns: The observer, which the caller releases after it has released its lock.
  mutating func remove(_ id: UInt64) -> Observer? {
    guard let index = index(of: id), let observer = entries[index].observer else { return nil }
    entries[index].observer = nil
    removedCount += 1
    if removedCount * 2 > entries.count {
      entries.removeAll { $0.observer == nil }
      removedCount = 0
    }
    return observer
  }

  /// Calls the observers with identifiers in a range.
  func notify(_ value: Value, in ids: ClosedRange<UInt64>) {
    for entry in entries where ids.contains(entry.id) { entry.observer?(value) }
  }

  /// The position of an entry: the identifiers are in ascending order.
  private func index(of id: UInt64) -> Int? {
    var range = entries.indices
    while let first = range.first {
      let middle = first + range.count / 2
      if entries[middle].id == id { return middle }
      range = entries[middle].id < id ? middle + 1..<range.upperBound : first..<middle
    }
    return nil
  }
}
