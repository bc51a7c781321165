import Foundation
import IdentifiedCollections
import Testing

@Suite struct StampTests {
  /// Applies each change to a new array and returns the names of those that change the stamp.
  private func changesOfStamp(
    _ changes: [(name: String, change: (inout Rows) -> Void)]
  ) -> [String] {
    changes.filter { _, change in
      var rows: Rows = [1, 2, 3]
      let stamp = rows._stamp
      change(&rows)
      return rows._stamp != stamp
    }.map(\.name)
  }

  @Test func changingAnElementInPlaceKeepsTheStamp() {
    func rename(_ row: inout Row) { row.name = "x" }
    func renameIfThere(_ row: inout Row?) { row?.name = "x" }
    #expect(
      changesOfStamp([
        ("optional chain", { $0[id: 1]?.name = "x" }),
        ("forced", { $0[id: 1]!.name = "x" }),
        ("missing", { $0[id: 9]?.name = "x" }),
        ("position", { $0[0].name = "x" }),
        ("inout position", { rename(&$0[0]) }),
        ("inout id", { renameIfThere(&$0[id: 1]) }),
        ("whole element in place", { $0[id: 1]? = Row(id: 1, name: "x") }),
        ("changed id", { $0[0].id = 7 }),
      ]) == []
    )
  }

  @Test func changesWithoutEffectKeepTheStamp() {
    #expect(
      changesOfStamp([
        ("append", { $0.append(1) }),
        ("append none", { $0.append(contentsOf: [1, 2]) }),
        ("insert", { $0.insert(2, at: 0) }),
        ("remove", { $0.remove(id: 9) }),
        ("removeSubrange", { $0.removeSubrange(1..<1) }),
        ("removeAll", { $0.removeAll { _ in false } }),
        ("swapAt", { $0.swapAt(1, 1) }),
        ("reserveCapacity", { $0.reserveCapacity(100) }),
      ]) == []
    )
  }

  @Test func structuralChangesRenewTheStamp() {
    func clear(_ row: inout Row?) { row = nil }
    func fill(_ row: inout Row?) { row = 9 }
    let changes: [(name: String, change: (inout Rows) -> Void)] = [
      ("assign", { $0[id: 1] = Row(id: 1, name: "x") }),
      ("assign new", { $0[id: 4] = 4 }),
      ("assign nil", { $0[id: 1] = nil }),
      ("assign at position", { $0[0] = Row(id: 1, name: "x") }),
      ("clear inout", { clear(&$0[id: 1]) }),
      ("fill inout", { fill(&$0[id: 9]) }),
      ("append", { $0.append(4) }),
      ("append contents", { $0.append(contentsOf: [4]) }),
      ("insert", { $0.insert(4, at: 0) }),
      ("updateOrAppend", { $0.updateOrAppend(1) }),
      ("updateOrInsert", { $0.updateOrInsert(1, at: 0) }),
      ("update", { $0.update(1, at: 0) }),
      ("remove id", { $0.remove(id: 1) }),
      ("remove at", { $0.remove(at: 1) }),
      ("remove offsets", { $0.remove(atOffsets: [1]) }),
      ("removeFirst", { $0.removeFirst() }),
      ("removeLast", { $0.removeLast() }),
      ("removeFirst n", { $0.removeFirst(2) }),
      ("removeLast n", { $0.removeLast(2) }),
      ("removeSubrange", { $0.removeSubrange(0..<2) }),
      ("removeAll", { $0.removeAll() }),
      ("removeAll where", { $0.removeAll { $0.id == 1 } }),
      ("replaceSubrange", { $0.replaceSubrange(0..<1, with: [7]) }),
      ("move", { $0.move(fromOffsets: [0], toOffset: 3) }),
      ("swapAt", { $0.swapAt(0, 1) }),
      ("sort", { $0.sort { $0.id > $1.id } }),
      ("reverse", { $0.reverse() }),
      ("shuffle", { $0.shuffle() }),
      ("partition", { _ = $0.partition { $0.id == 1 } }),
      ("key path", { $0[keyPath: \.[id: 1]] = 1 }),
    ]
    #expect(changesOfStamp(changes) == changes.map(\.name))
  }

  @Test func copiesShareTheStampUntilOneChanges() {
    var rows: Rows = [1, 2]
    let copy = rows
    #expect(copy._stamp == rows._stamp)
    rows[0].name = "x"
    #expect(copy._stamp == rows._stamp)
    rows.append(3)
    #expect(copy._stamp != rows._stamp)
  }

  @Test func separatelyCreatedArraysNeverShareAStamp() async {
    #expect(Rows()._stamp != Rows()._stamp)
    let stamps = await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { (0..<1_000).map { _ in Rows()._stamp } } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(stamps).count == 8_000)
  }

  @Test func theStampIsNotPartOfTheValue() throws {
    let one: Rows = [1]
    let other: Rows = [1]
    #expect(one._stamp != other._stamp)
    #expect(one == other && one.hashValue == other.hashValue)
    let data = try JSONEncoder().encode(one)
    #expect(!String(decoding: data, as: UTF8.self).contains("stamp"))
  }
}
