import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct ListTests {
  @Test func aListHasARowForEachElement() {
    let view = ViewDriver {
      List([Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]) { Text($0.name) }
      List(["Leek", "Kale"], id: \.self) { Text($0) }
      List(3..<5) { Text("\($0)") }
    }
    #expect(view.texts == ["Apple", "Pear", "Leek", "Kale", "3", "4"])
    #expect(view.contents.filter { $0.is(ListContent.self) }.count == 3)
    #expect(ViewDriver { List(0..<0) { Text("\($0)") } }.texts == [])
  }

  @Test func aListMixesStaticAndDynamicRows() {
    let view = ViewDriver {
      List {
        Button("Add") {}
        ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
        Section("Roots") { Text("Leek") }
      }
    }
    #expect(
      view.description == """
        List
          Button "Add"
          Text "Apple"
          Text "Pear"
          Section
            Header "Roots"
            Text "Leek"
        """
    )
  }

  @Test func allRowsExistAtOnce() {
    let view = ViewDriver { List(0..<500) { Text("\($0)") } }
    #expect(view.texts.count == 500)
    #expect(view.texts.last == "499")
  }

  @Test func aRowKeepsItsStateWhenItMoves() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      List(store.isOn ? ["b", "a"] : ["a", "b"], id: \.self) { CountButton(name: $0) }
    }
    try view.button("a 0").tap()
    store.send(.set(true))
    #expect(view.texts == ["b 0", "a 1"])
  }

  @Test func aRemovedRowLosesItsState() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      List(store.isOn ? ["a"] : ["a", "b"], id: \.self) { CountButton(name: $0) }
    }
    try view.button("b 0").tap()
    store.send(.set(true))
    #expect(view.texts == ["a 0"])
    store.send(.set(false))
    #expect(view.texts == ["a 0", "b 0"])
  }

  @Test func duplicateIdsAreReportedAtTheList() {
    withKnownIssue {
      let view = ViewDriver { List(["a", "a"], id: \.self) { Text($0) } }
      #expect(view.texts == ["a", "a"])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("two elements with the id 'a'") }
        && issue.sourceLocation?.fileID.hasSuffix("ListTests.swift") == true
    }
  }
}

private struct Fruit: Identifiable {
  let id: Int
  let name: String
}
