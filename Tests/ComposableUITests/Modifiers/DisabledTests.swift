import ComposableCore
import ComposableUI
import Foundation
import Testing

@MainActor
@Suite struct DisabledTests {
  @Test func aDisabledViewDisablesItsControlsOnly() throws {
    let view = ViewDriver {
      VStack { CountButton(name: "inside") }.disabled(true)
      CountButton(name: "outside")
    }
    #expect(throws: ViewDriver.Refused.self) { try view.button("inside 0").tap() }
    try view.button("outside 0").tap()
    #expect(view.texts == ["inside 0", "outside 1"])
  }

  @Test func anEnabledViewDoesNotEnableWhatAnEnclosingViewDisables() {
    let view = ViewDriver { VStack { CountButton().disabled(false) }.disabled(true) }
    #expect(throws: ViewDriver.Refused.self) { try view.button("0").tap() }
  }

  @Test func aDisabledLinkOpensNothing() throws {
    let url = try #require(URL(string: "https://swift.org"))
    let handled = LockIsolated<[URL]>([])
    let view = ViewDriver {
      Link("Disabled", destination: url).disabled(true)
      Link("Handled", destination: url).disabled(true)
        .environment(
          \.openURL,
          OpenURLAction { url in
            handled.withValue { $0.append(url) }
            return .handled
          })
    }
    #expect(throws: ViewDriver.Refused.self) { try view.link("Disabled").tap() }
    #expect(throws: ViewDriver.Refused.self) { try view.link("Handled").tap() }
    #expect(view.openedURLs == [])
    #expect(handled.value == [])
    #expect(view.description.contains("Link https://swift.org disabled \"Disabled\""))
  }

  @Test func aDisabledDisclosureGroupIsShownAsDisabled() {
    let view = ViewDriver {
      DisclosureGroup("More") { Text("content") }.disabled(true)
    }
    #expect(view.description.contains("Disclosure closed disabled \"More\""))
  }

  @Test func aControlIsDisabledAndEnabledByAValue() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver { CountButton().disabled(store.isOn) }
    try view.button("0").tap()
    store.send(.set(true))
    #expect(throws: ViewDriver.Refused.self) { try view.button("1").tap() }
    store.send(.set(false))
    try view.button("1").tap()
    #expect(view.texts == ["2"])
  }
}
