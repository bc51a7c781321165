import ComposableUI
import Testing

/// The focus of views that are covered, removed or focused by code.
@MainActor
@Suite struct FocusLifetimeTests {
  @Observable final class Model { var isShown = true }

  private enum Field: Hashable { case name, email, other }

  private struct Fields: View {
    @FocusState var focus: Field?

    var body: some View {
      Text("focus: \(focus.map { "\($0)" } ?? "none")")
      TextField("Name", text: .constant("")).focused($focus, equals: .name)
      TextField("Email", text: .constant("")).focused($focus, equals: .email)
      Button("Other") { focus = .other }
      FocusButton(focus: $focus)
    }
  }

  private struct FocusButton: View {
    @FocusState<Field?>.Binding var focus: Field?

    var body: some View { Button("Email first") { focus = .email } }
  }

  @Test func aCoveredViewLosesTheFocus() throws {
    let view = ViewDriver {
      NavigationStack {
        Fields()
        NavigationLink("Next") { Text("next") }
      }
    }
    try view.focusable("Name").focus()
    #expect(view.focusedLabel == "Name")
    try view.button("Next").tap()
    #expect(view.texts.contains("focus: none"))
    try view.goBack()
    #expect(view.focusedLabel == nil)
  }

  @Test func aValueOfNoViewFocusesNone() throws {
    let view = ViewDriver { Fields() }
    try view.focusable("Name").focus()
    try view.button("Other").tap()
    #expect(view.texts.first == "focus: other")
    #expect(view.focusedLabel == nil)
    // The former view does not end the focus of another one.
    try view.focusable("Name").blur()
    #expect(view.texts.first == "focus: other")
  }

  @Test func aChildMovesTheFocusThroughABinding() throws {
    let view = ViewDriver { Fields() }
    try view.button("Email first").tap()
    #expect(view.focusedLabel == "Email")
    #expect(view.texts.first == "focus: email")
  }

  @Test func aViewIsFocusedWhenItAppears() {
    struct Search: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Search", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
      }
    }
    #expect(ViewDriver { Search() }.focusedLabel == "Search")
  }

  @Test func aViewThatWasDisabledMeanwhileIsNotFocused() throws {
    struct Search: View {
      let model: Model
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Search", text: .constant("")).focused($isFocused).disabled(!model.isShown)
        Text(isFocused ? "focused" : "not focused")
      }
    }
    let model = Model()
    let view = ViewDriver { Search(model: model) }
    let search = try view.focusable("Search")
    model.isShown = false
    try search.focus()
    #expect(view.texts == ["not focused"])
    model.isShown = true
    try search.focus()
    #expect(view.texts == ["focused"])
  }

  @Test func aBooleanFocusEndsWhenItsViewIsRemoved() throws {
    struct Search: View {
      let model: Model
      @FocusState private var isFocused: Bool
      var body: some View {
        if model.isShown { TextField("Search", text: .constant("")).focused($isFocused) }
        Text(isFocused ? "focused" : "not focused")
      }
    }
    let model = Model()
    let view = ViewDriver { Search(model: model) }
    try view.focusable("Search").focus()
    #expect(view.texts == ["focused"])
    model.isShown = false
    #expect(view.texts == ["not focused"])
  }

  @Test func aFocusableViewRefusesOtherInteractions() throws {
    let view = ViewDriver { Fields() }
    #expect(throws: ViewDriver.Refused.self) { try view.focusable("Name").increment() }
    #expect(view.texts.first == "focus: none")
  }
}
