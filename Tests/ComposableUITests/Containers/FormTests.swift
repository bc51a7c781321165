import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct FormTests {
  @Test func eachElementOfAFormIsARow() {
    let view = ViewDriver {
      Form {
        Text("a")
        Group {
          Text("b")
          Divider()
        }
        Section { Text("c") }
      }
    }
    let form = view.pageElements.first
    #expect(form?.content.is(FormContent.self) == true)
    let rows = form?.children.map { "\($0.content)" }
    #expect(rows == ["Text \"a\"", "Text \"b\"", "Divider", "Section"])
  }

  @Test func aFormCollectsTheValuesOfItsControls() throws {
    let view = ViewDriver { Profile() }
    #expect(view.texts == ["Profile", "Newsletter", "Save"])
    try view.textField("Name").type("Blob")
    try view.toggle("Newsletter").set(true)
    try view.button("Save").tap()
    #expect(view.texts == ["Profile", "Newsletter", "Save", "Blob true"])
  }

  @Test func aDisabledFormDisablesItsControls() {
    let view = ViewDriver { Profile().disabled(true) }
    #expect(throws: ViewDriver.Refused.self) { try view.textField("Name").type("Blob") }
    #expect(throws: ViewDriver.Refused.self) { try view.toggle("Newsletter").set(true) }
    #expect(throws: ViewDriver.Refused.self) { try view.button("Save").tap() }
    #expect(view.texts == ["Profile", "Newsletter", "Save"])
  }
}

private struct Profile: View {
  @State private var name = ""
  @State private var isSubscribed = false
  @State private var saved: String?

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $name)
        Toggle("Newsletter", isOn: $isSubscribed)
      }
      Button("Save") { saved = "\(name) \(isSubscribed)" }
      if let saved { Text(saved) }
    }
  }
}
