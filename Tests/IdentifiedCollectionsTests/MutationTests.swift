import Foundation
import IdentifiedCollections
import Testing

@Suite struct MutationTests {
  @Test func appendKeepsExistingElements() {
    var rows: Rows = [Row(id: 1, name: "old")]
    #expect(rows.append(2) == (true, 1))
    #expect(rows.append(Row(id: 1, name: "new")) == (false, 0))
    rows.append(contentsOf: [2, 3, 3, 4])
    #expect(rows == [Row(id: 1, name: "old"), 2, 3, 4])
  }

  @Test func insertKeepsExistingElements() {
    var rows: Rows = [1, 2]
    #expect(rows.insert(3, at: 1) == (true, 1))
    #expect(rows.insert(Row(id: 2, name: "new"), at: 0) == (false, 2))
    #expect(rows == [1, 3, 2])
    rows.insert(contentsOf: [7, 1, 8], at: 1)
    #expect(rows == [1, 7, 8, 3, 2])
    #expect(rows.index(id: 2) == 4)
  }

  @Test func updatesReplaceExistingElements() {
    var rows: Rows = [1, 2]
    #expect(rows.updateOrAppend(Row(id: 1, name: "a")) == 1)
    #expect(rows.updateOrAppend(3) == nil)
    #expect(rows.updateOrInsert(4, at: 0) == (nil, 0))
    #expect(rows.updateOrInsert(Row(id: 2, name: "b"), at: 0) == (2, 2))
    #expect(rows.update(Row(id: 3, name: "c"), at: 3) == 3)
    #expect(rows == [4, Row(id: 1, name: "a"), Row(id: 2, name: "b"), Row(id: 3, name: "c")])
  }

  @Test func removalsReturnTheRemovedElements() {
    var rows: Rows = [1, 2, 3, 4, 5, 6]
    #expect(rows.remove(id: 3) == 3)
    #expect(rows.remove(id: 3) == nil)
    #expect(rows.remove(Row(id: 5, name: "other")) == 5)
    #expect(rows.remove(at: 1) == 2)
    #expect(rows.removeFirst() == 1)
    #expect(rows.removeLast() == 6)
    #expect(rows == [4])
    #expect(rows.popLast() == 4)
    #expect(rows.popLast() == nil)
  }

  @Test func rangesAndMatchesAreRemoved() {
    var rows = Rows(uniqueElements: (0..<10).map { Row(id: $0) })
    rows.removeSubrange(2..<4)
    rows.removeSubrange(6...)
    rows.removeFirst(1)
    rows.removeLast(1)
    #expect(rows == [1, 4, 5, 6])
    rows.removeAll { $0.id.isMultiple(of: 2) }
    #expect(rows == [1, 5])
    #expect(rows[id: 5] == 5)
    rows.removeAll()
    #expect(rows.isEmpty)
  }

  @Test func offsetsAreRemoved() {
    var rows: Rows = [1, 2, 3, 4, 5]
    rows.remove(atOffsets: [0, 2, 3])
    #expect(rows == [2, 5])
  }

  @Test(arguments: [
    (IndexSet([0]), 3, [2, 3, 1, 4, 5]),
    (IndexSet([4]), 0, [5, 1, 2, 3, 4]),
    (IndexSet([1, 3]), 5, [1, 3, 5, 2, 4]),
    (IndexSet([1, 3]), 3, [1, 3, 2, 4, 5]),
    (IndexSet([2]), 2, [1, 2, 3, 4, 5]),
  ])
  func offsetsAreMoved(source: IndexSet, destination: Int, result: [Int]) {
    var rows: Rows = [1, 2, 3, 4, 5]
    rows.move(fromOffsets: source, toOffset: destination)
    #expect(rows.map(\.id) == result)
    #expect(result.allSatisfy { rows[id: $0]?.id == $0 })
  }

  @Test func elementsAreReorderedInPlace() {
    var rows: Rows = [3, 1, 2]
    rows.swapAt(0, 1)
    #expect(rows == [1, 3, 2])
    rows.sort { $0.id > $1.id }
    #expect(rows == [3, 2, 1])
    rows.reverse()
    #expect(rows == [1, 2, 3])
    let start = rows.partition { $0.id < 3 }
    #expect(start == 1 && rows[0] == 3)
    var generator = SystemRandomNumberGenerator()
    rows.shuffle()
    rows.shuffle(using: &generator)
    #expect(Set(rows.ids) == [1, 2, 3])
    #expect(rows.ids.allSatisfy { rows[id: $0]?.id == $0 })
  }

  @Test func sortedElementsKeepTheirIDs() {
    let array = IdentifiedArray(uniqueElements: [3, 1, 2], id: \.self)
    let sorted = array.sorted()
    #expect(Array(sorted.ids) == [1, 2, 3])
    #expect(array.sorted(by: >).elements == [3, 2, 1])
    #expect(array.elements == [3, 1, 2])
    let elements: [Int] = array.sorted()
    #expect(elements == [1, 2, 3])
  }

  @Test func comparableElementsSort() {
    var values = IdentifiedArray(uniqueElements: [3, 1, 2], id: \.self)
    values.sort()
    #expect(values.elements == [1, 2, 3])
  }

  @Test func filterReturnsAnIdentifiedArrayAndMapAnArray() {
    let rows: Rows = [1, 2, 3]
    let odd: Rows = rows.filter { !$0.id.isMultiple(of: 2) }
    #expect(odd == [1, 3])
    let ids: [Int] = rows.map(\.id)
    #expect(ids == [1, 2, 3])
    #expect(rows.compactMap { $0.id > 1 ? $0.id : nil } == [2, 3])
  }
}
