import ComposableCore
import Foundation
import IssueReporting
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct HTMLElementTests {
  private struct Point: Codable, Equatable {
    var x: Int
    var y: Int
  }

  private func content(_ tag: String, _ attributes: [String: String] = [:]) -> HTMLElementContent {
    HTMLElementContent(tag: tag, attributes: attributes)
  }

  @Test func anElementHasItsAttributesInOrder() {
    let element = content(
      "canvas",
      ["width": "300", "aria-label": "a \"drawing\"", "class": "big", "data-app-mode": "x"])
    #expect(element.tag == "canvas")
    #expect(element.attributes.map(\.name) == ["aria-label", "class", "data-app-mode", "width"])
    #expect(element.rejected.isEmpty)
    #expect(content("my-map2").tag == "my-map2")
  }

  @Test(arguments: [
    "script", "SCRIPT", "iframe", "object", "embed", "style", "base", "meta", "link", "svg", "math",
    "template", "form", "input", "noscript", "plaintext", "foreignObject", "annotation-xml", "a",
    "div onclick=x", "div>", "x-y>", "x-", "-x", "", "x-y\u{0}", "x-ü",
  ])
  func aTagThatCouldRunAScriptIsADivision(_ tag: String) {
    #expect(content(tag).tag == "div")
    #expect(content(tag).rejected == ["<\(tag)>"])
  }

  @Test(arguments: [
    "onclick", "onerror", "on", "ONCLICK", "style", "id", "srcdoc", "is", "nonce", "srcset",
    "formaction", "xlink:href", "data-i", "data-on", "data-hook", "data-value", "data-app", "a b",
    "a\"", "a=b", "a>", "", "a\n", "ä",
  ])
  func anAttributeThatCouldRunAScriptIsLeftOut(_ name: String) {
    let element = content("div", [name: "alert(1)"])
    #expect(element.attributes.isEmpty)
    #expect(element.rejected == ["\(name)=\"alert(1)\""])
  }

  @Test(arguments: [
    "javascript:alert(1)", "javascript:\u{301}alert(1)", "JaVaScRiPt:alert(1)",
    " javascript:alert(1)", "java\nscript:alert(1)",
    "data:text/html,x", "blob:x", "file:///etc/passwd", "\u{1}javascript:x", "vbscript:x",
  ])
  func anAddressWithAnotherSchemeIsLeftOut(_ address: String) {
    #expect(content("img", ["src": address]).attributes.isEmpty)
    #expect(content("my-frame", ["href": address]).attributes.isEmpty)
  }

  @Test(arguments: ["/a.png", "a.png?x=1:2", "https://example.com/a.png", "#a", "//example.com/a"])
  func anAddressOfTheWebIsKept(_ address: String) {
    #expect(content("img", ["src": address]).attributes.map(\.value) == [address])
  }

  @Test func rejectedTagsAndAttributesAreReported() {
    withKnownIssue {
      _ = HTMLElement("script", ["onload": "x"])
    } matching: { issue in
      "\(issue)".contains("<script>, onload=\"x\"")
    }
  }

  @Test func anEventHasADecodedValue() throws {
    var points: [Point] = []
    var clears = 0
    let view = ViewDriver {
      HTMLElement("canvas")
        .hook("drawing", value: [Point(x: 1, y: 2)])
        .onEvent("point", as: Point.self) { points.append($0) }
        .onEvent("clear") { clears += 1 }
    }
    #expect(view.rendering.description.contains(#"HTMLElement <canvas> drawing [{"x":1,"y":2}]"#))
    let element = try view.htmlElement("drawing")
    try element.send("point", Point(x: 3, y: 4))
    try element.send("clear", Int?.none)
    #expect(points == [Point(x: 3, y: 4)])
    #expect(clears == 1)
    // A client may send anything.
    for (name, json) in [("point", "[]"), ("point", "{"), ("point", ""), ("other", "1")] {
      #expect(throws: (any Error).self) {
        try element.perform(.event(name, Data(json.utf8)))
      }
    }
    #expect(points.count == 1)
  }
}
