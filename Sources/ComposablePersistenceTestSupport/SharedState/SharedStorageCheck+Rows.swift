import ComposablePersistence
import Foundation

extension SharedStorageCheck {
  static let rows: [Self] = [
    Self("A row that was not saved is absent") { a, _ in
      try await expectEqual(a.row("a"), nil, "row a")
    },
    Self("The versions of a row are 1, 2, 3, for all nodes") { a, b in
      for version in 1...3 {
        let storage = version == 2 ? b : a
        let save = RowSave("a", "\(version)", replacing: version - 1, number: version)
        try await expectEqual(storage.save(save), .saved(version: version), "save")
        try await expectEqual(b.row("a"), StoredRow(version: version, "\(version)"), "row a")
        try await expectEqual(a.row("a"), StoredRow(version: version, "\(version)"), "row a")
      }
      try await expectEqual(a.row("b"), nil, "row b")
    },
    Self("A save of another version than the last is a conflict, and changes nothing") { a, b in
      try await expectEqual(a.save(RowSave("a", "1", number: 1)), .saved(version: 1), "save")
      try await expectEqual(
        a.save(RowSave("a", "2", replacing: 1, number: 2)), .saved(version: 2), "save")
      for version in [0, 1, 3] {
        let save = RowSave("a", "x", replacing: version, node: "b", number: 10 + version)
        try await expectEqual(b.save(save), .conflict(StoredRow(version: 2, "2")), "save")
      }
      try await expectEqual(b.row("a"), StoredRow(version: 2, "2"), "row a")
    },
    Self("A save that replaces a row that is absent is a conflict with nothing") { a, _ in
      try await expectEqual(
        a.save(RowSave("a", "1", replacing: 1, number: 1)), .conflict(nil), "save")
      try await expectEqual(a.row("a"), nil, "row a")
    },
    Self("A repeated save has the same result, and changes nothing") { a, b in
      let first = RowSave("a", "1", number: 1)
      for storage in [a, a, b] {
        try await expectEqual(storage.save(first), .saved(version: 1), "save")
      }
      let second = RowSave("a", "2", replacing: 1, number: 2)
      for storage in [a, a, b] {
        try await expectEqual(storage.save(second), .saved(version: 2), "save")
      }
      try await expectEqual(a.row("a"), StoredRow(version: 2, "2"), "row a")
    },
    Self("A repeated save has the same result when 31 other nodes have saved the row since") {
      a, b in
      let first = RowSave("a", "0", number: 1)
      try await expectEqual(a.save(first), .saved(version: 1), "save")
      for version in 1...62 {
        let save = RowSave(
          "a", "\(version)", replacing: version, node: "n\(version % 31)", number: version)
        try await expectEqual(b.save(save), .saved(version: version + 1), "save")
      }
      try await expectEqual(a.save(first), .saved(version: 1), "save")
      try await expectEqual(a.row("a"), StoredRow(version: 63, "62"), "row a")
    },
    Self("A save that was a conflict may succeed when it is repeated with another version") {
      a, b in
      try await expectEqual(a.save(RowSave("a", "1", number: 1)), .saved(version: 1), "save")
      let row = StoredRow(version: 1, "1")
      try await expectEqual(b.save(RowSave("a", "2", node: "b", number: 1)), .conflict(row), "save")
      let save = RowSave("a", "2", replacing: 1, node: "b", number: 1)
      try await expectEqual(b.save(save), .saved(version: 2), "save")
    },
    Self("Keys and nodes may be any text") { a, b in
      let long = String(repeating: "ä", count: 256)
      let texts = ["", "\0", "a\0b", "'", "\\", "\n", " ", "🧵", "é", long, long.uppercased()]
      for (number, text) in texts.enumerated() {
        let save = RowSave(text, "\(number)", node: text, number: number)
        try await expectEqual(a.save(save), .saved(version: 1), "save")
        try await expectEqual(b.save(save), .saved(version: 1), "save")
      }
      for (number, text) in texts.enumerated() {
        try await expectEqual(b.row(text), StoredRow(version: 1, "\(number)"), "row")
      }
    },
    Self("A row may be empty, or have a megabyte") { a, b in
      let data = Data((0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
      var save = RowSave("a", "", number: 1)
      try await expectEqual(a.save(save), .saved(version: 1), "save")
      try await expectEqual(b.row("a"), StoredRow(version: 1, ""), "row a")
      (save.data, save.replacedVersion, save.number) = (data, 1, 2)
      try await expectEqual(a.save(save), .saved(version: 2), "save")
      try await expectEqual(
        b.row("a"), StoredRow(version: 2, data: data), "row a, with all its bytes")
    },
    Self("Changes by two nodes at the same time are all saved") { a, b in
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
      try await expectEqual(a.row("a"), StoredRow(version: 200, "200"), "row a")
    },
    Self("Of many first saves of a row, one succeeds") { a, b in
      let results = try await withThrowingTaskGroup { group in
        for number in 0..<40 {
          let storage = number.isMultiple(of: 2) ? a : b
          group.addTask {
            try await storage.save(RowSave("a", "\(number)", node: "\(number)", number: 1))
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let row = try require(try await a.row("a"), "row a, which was saved")
      expectEqual(results.count { $0 == .saved(version: 1) }, 1, "number of saves that succeed")
      expectEqual(results.count { $0 == .conflict(row) }, 39, "number of conflicts")
    },
  ]
}
