import ComposableCore
import ComposableUI
import Testing

/// Alerts and confirmation dialogs.
@MainActor
@Suite struct PromptTests {
  @Observable final class Model {
    var isAsking = true
    var item: String? = "milk"
    var log: [String] = []
  }

  private let model = Model()
  private var isAsking: Binding<Bool> {
    Binding(get: { model.isAsking }, set: { model.isAsking = $0 })
  }

  @Test func aButtonActsThenDismisses() throws {
    let view = ViewDriver {
      Text("page").alert("Delete?", isPresented: isAsking) {
        Button("Delete") { model.log.append("delete while asking: \(model.isAsking)") }
      }
    }
    try view.button("Delete").tap()
    #expect(model.log == ["delete while asking: true"])
    #expect(view.texts == ["page"])
    #expect(!model.isAsking)
  }

  @Test func anAlertWithoutButtonsHasOne() throws {
    let view = ViewDriver { Text("page").alert("Done", isPresented: isAsking) {} }
    try view.button("OK").tap()
    #expect(!model.isAsking)
  }

  @Test func escCancelsAnAlert() throws {
    let view = ViewDriver {
      Text("page").alert("Delete?", isPresented: isAsking) {
        Button("Delete") { model.log.append("delete") }
        Button("Keep", role: .cancel) { model.log.append("keep") }
      }
    }
    try view.dismiss()
    #expect(model.log == ["keep"])
    #expect(!model.isAsking)
  }

  @Test func escTriggersAnOnlyButtonAndIsRefusedForTwo() throws {
    let view = ViewDriver {
      Text("page").alert("Which?", isPresented: isAsking) {
        Button("A") { model.log.append("a") }
        if model.item != nil {
          Button("B") { model.log.append("b") }
        }
      }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.dismiss() }
    model.item = nil
    try view.dismiss()
    #expect(model.log == ["a"])
  }

  @Test func aDialogCanAlwaysBeCancelled() throws {
    let view = ViewDriver {
      Text("page").confirmationDialog("Sort by", isPresented: isAsking) {
        Button("Name") { model.log.append("name") }
      }
    }
    #expect(view.texts == ["page", "Sort by", "Name", "Cancel"])
    try view.dismiss()
    #expect(model.log.isEmpty && !model.isAsking)
  }

  @Test func aHiddenTitleIsStillTheNameOfADialog() {
    let view = ViewDriver {
      Text("page").confirmationDialog("Sort by", isPresented: isAsking, titleVisibility: .hidden) {
        Button("Stop", role: .cancel) {}
      }
    }
    #expect(
      view.description == """
        Text "page"
        ConfirmationDialog "Sort by"
          Actions
            Button cancel "Stop"
        """)
  }

  @Test func anAlertPresentsItsData() {
    let view = ViewDriver {
      Text("page").alert("Buy?", isPresented: isAsking, presenting: model.item) { item in
        Button("Buy \(item)") {}
      } message: { item in
        Text("No \(item) left.")
      }
    }
    #expect(view.texts == ["page", "Buy?", "No milk left.", "Buy milk"])
    model.item = nil
    #expect(view.texts == ["page"])
  }

  @Test func aButtonWithACustomStyleDismissesToo() throws {
    struct Framed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
    }
    let view = ViewDriver {
      Text("page").alert("Done", isPresented: isAsking) {
        Button("Fine") { model.log.append("fine") }.buttonStyle(Framed())
      }
    }
    try view.button("Fine").tap()
    #expect(model.log == ["fine"] && !model.isAsking)
  }

  @Test func anAlertMayHaveFields() throws {
    let name = LockIsolated("")
    let view = ViewDriver {
      Text("page").alert("Rename", isPresented: isAsking) {
        TextField("Name", text: Binding(get: { name.value }, set: { name.setValue($0) }))
        Button("Rename") {}
      }
    }
    try view.textField("Name").type("Tea")
    #expect(name.value == "Tea" && model.isAsking)
  }

  @Test func escTriggersNoDestructiveButton() {
    let view = ViewDriver {
      Text("page").alert("Delete?", isPresented: isAsking) {
        Button("Delete", role: .destructive) { model.log.append("delete") }
      }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.dismiss() }
    #expect(model.log.isEmpty)
  }

  @Test func aPromptHasItsOwnButtonStyle() {
    struct Framed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { configuration.trigger() }
      }
    }
    let view = ViewDriver {
      Text("page").alert("Done", isPresented: isAsking) { Button("Fine") {} }
        .buttonStyle(Framed())
    }
    #expect(view.texts == ["page", "Done", "Fine"])
  }
}
