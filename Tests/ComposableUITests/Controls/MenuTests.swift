import ComposableUI
import Testing

/// Buttons with a menu of actions.
@MainActor
@Suite struct MenuTests {
  @Test func aMenuHasALabelAndItems() {
    let view = ViewDriver {
      Menu("Sort") {
        Button("By name") {}
        Divider()
        Button("Remove", role: .destructive) {}
      }
    }
    #expect(
      view.description == """
        Menu
          MenuLabel "Sort"
          Button "By name"
          Divider
          Button destructive "Remove"
        """)
  }

  @Test func anItemPerformsItsAction() throws {
    var taps = 0
    let view = ViewDriver {
      Menu {
        Button("Add") { taps += 1 }
      } label: {
        Label("More", systemImage: "ellipsis")
      }
    }
    try view.button("Add").tap()
    #expect(taps == 1)
  }

  @Test func aDisabledMenuDisablesItsItems() {
    let view = ViewDriver { Menu("Sort") { Button("By name") {} }.disabled(true) }
    #expect(view.description.contains("Menu disabled"))
    #expect(throws: ViewDriver.Refused.self) { try view.button("By name").tap() }
  }
}
