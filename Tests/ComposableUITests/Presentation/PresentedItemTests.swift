import ComposableCore
import ComposableUI
import Testing

/// Presentations of items that are not identifiable, or that the presented view changes.
@MainActor
@Suite struct PresentedItemTests {
  struct Draft: Identifiable, Equatable {
    let id: Int
    var title = ""
  }

  @Observable final class Model {
    var draft: Draft?
    var number: Int?
    var log: [String] = []
  }

  private let model = Model()
  private var draft: Binding<Draft?> { Binding(get: { model.draft }, set: { model.draft = $0 }) }
  private var number: Binding<Int?> { Binding(get: { model.number }, set: { model.number = $0 }) }

  @Test func aSheetChangesItsItem() throws {
    let view = ViewDriver {
      Text("page").sheet(item: draft) { $draft in TextField("Title", text: $draft.title) }
    }
    model.draft = Draft(id: 1)
    try view.textField("Title").type("Tea")
    #expect(model.draft == Draft(id: 1, title: "Tea"))
    try view.dismiss()
    #expect(model.draft == nil)
  }

  @Test func aScreenChangesItsItem() throws {
    let view = ViewDriver {
      NavigationStack {
        Text("root").navigationDestination(item: draft) { $draft in
          TextField("Title", text: $draft.title)
        }
      }
    }
    model.draft = Draft(id: 1)
    try view.textField("Title").type("Tea")
    #expect(model.draft?.title == "Tea")
    try view.textField("Title").type("Teapot")
    #expect(model.draft?.title == "Teapot")
    try view.goBack()
    #expect(model.draft == nil)
  }

  @Test func aPropertyIdentifiesAnItem() throws {
    let view = ViewDriver {
      Text("page")
        .sheet(item: number, id: \.self) { number in CountButton(name: "sheet \(number)") }
    }
    model.number = 1
    try view.button("sheet 1 0").tap()
    model.number = 2
    #expect(view.texts == ["page", "sheet 2 0"])
    model.number = nil
    #expect(view.texts == ["page"])
  }

  @Test func allKindsOfPresentationsHaveABindingToTheirItem() throws {
    let view = ViewDriver {
      Text("cover").fullScreenCover(item: number, id: \.self) { $number in
        Stepper("number \($number.wrappedValue)", value: $number)
      }
      Text("popover").popover(item: draft) { $draft in Text("draft \($draft.wrappedValue.title)") }
    }
    model.draft = Draft(id: 1, title: "Tea")
    #expect(view.texts.contains("draft Tea"))
    model.draft = nil
    model.number = 1
    try view.stepper("number 1").increment()
    #expect(model.number == 2)
  }

  @Test func anAlertIsAboutItsItem() throws {
    let view = ViewDriver {
      Text("page").alert(item: number) {
        Text("Number \($0)")
      } actions: { number in
        Button("Keep") { model.log.append("\(number)") }
      } message: {
        Text("It is \($0).")
      }
    }
    model.number = 3
    #expect(view.texts == ["page", "Number 3", "It is 3.", "Keep"])
    try view.button("Keep").tap()
    #expect(model.log == ["3"])
    #expect(model.number == nil)
  }

  @Test func aDialogIsAboutItsItem() throws {
    let view = ViewDriver {
      Text("page").confirmationDialog(item: number, titleVisibility: .visible) {
        Text("Number \($0)")
      } actions: { number in
        Button("Keep \(number)") {}
      }
    }
    model.number = 3
    #expect(view.texts == ["page", "Number 3", "Keep 3", "Cancel"])
    try view.dismiss()
    #expect(model.number == nil)
  }

  @Test func theVisibilityOfATitleIsThatOfItsState() {
    #expect(Visibility(ConfirmationDialogStateTitleVisibility.hidden) == .hidden)
    #expect(Visibility(ConfirmationDialogStateTitleVisibility.visible) == .visible)
    #expect(Visibility(ConfirmationDialogStateTitleVisibility.automatic) == .automatic)
  }
}
