import Testing

@_spi(Renderer) @testable import ComposableUI
@_spi(Benchmarks) @testable import ComposableWeb

/// The attributes for assistive technologies.
@Suite struct AccessibilityHTMLTests {
  private func content(_ set: (inout AccessibilityContent) -> Void) -> any ElementContent {
    var content = AccessibilityContent()
    set(&content)
    return content
  }

  private func html(_ content: any ElementContent, _ child: Rendering) -> String {
    HTML(Rendering(id: 1, content: content, children: [child])).text
  }

  private let button = Rendering.leaf(
    ButtonContent(role: nil, style: .plain, isEnabled: true), id: 2)

  @Test func anIdentifierIsThatOfTheViewItself() {
    let html = html(content { $0.identifier = "save" }, button)
    #expect(
      html.hasPrefix(
        #"<div data-i="1" class="modified pass of-plain-button" data-testid="save">"#))
  }

  @Test func aHiddenViewIsNotRead() {
    let html = html(content { $0.isHidden = true }, button)
    #expect(
      html.hasPrefix(
        #"<div data-i="1" class="modified pass of-plain-button" aria-hidden="true">"#))
  }

  @Test func valuesAndHintsDescribeTheModifiedElement() {
    let described = content {
      $0.value = "Half"
      $0.hint = "Deletes it"
    }
    #expect(
      html(described, button).contains(
        #"<button data-i="2" class="button plain" type="button" data-on="tap" "#
          + #"aria-description="Half. Deletes it">"#))
    let slider = SliderContent(value: 0.5, range: 0...1, step: nil, isEnabled: true)
    let range = html(described, .leaf(slider, id: 2))
    #expect(range.contains(#"aria-valuetext="Half" aria-description="Deletes it""#))
  }

  @Test func traitsAreRoles() {
    let header = content { $0.traits = [.isHeader, .isSelected] }
    #expect(
      html(header, .text("a", id: 2)).contains(
        #"<span data-i="2" class="text" role="heading" aria-level="2" aria-current="true">"#))
    #expect(!html(header, button).contains("heading"))
    let removed = Rendering(id: 3, content: header, children: [.text("a", id: 2)])
    #expect(!html(content { $0.removedTraits = .isHeader }, removed).contains("heading"))
  }

  @Test func childrenAreIgnoredOrAGroup() {
    let stack = Rendering(
      id: 3, content: ZStackContent(alignment: .center), children: [.text("a", id: 4)])
    let ignored = content { $0.children = .ignore }
    let labelled = Rendering(id: 2, content: ignored, children: [stack])
    #expect(html(ignored, stack).contains(#"class="zstack fits" aria-hidden="true""#))
    let name = html(AccessibilityLabelContent(label: "Name"), labelled)
    #expect(name.contains(#"class="zstack fits" role="img" aria-label="Name""#))
    #expect(
      html(content { $0.children = .contain }, stack).contains(#"class="zstack fits" role="group""#)
    )
  }

  @Test func aChangedHintUpdatesTheElement() {
    let hint = content { $0.hint = "a" }
    var encoder = ShownPage(
      Rendering(
        id: 9, content: PageContent(),
        children: [Rendering(id: 1, content: hint, children: [button])]))
    let patch = Patch.update(1, content { $0.hint = "b" })
    #expect(
      encoder.encode([Change(patch, animation: nil)], seq: 1, ack: nil)
        == #"{"seq":1,"p":[["u",2,{"a":{"aria-description":"b"}}]]}"#)
  }
}
