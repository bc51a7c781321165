import ComposableCore
import ComposableUI
import Testing

/// Lists whose rows the user deletes and moves.
@MainActor
@Suite struct EditableRowTests {
  @Observable final class Model {
    var rows = ["milk", "bread", "tea"]
    var mode = EditMode.inactive
    var log: [String] = []
  }

  private let model = Model()

  private func list() -> some View {
    List {
      ForEach(model.rows, id: \.self) { Text($0) }
        .onDelete { model.rows.remove(atOffsets: $0) }
        .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  @Test func aRowIsDeleted() throws {
    let view = ViewDriver { list() }
    try view.action("Delete", ofRow: "bread").tap()
    #expect(model.rows == ["milk", "tea"])
    try view.action("Delete", ofRow: "tea").tap()
    #expect(model.rows == ["milk"])
  }

  @Test func aRowMovesUpAndDown() throws {
    let view = ViewDriver { list() }
    try view.action("Move up", ofRow: "tea").tap()
    #expect(model.rows == ["milk", "tea", "bread"])
    try view.action("Move down", ofRow: "milk").tap()
    #expect(model.rows == ["tea", "milk", "bread"])
  }

  @Test func theEndsOfAListCannotMoveFurther() throws {
    let view = ViewDriver { list() }
    #expect(throws: ViewDriver.Refused.self) { try view.action("Move up", ofRow: "milk").tap() }
    #expect(throws: ViewDriver.Refused.self) { try view.action("Move down", ofRow: "tea").tap() }
    #expect(model.rows == ["milk", "bread", "tea"])
  }

  @Test func rowsWithTheSameIDAreDeletedByTheirPlace() throws {
    struct Row { let id = 1; let name: String }
    let rows = [Row(name: "first"), Row(name: "second")]
    withKnownIssue {
      let view = ViewDriver {
        ForEach(rows, id: \.id) { Text($0.name) }.onDelete { model.log.append("\(Array($0))") }
      }
      try view.action("Delete", ofRow: "second").tap()
    }
    #expect(model.log == ["[1]"])
  }

  @Test func deletionIsAnimated() throws {
    let view = ViewDriver { list() }
    try view.action("Delete", ofRow: "milk").tap()
    #expect(view.update().contains(.default))
  }

  @Test func aRowWithoutActionsIsPlain() {
    let view = ViewDriver {
      ForEach(["milk"], id: \.self) { Text($0) }.onDelete(perform: nil)
    }
    #expect(throws: ViewDriver.NotFound.self) { try view.action("Delete", ofRow: "milk") }
  }

  @Test func aRowCanDisableItsEdits() throws {
    let view = ViewDriver {
      List {
        ForEach(model.rows, id: \.self) { row in
          Text(row).deleteDisabled(row == "milk").moveDisabled(row == "tea")
        }
        .onDelete { model.rows.remove(atOffsets: $0) }
        .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    #expect(throws: ViewDriver.NotFound.self) { try view.action("Delete", ofRow: "milk") }
    #expect(throws: ViewDriver.NotFound.self) { try view.action("Move up", ofRow: "tea") }
    try view.action("Delete", ofRow: "tea").tap()
    try view.action("Move up", ofRow: "bread").tap()
    #expect(model.rows == ["bread", "milk"])
  }

  @Test func disabledEditsFollowTheirCondition() throws {
    let view = ViewDriver {
      ForEach(model.rows, id: \.self) { row in
        HStack { Text(row).deleteDisabled(model.mode == .inactive) }
      }
      .onDelete { model.rows.remove(atOffsets: $0) }
    }
    #expect(throws: ViewDriver.NotFound.self) { try view.action("Delete", ofRow: "milk") }
    model.mode = .active
    try view.action("Delete", ofRow: "milk").tap()
    #expect(model.rows == ["bread", "tea"])
    model.mode = .inactive
    #expect(throws: ViewDriver.NotFound.self) { try view.action("Delete", ofRow: "tea") }
  }

  @Test func aViewThatIsRemovedNoLongerDisablesEdits() throws {
    let view = ViewDriver {
      ForEach(model.rows, id: \.self) { row in
        HStack {
          Text(row)
          if model.mode == .inactive { Image(systemName: "lock").deleteDisabled(true) }
        }
      }
      .onDelete { model.rows.remove(atOffsets: $0) }
    }
    #expect(throws: ViewDriver.NotFound.self) { try view.action("Delete", ofRow: "milk") }
    model.mode = .active
    try view.action("Delete", ofRow: "milk").tap()
    #expect(model.rows == ["bread", "tea"])
  }

  @Test func allRowsOfAViewCanDisableTheirEdits() {
    let view = ViewDriver { list().deleteDisabled(true).deleteDisabled(false) }
    #expect(throws: ViewDriver.NotFound.self) { try view.action("Delete", ofRow: "milk") }
    #expect(throws: Never.self) { try view.action("Move down", ofRow: "milk").tap() }
  }

  @Test func theEditButtonTogglesTheModeOfItsScreen() throws {
    let view = ViewDriver {
      NavigationStack { list().toolbar { EditButton() } }
    }
    #expect(!view.description.contains("EditableRow editing"))
    try view.button("Edit").tap()
    #expect(view.description.contains("EditableRow editing"))
    try view.button("Done").tap()
    #expect(!view.description.contains("EditableRow editing"))
  }

  @Test func theEditButtonSetsTheModeOfTheEnvironment() throws {
    let mode = Binding(get: { model.mode }, set: { model.mode = $0 })
    let view = ViewDriver {
      NavigationStack {
        list().toolbar { EditButton() }.environment(\.editMode, mode)
      }
    }
    try view.button("Edit").tap()
    #expect(model.mode == .active)
    model.mode = .inactive
    #expect(try view.button("Edit").label == "Edit")
  }

  @Test func swipeActionsActOnTheirRow() throws {
    let view = ViewDriver {
      List(model.rows, id: \.self) { row in
        Text(row).swipeActions { Button("Archive") { model.log.append(row) } }
      }
    }
    try view.action("Archive", ofRow: "tea").tap()
    #expect(model.log == ["tea"])
  }

  @Test func rowsOfStoresAreDeletedByTheirFeature() throws {
    let store = Store(initialState: Rows.State(rows: [.init(id: 0), .init(id: 1), .init(id: 2)])) {
      Rows()
    }
    let view = ViewDriver {
      List {
        ForEach(store.scope(state: \.rows, action: \.rows)) { row in Text("row \(row.number)") }
          .onDelete { store.send(.deleted($0)) }
      }
    }
    try view.action("Delete", ofRow: "row 1").tap()
    #expect(store.rows.map(\.id) == [0, 2])
    #expect(view.texts.filter { $0.hasPrefix("row") } == ["row 0", "row 2"])
  }
}

@Reducer private struct Rows {
  @ObservableState struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State>
  }
  enum Action {
    case rows(IdentifiedActionOf<Row>)
    case deleted(IndexSet)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .deleted(let offsets) = action { state.rows.remove(atOffsets: offsets) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

@Reducer private struct Row {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var number: Int { id }
  }
}
