import Testing

@testable import IdentifiedCollections

/// The log of the elements that an identified array has changed.
@Suite struct ChangeLogTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
    var value = 0
  }

  private typealias Rows = IdentifiedArrayOf<Row>

  /// The ids whose rows differ.
  private func difference(_ old: Rows, _ new: Rows) -> Set<Int> {
    Set(old.ids).union(new.ids).filter { old[id: $0] != new[id: $0] }
  }

  @Test func unchangedArraysHaveNoChanges() {
    let rows: Rows = [Row(id: 1)]
    #expect(rows._changes(since: rows._changePosition).map(Array.init) == [])
  }

  @Test func eachKindOfChangeIsLogged() {
    var rows: Rows = [Row(id: 1), Row(id: 2), Row(id: 3)]
    func changes(_ change: (inout Rows) -> Void) -> [Int]? {
      let position = rows._changePosition
      change(&rows)
      return rows._changes(since: position).map(Array.init)
    }
    #expect(changes { $0[id: 1]?.value = 1 } == [1])
    #expect(changes { $0[1].value = 1 } == [2])
    #expect(changes { $0.append(Row(id: 4)) } == [4])
    #expect(changes { $0.remove(id: 1) } == [1])
    #expect(changes { $0[id: 2] = nil } == [2])
    #expect(changes { $0[id: 5] = Row(id: 5) } == [5])
    #expect(changes { $0[0] = Row(id: 6) } == [3, 6])
    #expect(changes { $0.insert(Row(id: 7), at: 0) } == [7])
    #expect(changes { $0.swapAt(0, 1) } == [7])
    #expect(changes { $0.removeSubrange(0..<2) } == [6, 7])
    #expect(changes { $0.removeAll { $0.id == 5 } } == nil)
  }

  @Test func aCopyThatChangesContinuesTheHistoryOfItsOriginal() {
    var rows: Rows = [Row(id: 1), Row(id: 2)]
    rows[id: 1]?.value = 1
    let copy = rows
    let position = rows._changePosition
    rows[id: 2]?.value = 2
    #expect(rows._changes(since: position).map(Array.init) == [2])
    #expect(copy._changes(since: position).map(Array.init) == [])
  }

  @Test func aChangedCopyHasAHistoryOfItsOwn() {
    var rows: Rows = [Row(id: 1), Row(id: 2)]
    rows[id: 1]?.value = 1
    var copy = rows
    rows.append(Row(id: 3))
    let position = rows._changePosition
    #expect(copy._changes(since: position) == nil)
    copy[id: 2]?.value = 2
    #expect(copy._changes(since: position) == nil)
  }

  @Test func theLatestChangesAreKept() {
    var rows: Rows = [Row(id: 1)]
    for _ in 0..<10_000 {
      let position = rows._changePosition
      for value in 0..<3 { rows[id: 1]?.value = value }
      #expect(rows._changes(since: position)?.count == 3)
    }
  }

  @Test(arguments: 0..<200)
  func theChangesIncludeAllDifferences(seed: UInt64) {
    var state = seed
    // A linear congruential generator (Knuth's MMIX), of which the high bits are used.
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var rows: Rows = [Row(id: 0), Row(id: 1), Row(id: 2)]
    // Former values, with their positions.
    var history = [rows]
    for _ in 0..<100 {
      switch next(12) {
      case 0: rows.append(Row(id: next(8)))
      case 1: rows.insert(Row(id: next(8)), at: next(rows.count + 1))
      case 2: rows.remove(id: next(8))
      case 3: rows[id: next(8)]?.value += 1
      case 4: if !rows.isEmpty { rows[next(rows.count)].value += 1 }
      case 5: if !rows.isEmpty { rows[next(rows.count)] = Row(id: next(8), value: 9) }
      case 6: rows.reverse()
      case 7: rows.updateOrAppend(Row(id: next(8), value: next(5)))
      case 8: rows.removeAll { $0.id % 3 == 0 }
      case 9: rows[id: next(8)] = next(2) == 0 ? nil : Row(id: next(8), value: 7)
      case 10: rows = history[next(history.count)]
      default: if rows.count > 1 { rows.swapAt(0, rows.count - 1) }
      }
      for former in history {
        guard let changes = rows._changes(since: former._changePosition) else { continue }
        let missing = difference(former, rows).subtracting(changes)
        #expect(missing.isEmpty)
      }
      history.append(rows)
      if history.count > 10 { history.remove(at: next(history.count)) }
    }
  }
}
