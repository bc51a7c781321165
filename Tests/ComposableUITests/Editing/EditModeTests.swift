import ComposableUI
import Testing

/// The mode in which lists are edited, and the actions of their rows.
@MainActor
@Suite struct EditModeTests {
  @Observable final class Model {
    var rows = ["milk", "bread", "tea"]
    var log: [String] = []
  }

  private let model = Model()

  @Test(arguments: [(EditMode.inactive, false), (.transient, true), (.active, true)])
  func rowsAreEditedUnlessTheModeIsInactive(mode: EditMode, isEditing: Bool) {
    let view = ViewDriver {
      ForEach(model.rows, id: \.self) { Text($0) }.onDelete { _ in }
        .environment(\.editMode, .constant(mode))
    }
    #expect(mode.isEditing == isEditing)
    #expect(view.description.contains("EditableRow editing") == isEditing)
  }

  @Test func eachScreenHasAnEditModeOfItsOwn() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Text("next").toolbar { EditButton() } }.toolbar { EditButton() }
      }
    }
    try view.button("Edit").tap()
    #expect(view.texts.contains("Done"))
    try view.button("Next").tap()
    try view.button("Edit").tap()
    try view.goBack()
    #expect(view.texts.filter { $0 == "Done" }.count == 1)
    try view.button("Done").tap()
    #expect(view.texts.contains("Edit"))
  }

  @Test func anEditButtonAnimatesTheRows() throws {
    let view = ViewDriver {
      NavigationStack {
        ForEach(["milk"], id: \.self) { Text($0) }.onDelete { _ in }.toolbar { EditButton() }
      }
    }
    try view.button("Edit").tap()
    #expect(view.update().allSatisfy { $0 == .default })
  }

  @Test func aRowWithoutADeletionCanBeMoved() throws {
    let view = ViewDriver {
      ForEach(model.rows, id: \.self) { Text($0) }
        .onDelete { model.rows.remove(atOffsets: $0) }
        .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
        .onDelete(perform: nil)
    }
    #expect(throws: ViewDriver.NotFound.self) { try view.action("Delete", ofRow: "milk") }
    try view.action("Move down", ofRow: "milk").tap()
    #expect(model.rows == ["bread", "milk", "tea"])
  }

  @Test func aRowIsMovedPastOneThatCannotMove() throws {
    let view = ViewDriver {
      ForEach(model.rows, id: \.self) { Text($0).moveDisabled($0 == "bread") }
        .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
    }
    try view.action("Move down", ofRow: "milk").tap()
    try view.action("Move down", ofRow: "milk").tap()
    #expect(model.rows == ["bread", "tea", "milk"])
  }

  @Test func swipeActionsRemainWithoutADeletion() throws {
    let view = ViewDriver {
      ForEach(model.rows, id: \.self) { row in
        Text(row).swipeActions { Button("Archive \(row)") { model.log.append(row) } }
          .deleteDisabled(true)
      }
      .onDelete { model.rows.remove(atOffsets: $0) }
    }
    try view.button("Archive bread").tap()
    #expect(model.log == ["bread"])
    #expect(throws: ViewDriver.NotFound.self) { try view.action("Delete", ofRow: "bread") }
  }

  @Test func theRowsThatRemainKeepTheirState() throws {
    let view = ViewDriver {
      ForEach(model.rows, id: \.self) { CountButton(name: $0) }
        .onDelete { model.rows.remove(atOffsets: $0) }
    }
    try view.button("tea 0").tap()
    try view.action("Delete", ofRow: "milk 0").tap()
    #expect(view.texts == ["bread 0", "tea 1"])
  }

  @Test func aDeletionThatChangesNothingKeepsTheRow() throws {
    let view = ViewDriver {
      ForEach(model.rows, id: \.self) { Text($0) }.onDelete { model.log.append("\(Array($0))") }
    }
    try view.action("Delete", ofRow: "bread").tap()
    #expect(model.log == ["[1]"])
    #expect(view.texts.contains("bread"))
  }
}
