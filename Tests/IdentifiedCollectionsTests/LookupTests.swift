import IdentifiedCollections
import Testing

@Suite struct LookupTests {
  @Test func elementsAreFoundByIdAndPosition() {
    let rows: Rows = [5, 3, 9]
    #expect(rows[id: 3] == 3)
    #expect(rows[id: 4] == nil)
    #expect(rows.index(id: 9) == 2)
    #expect(rows.index(id: 4) == nil)
    #expect(rows[0] == 5)
    #expect(rows.elements == [5, 3, 9])
    #expect(rows.count == 3 && !rows.isEmpty && rows.first == 5 && rows.last == 9)
  }

  @Test func assigningByIdReplacesAppendsAndRemoves() {
    var rows: Rows = [1, 2]
    rows[id: 1] = Row(id: 1, name: "new")
    rows[id: 3] = 3
    rows[id: 2] = nil
    rows[id: 7] = nil
    #expect(rows == [Row(id: 1, name: "new"), 3])
  }

  @Test func changingByIdInPlaceKeepsTheOrder() {
    var rows: Rows = [1, 2, 3]
    rows[id: 2]?.name = "b"
    rows[id: 7]?.name = "x"
    rows[id: 1]!.name += "a"
    #expect(rows == [Row(id: 1, name: "a"), Row(id: 2, name: "b"), 3])
  }

  @Test func removingThroughInoutRemoves() {
    func clear(_ row: inout Row?) { row = nil }
    func fill(_ row: inout Row?) { row = 9 }
    var rows: Rows = [1, 2, 3]
    clear(&rows[id: 1])
    fill(&rows[id: 9])
    #expect(rows == [2, 3, 9])
  }

  @Test func anElementWhoseIdIsChangedInPlaceStaysUnderItsOldId() {
    var rows: Rows = [1, 2]
    rows[id: 1]?.id = 5
    rows[1].id = 6
    #expect(Array(rows.ids) == [1, 2])
    #expect(rows[id: 1]?.id == 5)
    #expect(rows[id: 5] == nil)
    #expect(rows.remove(id: 2)?.id == 6)
  }

  @Test func assigningAtAPositionUsesTheNewIdUnlessTaken() {
    var rows: Rows = [1, 2, 3]
    rows[1] = 7
    #expect(rows == [1, 7, 3])
    #expect(rows.index(id: 7) == 1 && rows[id: 2] == nil)
    rows[1] = 3
    #expect(rows.map(\.id) == [1, 3, 3])
    #expect(Array(rows.ids) == [1, 7, 3])
  }

  @Test func changingInPlaceCopiesNothing() {
    var rows = IdentifiedArrayOf<CountingRow>(uniqueElements: (0..<100).map(CountingRow.init))
    for _ in 1...10 {
      rows[id: 40]?.value += 1
      rows[id: 41]!.value += 1
      rows[42].value += 1
    }
    #expect(rows[40].value == 10 && rows[41].value == 10 && rows[42].value == 10)
    #expect(rows.map(\.copies) == Array(repeating: 0, count: 100))
  }

  @Test func changingAnArrayInsideAnElementKeepsItsBuffer() {
    struct Table: Identifiable {
      let id: Int
      var cells: [Int]
      var address: UnsafeRawPointer? { cells.withUnsafeBytes { $0.baseAddress } }
    }
    var tables: IdentifiedArrayOf<Table> = [
      Table(id: 1, cells: [1, 2, 3]), Table(id: 2, cells: [1, 2, 3]),
    ]
    let before = tables.map(\.address)
    tables[id: 1]?.cells[0] += 1
    tables[id: 2]!.cells[0] += 1
    tables[0].cells[0] += 1
    #expect(tables.map(\.address) == before)
  }

  @Test func changingACopyLeavesTheOriginalAlone() {
    let rows: Rows = [1, 2]
    var copy = rows
    copy[id: 1]?.name = "x"
    copy[1].name = "y"
    #expect(rows == [1, 2])
    #expect(copy == [Row(id: 1, name: "x"), Row(id: 2, name: "y")])
  }
}
