import IdentifiedCollections

struct Row: Identifiable, Equatable, Hashable, Codable, Sendable {
  var id: Int
  var name = ""
}

extension Row: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(id: value) }
}

typealias Rows = IdentifiedArrayOf<Row>

/// A row that counts the copies of its storage, which a write makes when the storage is shared.
struct CountingRow: Identifiable {
  let id: Int
  private var storage = Storage()
  private(set) var copies = 0

  init(id: Int) { self.id = id }

  var value: Int {
    get { storage.value }
    set {
      if !isKnownUniquelyReferenced(&storage) {
        storage = Storage(value: storage.value)
        copies += 1
      }
      storage.value = newValue
    }
  }

  private final class Storage {
    var value: Int
    init(value: Int = 0) { self.value = value }
  }
}
