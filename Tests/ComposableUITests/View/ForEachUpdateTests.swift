import ComposableCore
import ComposableUI
import Testing

/// Rows that are inserted, removed, moved and updated.
@MainActor
@Suite struct ForEachUpdateTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Observable final class Model {
    var rows = [Row(id: 1, name: "a"), Row(id: 2, name: "b"), Row(id: 3, name: "c")]
    var count = 3
    var suffix = "!"
  }

  private let model = Model()

  private func rows() -> ViewDriver {
    ViewDriver { ForEach(model.rows) { CountButton(name: $0.name) } }
  }

  @Test func anInsertedRowLeavesTheStateOfOthers() throws {
    let view = rows()
    try view.button("b 0").tap()
    model.rows.insert(Row(id: 4, name: "new"), at: 0)
    #expect(view.texts == ["new 0", "a 0", "b 1", "c 0"])
  }

  @Test func aRowKeepsItsStateWhenItsElementChanges() throws {
    let view = rows()
    try view.button("b 0").tap()
    model.rows[1].name = "changed"
    #expect(view.texts == ["a 0", "changed 1", "c 0"])
  }

  @Test func aRowOfAnotherIdHasAStateOfItsOwn() throws {
    let view = rows()
    try view.button("b 0").tap()
    model.rows[1] = Row(id: 9, name: "b")
    #expect(view.texts == ["a 0", "b 0", "c 0"])
  }

  @Test func aRowThatReturnsStartsAnew() throws {
    let view = rows()
    try view.button("b 0").tap()
    let row = model.rows.remove(at: 1)
    #expect(view.texts == ["a 0", "c 0"])
    model.rows.append(row)
    #expect(view.texts == ["a 0", "c 0", "b 0"])
  }

  @Test func aReversalKeepsEachState() throws {
    let view = rows()
    try view.button("a 0").tap()
    try view.button("c 0").tap()
    try view.button("c 1").tap()
    model.rows.reverse()
    #expect(view.texts == ["c 2", "b 0", "a 1"])
  }

  @Test func aRangeFollowsItsBounds() {
    let view = ViewDriver { ForEach(0..<model.count) { Text("\($0)") } }
    #expect(view.texts == ["0", "1", "2"])
    model.count = 1
    #expect(view.texts == ["0"])
    model.count = 0
    #expect(view.texts == [])
  }

  @Test func theContentFollowsTheValuesThatItReads() {
    let view = ViewDriver { ForEach(["a", "b"], id: \.self) { Text($0 + model.suffix) } }
    #expect(view.texts == ["a!", "b!"])
    model.suffix = "?"
    #expect(view.texts == ["a?", "b?"])
  }

  @Test func aRowMayHaveAnyNumberOfViews() {
    let view = ViewDriver {
      ForEach(model.rows) { row in
        Text(row.name)
        if row.id == 2 { Text("more") }
      }
    }
    #expect(view.texts == ["a", "b", "more", "c"])
  }

  @Test func nestedRowsAreToldApartByBothIds() throws {
    let view = ViewDriver {
      ForEach(model.rows) { row in
        ForEach(0..<2) { CountButton(name: "\(row.name)\($0)") }
      }
    }
    try view.button("b1 0").tap()
    model.rows.swapAt(0, 1)
    #expect(view.texts == ["b0 0", "b1 1", "a0 0", "a1 0", "c0 0", "c1 0"])
  }

  @Test func duplicatesAreReportedOnceForAView() {
    let reports = LockIsolated(0)
    withKnownIssue {
      let view = ViewDriver { ForEach(model.rows, id: \.name) { Text("\($0.id)") } }
      model.rows = [Row(id: 1, name: "a"), Row(id: 2, name: "a"), Row(id: 3, name: "a")]
      #expect(view.texts == ["1", "2", "3"])
      model.rows.append(Row(id: 4, name: "a"))
      #expect(view.texts == ["1", "2", "3", "4"])
    } matching: { issue in
      reports.withValue { $0 += 1 }
      return issue.comments.contains { $0.rawValue.contains("two elements with the id 'a'") }
    }
    #expect(reports.value == 1)
  }
}
