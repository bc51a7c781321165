import ComposablePersistence
import Foundation
import Testing

/// A check that every shared storage passes.
///
/// The tests of a storage run all of them, with two storages of the same empty backend, as two nodes
/// have them:
///
/// ```swift
/// @Test(arguments: SharedStorageCheck.all)
/// func conforms(_ check: SharedStorageCheck) async throws {
///   let backend = makeEmptyBackend()
///   try await check(Storage(backend), Storage(backend))
/// }
/// ```
struct SharedStorageCheck: Sendable, CustomTestStringConvertible {
  private let name: String
  private let check: @Sendable (any SharedStorage, any SharedStorage) async throws -> Void

  init(
    _ name: String,
    _ check: @escaping @Sendable (any SharedStorage, any SharedStorage) async throws -> Void
  ) {
    self.name = name
    self.check = check
  }

  var testDescription: String { name }

  /// Checks two storages of the same backend, which must be empty.
  func callAsFunction(_ a: any SharedStorage, _ b: any SharedStorage) async throws {
    try await check(a, b)
  }

  // The closures tell that they throw: the compiler does not look for errors in macros.
  static let all: [Self] = rows + rowEvents + members + messages

  private static var rows: [Self] {
    [
      Self("A row that was not saved is absent") { a, _ async throws in
        #expect(try await a.row("a") == nil)
      },
      Self("The versions of a row are 1, 2, 3, for all nodes") { a, b async throws in
        for version in 1...3 {
          let storage = version == 2 ? b : a
          let save = RowSave("a", "\(version)", replacing: version - 1, number: version)
          #expect(try await storage.save(save) == .saved(version: version))
          #expect(try await b.row("a") == StoredRow(version: version, "\(version)"))
          #expect(try await a.row("a") == StoredRow(version: version, "\(version)"))
        }
        #expect(try await a.row("b") == nil)
      },
      Self("A save of another version than the last is a conflict, and changes nothing") {
        a, b async throws in
        #expect(try await a.save(RowSave("a", "1", number: 1)) == .saved(version: 1))
        #expect(
          try await a.save(RowSave("a", "2", replacing: 1, number: 2)) == .saved(version: 2))
        for version in [0, 1, 3] {
          let save = RowSave("a", "x", replacing: version, node: "b", number: 10 + version)
          #expect(try await b.save(save) == .conflict(StoredRow(version: 2, "2")))
        }
        #expect(try await b.row("a") == StoredRow(version: 2, "2"))
      },
      Self("A save that replaces a row that is absent is a conflict with nothing") {
        a, _ async throws in
        #expect(try await a.save(RowSave("a", "1", replacing: 1, number: 1)) == .conflict(nil))
        #expect(try await a.row("a") == nil)
      },
      Self("A repeated save has the same result, and changes nothing") { a, b async throws in
        let first = RowSave("a", "1", number: 1)
        for storage in [a, a, b] { #expect(try await storage.save(first) == .saved(version: 1)) }
        let second = RowSave("a", "2", replacing: 1, number: 2)
        for storage in [a, a, b] { #expect(try await storage.save(second) == .saved(version: 2)) }
        #expect(try await a.row("a") == StoredRow(version: 2, "2"))
      },
      Self("A repeated save has the same result when 31 other nodes have saved the row since") {
        a, b async throws in
        let first = RowSave("a", "0", number: 1)
        #expect(try await a.save(first) == .saved(version: 1))
        for version in 1...62 {
          let save = RowSave(
            "a", "\(version)", replacing: version, node: "n\(version % 31)", number: version)
          #expect(try await b.save(save) == .saved(version: version + 1))
        }
        #expect(try await a.save(first) == .saved(version: 1))
        #expect(try await a.row("a") == StoredRow(version: 63, "62"))
      },
      Self("A save that was a conflict may succeed when it is repeated with another version") {
        a, b async throws in
        #expect(try await a.save(RowSave("a", "1", number: 1)) == .saved(version: 1))
        let row = StoredRow(version: 1, "1")
        #expect(try await b.save(RowSave("a", "2", node: "b", number: 1)) == .conflict(row))
        let save = RowSave("a", "2", replacing: 1, node: "b", number: 1)
        #expect(try await b.save(save) == .saved(version: 2))
      },
      Self("Keys and nodes may be any text") { a, b async throws in
        let long = String(repeating: "ä", count: 256)
        let texts = ["", "\0", "a\0b", "'", "\\", "\n", " ", "🧵", "é", long, long.uppercased()]
        for (number, text) in texts.enumerated() {
          let save = RowSave(text, "\(number)", node: text, number: number)
          #expect(try await a.save(save) == .saved(version: 1))
          #expect(try await b.save(save) == .saved(version: 1))
        }
        for (number, text) in texts.enumerated() {
          #expect(try await b.row(text) == StoredRow(version: 1, "\(number)"))
        }
      },
      Self("A row may be empty, or have a megabyte") { a, b async throws in
        let data = Data((0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
        var save = RowSave("a", "", number: 1)
        #expect(try await a.save(save) == .saved(version: 1))
        #expect(try await b.row("a") == StoredRow(version: 1, ""))
        (save.data, save.replacedVersion, save.number) = (data, 1, 2)
        #expect(try await a.save(save) == .saved(version: 2))
        let isEqual = try await b.row("a") == StoredRow(version: 2, data: data)
        #expect(isEqual)
      },
      Self("Changes by two nodes at the same time are all saved") { a, b async throws in
        try await withThrowingTaskGroup { group in
          for (index, storage) in [a, b].enumerated() {
            group.addTask {
              var row: StoredRow?
              var number = 0
              for _ in 0..<100 {
                while true {
                  number += 1
                  let value = Int(row.map { String(decoding: $0.data, as: UTF8.self) } ?? "0") ?? 0
                  let save = RowSave(
                    "a", "\(value + 1)", replacing: row?.version ?? 0, node: "\(index)",
                    number: number)
                  switch try await storage.save(save) {
                  case .saved(let version): row = StoredRow(version: version, "\(value + 1)")
                  case .conflict(let current):
                    row = current
                    continue
                  }
                  break
                }
              }
            }
          }
          try await group.waitForAll()
        }
        #expect(try await a.row("a") == StoredRow(version: 200, "200"))
      },
      Self("Of many first saves of a row, one succeeds") { a, b async throws in
        let results = try await withThrowingTaskGroup { group in
          for number in 0..<40 {
            let storage = number.isMultiple(of: 2) ? a : b
            group.addTask {
              try await storage.save(RowSave("a", "\(number)", node: "\(number)", number: 1))
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        let row = try #require(try await a.row("a"))
        #expect(results.count { $0 == .saved(version: 1) } == 1)
        #expect(results.count { $0 == .conflict(row) } == 39)
      },
    ]
  }

  private static var rowEvents: [Self] {
    [
      Self("All nodes receive the versions of a row in their order") { a, b async throws in
        var (ofA, ofB) = (try await SharedEvents(a), try await SharedEvents(b))
        for version in 1...10 {
          let storage = version.isMultiple(of: 2) ? a : b
          _ = try await storage.save(
            RowSave("a", "", replacing: version - 1, node: "\(version % 2)", number: version))
        }
        let expected = (1...10).map { SharedStorageEvent.rowSaved(key: "a", version: $0) }
        #expect(try await ofA.untilEnd() == expected)
        #expect(try await ofB.untilEnd() == expected)
      },
      Self("Conflicts and repeated saves are not announced") { a, b async throws in
        var events = try await SharedEvents(b)
        for _ in 0..<3 { _ = try await a.save(RowSave("a", "1", number: 1)) }
        _ = try await a.save(RowSave("a", "2", node: "b", number: 1))
        _ = try await a.save(RowSave("b", "2", replacing: 1, node: "b", number: 2))
        #expect(try await events.untilEnd() == [.rowSaved(key: "a", version: 1)])
      },
      Self("A row can be read when its save is announced") { a, b async throws in
        var events = try await SharedEvents(b)
        for version in 1...20 {
          async let result = a.save(
            RowSave("a", "\(version)", replacing: version - 1, number: version))
          #expect(await events.next() == .rowSaved(key: "a", version: version))
          #expect(try await b.row("a") == StoredRow(version: version, "\(version)"))
          #expect(try await result == .saved(version: version))
        }
      },
      Self("Announced keys and topics may be any text of 512 bytes") { a, b async throws in
        var events = try await SharedEvents(b)
        let texts = ["", "a\0b c", String(repeating: "\0ß語🧵", count: 51)]
        for (number, text) in texts.enumerated() {
          _ = try await a.save(RowSave(text, "", number: number))
          try await a.publish(Data("1".utf8), to: text)
          _ = try await a.updateMembers(.joining([.init(text, number, node: text)], node: text))
          #expect(await events.next() == .rowSaved(key: text, version: 1))
          #expect(await events.next() == .message(Data("1".utf8), topic: text))
          #expect(await events.next() == .membersChanged(topic: text))
          #expect(try await b.members(of: text) == [.init(text, number, node: text)])
        }
      },
    ]
  }
}

extension RowSave {
  /// A change of a row to a text.
  init(_ key: String, _ text: String, replacing: Int = 0, node: String = "a", number: Int) {
    self.init(
      key: key, data: Data(text.utf8), replacedVersion: replacing, node: node, number: number)
  }
}

extension StoredRow {
  init(version: Int, _ text: String) { self.init(version: version, data: Data(text.utf8)) }
}

/// The events of a storage, from when it listens.
struct SharedEvents {
  private let storage: any SharedStorage
  private var iterator: AsyncStream<SharedStorageEvent>.AsyncIterator

  /// Waits until the storage listens: it receives a message, or tells that it listens only now.
  init(_ storage: any SharedStorage) async throws {
    self.storage = storage
    iterator = storage.events().makeAsyncIterator()
    try await storage.publish(Data(), to: "SharedEvents.begin")
    _ = await iterator.next()
    _ = try await untilEnd()
  }

  /// Returns the next event except `reconnected`, and except the messages of this type; `nil` at the
  /// end of the stream.
  mutating func next() async -> SharedStorageEvent? { await next(orEnd: nil) }

  private mutating func next(orEnd end: SharedStorageEvent?) async -> SharedStorageEvent? {
    while let event = await iterator.next() {
      switch event {
      case .reconnected: continue
      case .message(_, let topic) where topic.hasPrefix("SharedEvents."):
        if event == end { return event }
      default: return event
      }
    }
    return nil
  }

  /// Returns the events of what was changed before.
  mutating func untilEnd() async throws -> [SharedStorageEvent] {
    let end = SharedStorageEvent.message(Data(UUID().uuidString.utf8), topic: "SharedEvents.end")
    guard case .message(let message, let topic) = end else { return [] }
    try await storage.publish(message, to: topic)
    var events: [SharedStorageEvent] = []
    while let event = await next(orEnd: end), event != end { events.append(event) }
    return events
  }
}
