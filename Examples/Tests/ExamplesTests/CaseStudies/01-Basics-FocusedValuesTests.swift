import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct PostcardEditorTests {
  @Test func fieldsAreEdited() async {
    let store = TestStore(initialState: PostcardEditor.State()) { PostcardEditor() }
    await store.send(.binding(.set(\.greeting, "Dear Bo"))) { $0.greeting = "Dear Bo" }
  }

  @Test func toolsAreDisabledWhileNoFieldHasTheFocus() throws {
    let store = Store(initialState: PostcardEditor.State()) { PostcardEditor() }
    let view = ViewDriver { PostcardEditorView(store: store) }
    #expect(view.texts.contains("No field has the focus."))
    #expect(throws: ViewDriver.Refused.self) { try view.button("Capitals").tap() }
  }
}
