@_spi(Renderer) import ComposableUI
import Foundation
import Testing

/// The hooks of HTML elements, and the events of their scripts.
@MainActor
@Suite struct HTMLEventTests {
  @Observable final class Model {
    var name = "first"
    @ObservationIgnored var log: [String] = []
  }

  private struct NotANumber: Encodable {
    let value = Double.nan
  }

  private let model = Model()

  @Test func aDisabledElementIgnoresEvents() throws {
    let view = ViewDriver {
      HTMLElement("canvas").hook("drawing").onEvent("clear") { model.log.append("clear") }
        .disabled(true)
    }
    let element = try view.htmlElement("drawing")
    #expect(throws: ViewDriver.Refused.self) { try element.send("clear", 1) }
    #expect(model.log == [])
  }

  @Test func aValueThatCannotBeEncodedIsReported() throws {
    try withKnownIssue {
      let view = ViewDriver { HTMLElement("canvas").hook("drawing", value: NotANumber()) }
      _ = try view.htmlElement("drawing")
    } matching: { issue in
      issue.description.contains("The value of the hook 'drawing' can't be encoded")
    }
  }

  @Test func theValueOfAHookFollowsItsState() {
    let view = ViewDriver { HTMLElement("canvas").hook("drawing", value: ["name": model.name]) }
    #expect(view.description.contains(#"{"name":"first"}"#))
    model.name = "second"
    #expect(view.description.contains(#"{"name":"second"}"#))
  }

  @Test func anEventIsHandledByTheLatestBody() throws {
    let view = ViewDriver {
      let name = model.name
      HTMLElement("canvas").hook("drawing").onEvent("log") { model.log.append(name) }
    }
    try view.htmlElement("drawing").send("log", 1)
    model.name = "second"
    try view.htmlElement("drawing").send("log", 1)
    #expect(model.log == ["first", "second"])
  }

  @Test func theLastActionOfAnEventReplacesTheFormerOne() throws {
    let view = ViewDriver {
      HTMLElement("canvas").hook("drawing")
        .onEvent("log") { model.log.append("first") }
        .onEvent("log", as: Int.self) { model.log.append("second \($0)") }
    }
    try view.htmlElement("drawing").send("log", 4)
    #expect(model.log == ["second 4"])
  }

  @Test func anElementContainsViews() throws {
    let view = ViewDriver {
      HTMLElement("section") { Button("Save") { model.log.append("save") } }
    }
    try view.button("Save").tap()
    #expect(model.log == ["save"])
  }
}
