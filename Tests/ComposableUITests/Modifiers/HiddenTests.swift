import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Views that are invisible, and their order.
@MainActor
@Suite struct HiddenTests {
  @Test func aHiddenControlAcceptsNoInteraction() {
    var taps = 0
    let view = ViewDriver { VStack { Button("a") { taps += 1 } }.hidden() }
    #expect(throws: ViewDriver.Refused.self) { try view.button("a").tap() }
    #expect(taps == 0)
  }

  @Test func aVisibleControlIsFoundBeforeAHiddenOne() throws {
    var log: [String] = []
    let view = ViewDriver {
      Button("a") { log.append("hidden") }.hidden()
      Button("a") { log.append("visible") }
    }
    try view.button("a").tap()
    #expect(log == ["visible"])
  }

  @Test func theSheetOfAHiddenViewIsUsed() throws {
    var taps = 0
    let view = ViewDriver {
      Text("a").sheet(isPresented: .constant(true)) { Button("b") { taps += 1 } }.hidden()
    }
    try view.button("b").tap()
    #expect(taps == 1)
  }

  @Test func aZIndexThatIsNotFiniteIsReported() {
    withKnownIssue {
      let view = ViewDriver { Text("a").zIndex(.nan) }
      #expect(view.modifiers == [ZIndexContent(index: 0)])
    }
  }
}
