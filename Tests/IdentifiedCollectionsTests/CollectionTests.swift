import IdentifiedCollections
import Testing

@Suite struct CollectionTests {
  @Test func genericAlgorithmsKeepIdsAndElementsTogether() {
    func sort(_ rows: inout some MutableCollection<Row> & RandomAccessCollection) {
      rows.sort { $0.id < $1.id }
    }
    func flip(_ rows: inout some MutableCollection<Row> & BidirectionalCollection) {
      rows.reverse()
    }
    var rows: Rows = [3, 1, 2]
    sort(&rows)
    #expect(rows == [1, 2, 3])
    flip(&rows)
    #expect(rows == [3, 2, 1])
    #expect(rows.index(id: 3) == 0)
  }

  @Test func genericReplacementSkipsDuplicateIds() {
    func replace<Rows: RangeReplaceableCollection<Row>>(_ rows: inout Rows) {
      let start = rows.index(after: rows.startIndex)
      rows.replaceSubrange(start..<rows.index(after: start), with: [8, 1, 8, 2, 3, 9])
    }
    var rows: Rows = [1, 2, 3]
    replace(&rows)
    #expect(rows == [1, 8, 2, 9, 3])
    #expect(rows.index(id: 3) == 4)
  }

  @Test func genericAppendAndConcatenationWork() {
    func grow(_ rows: inout some RangeReplaceableCollection<Row>) {
      rows.append(4)
      rows.append(4)
      rows.insert(5, at: rows.startIndex)
    }
    var rows: Rows = [1]
    grow(&rows)
    rows += [6, 1]
    #expect(rows == [5, 1, 4, 6])
    #expect((rows + [7 as Row]).last == 7)
  }

  @Test func aReorderingThatRepeatsIdsKeepsTheOldIds() {
    var rows: Rows = [1, 2]
    _ = rows.withContiguousMutableStorageIfAvailable { $0[0] = $0[1] }
    #expect(rows.elements == [2, 2])
    #expect(Array(rows.ids) == [1, 2])
  }

  @Test func slicesAndIterationFollowTheOrder() {
    let rows: Rows = [4, 2, 6]
    #expect(rows[1...].map(\.id) == [2, 6])
    #expect(rows.reversed().map(\.id) == [6, 2, 4])
    #expect(rows.withContiguousStorageIfAvailable { $0.count } == 3)
  }
}
