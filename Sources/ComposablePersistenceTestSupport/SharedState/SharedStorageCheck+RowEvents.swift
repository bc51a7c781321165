import ComposablePersistence
import Foundation

extension SharedStorageCheck {
  static let rowEvents: [Self] = [
    Self("All nodes receive the versions of a row in their order") { a, b in
      var (ofA, ofB) = (try await SharedEvents(a), try await SharedEvents(b))
      for version in 1...10 {
        let storage = version.isMultiple(of: 2) ? a : b
        _ = try await storage.save(
          RowSave("a", "", replacing: version - 1, node: "\(version % 2)", number: version))
      }
      let expected = (1...10).map { SharedStorageEvent.rowSaved(key: "a", version: $0) }
      try await expectEqual(ofA.untilEnd(), expected, "events of the first node")
      try await expectEqual(ofB.untilEnd(), expected, "events of the second node")
    },
    Self("Conflicts and repeated saves are not announced") { a, b in
      var events = try await SharedEvents(b)
      for _ in 0..<3 { _ = try await a.save(RowSave("a", "1", number: 1)) }
      _ = try await a.save(RowSave("a", "2", node: "b", number: 1))
      _ = try await a.save(RowSave("b", "2", replacing: 1, node: "b", number: 2))
      try await expectEqual(events.untilEnd(), [.rowSaved(key: "a", version: 1)], "events")
    },
    Self("A row can be read when its save is announced") { a, b in
      var events = try await SharedEvents(b)
      for version in 1...20 {
        async let result = a.save(
          RowSave("a", "\(version)", replacing: version - 1, number: version))
        await expectEqual(events.next(), .rowSaved(key: "a", version: version), "next event")
        try await expectEqual(b.row("a"), StoredRow(version: version, "\(version)"), "row a")
        try await expectEqual(result, .saved(version: version), "save")
      }
    },
    Self("Announced keys and topics may be any text of 512 bytes") { a, b in
      var events = try await SharedEvents(b)
      let texts = ["", "a\0b c", String(repeating: "\0ß語🧵", count: 51)]
      for (number, text) in texts.enumerated() {
        _ = try await a.save(RowSave(text, "", number: number))
        try await a.publish(Data("1".utf8), to: text)
        _ = try await a.updateMembers(.joining([.init(text, number, node: text)], node: text))
        await expectEqual(events.next(), .rowSaved(key: text, version: 1), "next event")
        await expectEqual(events.next(), .message(Data("1".utf8), topic: text), "next event")
        await expectEqual(events.next(), .membersChanged(topic: text), "next event")
        try await expectEqual(b.members(of: text), [.init(text, number, node: text)], "members")
      }
    },
  ]
}
