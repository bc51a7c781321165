import ComposableUI
import Testing

/// Buttons whose action is that of the views around them.
@MainActor
@Suite struct RenameButtonTests {
  @Observable final class Model {
    var renames = 0
    var moves: [MoveCommandDirection] = []
    var deletions = 0
  }

  private let model = Model()

  @Test func theActionIsThatOfTheViewAround() throws {
    let view = ViewDriver {
      RenameButton()
      VStack { RenameButton().accessibilityLabel("inside") }.renameAction { model.renames += 1 }
    }
    try view.button("inside").tap()
    #expect(model.renames == 1)
    #expect(throws: ViewDriver.Refused.self) { try view.button("Rename").tap() }
  }

  @Test func theActionMovesTheFocus() throws {
    struct Named: View {
      @State var name = ""
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($isFocused)
          RenameButton()
          Text(isFocused ? "focused" : "not focused")
        }
        .renameAction($isFocused)
      }
    }
    let view = ViewDriver { Named() }
    #expect(view.texts.contains("not focused"))
    try view.button("Rename").tap()
    #expect(view.texts.contains("focused"))
  }

  @Test func aHelpLinkOpensItsPage() throws {
    let view = ViewDriver {
      HelpLink(destination: URL(string: "https://example.com/help")!)
    }
    try view.button("Help").tap()
    #expect(view.openedURLs.map(\.absoluteString) == ["https://example.com/help"])
  }
}
