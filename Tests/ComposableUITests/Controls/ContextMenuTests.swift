import ComposableUI
import Testing

/// Menus of actions for elements.
@MainActor
@Suite struct ContextMenuTests {
  @Test func eachElementHasAMenu() {
    let view = ViewDriver {
      Group {
        Text("milk")
        Text("tea")
      }
      .contextMenu { Button("Buy") {} }
    }
    #expect(
      view.description == """
        ContextMenu
          Text "milk"
          ContextMenuItems
            Button "Buy"
        ContextMenu
          Text "tea"
          ContextMenuItems
            Button "Buy"
        """)
  }

  @Test func anItemActsOnItsElement() throws {
    var log: [String] = []
    let view = ViewDriver {
      List(["milk", "tea"], id: \.self) { name in
        Text(name).contextMenu { Button("Buy") { log.append(name) } }
      }
    }
    try view.contextMenuItem("Buy", of: "tea").tap()
    #expect(log == ["tea"])
    #expect(throws: ViewDriver.NotFound.self) { try view.contextMenuItem("Sell", of: "tea") }
    #expect(throws: ViewDriver.NotFound.self) { try view.contextMenuItem("Buy", of: "bread") }
  }

  @Test func aButtonWithAContextMenuStillPerformsItsAction() throws {
    var taps = 0
    let view = ViewDriver {
      Button("Open") { taps += 1 }.contextMenu { Button("Delete") {} }
    }
    try view.button("Open").tap()
    #expect(taps == 1)
  }

  @Test func theMenuOfADisabledViewIsDisabled() {
    let view = ViewDriver { Text("milk").contextMenu { Button("Buy") {} }.disabled(true) }
    #expect(view.description.contains("ContextMenu disabled"))
    #expect(throws: ViewDriver.Refused.self) { try view.contextMenuItem("Buy", of: "milk").tap() }
  }

  @Test func menuItemsFollowTheStateOfTheirView() throws {
    let view = ViewDriver { Toggler() }
    try view.contextMenuItem("Turn on", of: "off").tap()
    #expect(view.texts == ["on", "Turn off"])
    try view.contextMenuItem("Turn off", of: "on").tap()
    #expect(view.texts == ["off", "Turn on"])
  }

  @Test func aRowWithAContextMenuIsKnownByItsText() throws {
    var deleted = 0
    let view = ViewDriver {
      List {
        ForEach(["milk", "tea"], id: \.self) { Text($0).contextMenu { Button("Buy") {} } }
          .onDelete { _ in deleted += 1 }
      }
    }
    try view.action("Delete", ofRow: "tea").tap()
    #expect(deleted == 1)
  }

  private struct Toggler: View {
    @State private var isOn = false

    var body: some View {
      Text(isOn ? "on" : "off")
        .contextMenu { Button(isOn ? "Turn off" : "Turn on") { isOn.toggle() } }
    }
  }
}
