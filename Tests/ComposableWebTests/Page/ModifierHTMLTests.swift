import Testing

@_spi(Renderer) @testable import ComposableUI
@_spi(Benchmarks) @testable import ComposableWeb

/// The HTML of modifiers for layout, effects, texts, rows and assistive technologies.
@Suite struct ModifierHTMLTests {
  private func html(_ modifier: any ModifierContent, _ children: Rendering...) -> String {
    HTML(Rendering(id: 1, content: modifier, children: children)).text
  }

  private static let textAttributes: [TextAttributesContent] = [
    TextAttributesContent(tracking: 1.5), TextAttributesContent(baselineOffset: 2),
    TextAttributesContent(lineSpacing: 3), TextAttributesContent(letterCase: .uppercase),
    TextAttributesContent(letterCase: .original), TextAttributesContent(isSelectable: false),
  ]

  @Test(arguments: [
    (
      FilterContent.shadow(.red, radius: 3, x: 1, y: -2),
      "drop-shadow(1px -2px 3px var(--red))"
    ),
    (.blur(radius: -1), "blur(0px)"),
    (.blur(radius: 4), "blur(4px)"),
    (.brightness(0.25), "invert(1) brightness(.75) invert(1) brightness(1)"),
    (.brightness(-2), "invert(1) brightness(1) invert(1) brightness(0)"),
    (.contrast(2), "contrast(2)"),
    (.saturation(-1), "saturate(0)"),
    (.grayscale(3), "grayscale(1)"),
    (.hueRotation(.degrees(90)), "hue-rotate(90deg)"),
    (.colorInvert, "invert(1)"),
  ])
  func filtersAreStyles(_ filter: FilterContent, _ css: String) {
    #expect(html(filter).contains("data-s=\"filter:\(css)\""))
  }

  @Test func aColorIsMultipliedByAFilterInThePage() {
    #expect(
      html(FilterContent.colorMultiply(.blue), .text("a", id: 2)) == """
        <div data-i="1" class="modified" data-s="filter:url(#m1)">\
        <svg class="filter" aria-hidden="true">\
        <filter id="m1" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">\
        <feFlood id="f1" result="color" data-s="flood-color:var(--blue)"></feFlood>\
        <feBlend in="SourceGraphic" in2="color" mode="multiply"></feBlend>\
        <feComposite in2="SourceAlpha" operator="in"></feComposite></filter></svg>\
        <span data-i="2" class="text">a</span></div>
        """
    )
    #expect(
      html(FilterContent.luminanceToAlpha).contains("<feColorMatrix type=\"luminanceToAlpha\">"))
  }

  @Test func blendModesGroupsAndRotationsAreStyles() {
    #expect(html(BlendContent(mode: .colorDodge)).contains("data-s=\"mix-blend-mode:color-dodge\""))
    #expect(html(BlendContent(mode: .sourceAtop)).contains("data-s=\"mix-blend-mode:normal\""))
    #expect(html(CompositingGroupContent()).contains("data-s=\"isolation:isolate\""))
    var content = Rotation3DContent(
      rotation: Rotation3D(
        angle: .degrees(90), x: 0, y: 1, z: 0, anchor: .center, anchorZ: 0, perspective: 0.5))
    #expect(
      html(content).contains(
        "data-s=\"transform:perspective(800px) rotate3d(0,1,0,90deg)\""))
    content.rotation.anchor = .topLeading
    content.rotation.perspective = 0
    #expect(
      html(content).contains(
        "data-s=\"transform:rotate3d(0,1,0,90deg);transform-origin:0% 0% 0px\""))
  }

  @Test func sizesAndPrioritiesAreClasses() {
    #expect(
      html(FixedSizeContent(axes: [.horizontal, .vertical])).contains(
        #"class="modified wx wy" data-s="min-width:max-content;min-height:max-content""#))
    #expect(
      html(AspectRatioContent(ratio: 1.5, mode: .fit)).contains(
        #"class="modified aspect gx wy" data-s="--ratio:1.5""#)
    )
    #expect(
      html(AspectRatioContent(ratio: nil, mode: .fill)).contains(#"class="modified aspect cover""#))
    #expect(html(LayoutPriorityContent(priority: 2)).contains(#"class="modified pass prior""#))
    #expect(html(LayoutPriorityContent(priority: -1)).contains(#"class="modified pass yielding""#))
    #expect(html(LayoutPriorityContent(priority: 0)).contains(#"class="modified pass""#))
    #expect(
      html(HitTestingContent(isEnabled: false)).contains(#"class="modified pass untouchable""#))
    #expect(html(SafeAreaIgnoredContent()).contains(#"class="modified pass unsafe""#))
    #expect(html(PinnedContent(edge: .bottom)).contains(#"class="modified pass pinned below""#))
  }

  @Test func aPositionIsThatOfAnElementInside() {
    let position = PositionContent(x: 1, y: -2)
    let placed = #"class="modified gx gy"><div id="c1" class="placed" data-s="left:1px;top:-2px">"#
    #expect(html(position) == #"<div data-i="1" \#(placed)</div></div>"#)
    let row = Rendering(id: 2, content: ListContent(), children: [.leaf(position, id: 1)])
    #expect(HTML(row).text.contains(#"<div data-i="1" class="modified hx hy"><div \#(placed)"#))
  }

  @Test func textsHaveAttributes() {
    let html = Self.textAttributes.map { self.html($0) }
    #expect(html[0].contains("data-s=\"letter-spacing:1.5px\""))
    #expect(html[1].contains(#"class="modified pass raised" data-s="--raise:2px""#))
    #expect(html[2].contains(#"class="modified pass spaced" data-s="--line-spacing:3px""#))
    #expect(html[3].contains("data-s=\"text-transform:uppercase\""))
    #expect(html[4].contains("data-s=\"text-transform:none\""))
    #expect(html[5].contains("data-s=\"-webkit-user-select:none;user-select:none\""))
    #expect(
      self.html(TextScaleContent(scale: 1.5, relativeScale: 0.5)).contains(
        #"class="modified pass text-scale" data-s="--text-scale:1.5;font-size:.5em""#))
  }

  @Test func partsOfATextHaveAttributes() {
    var run = TextRun.plain("a")
    run.tracking = 2
    #expect(
      HTML(.leaf(TextContent([run]))).text
        == #"<span data-i="1" class="text" data-s="letter-spacing:2px">a</span>"#)
    run.baselineOffset = 3
    #expect(
      HTML(.leaf(TextContent([run]))).text == """
        <span data-i="1" class="text">\
        <span data-s="letter-spacing:2px;vertical-align:3px">a</span></span>
        """)
  }

  @Test func aRedactedTextIsHiddenFromAssistiveTechnologies() {
    var run = TextRun.plain("xx")
    run.traits = .redacted
    #expect(
      HTML(.leaf(TextContent([run]))).text == """
        <span data-i="1" class="text"><span class="redacted" aria-hidden="true">xx</span></span>
        """)
  }

  @Test func rowsHaveTheirInsetsAndSeparators() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: -4)
    #expect(
      html(ListRowContent(insets: insets)).contains(
        """
        class="modified pass row-insets" data-s="--inset-top:1px;--inset-leading:2px;\
        --inset-bottom:3px;--inset-trailing:0px"
        """))
    #expect(
      html(ListRowContent(hiddenSeparators: .all)).contains(
        #"class="modified pass no-line-above no-line-below""#))
    #expect(
      html(ListRowContent(separatorTint: .red)).contains("data-s=\"--line:var(--red)\""))
    #expect(
      HTML(.leaf(RowBackgroundContent())).text
        == #"<div data-i="1" class="modified pass row-background"></div>"#)
  }

  @Test func listsHaveTheirStylesAndSpacings() {
    #expect(
      html(ListStyleContent(style: .plain), .leaf(ListContent(), id: 2)).contains(
        #"class="list plain-rows gx gy""#))
    let inner = Rendering(
      id: 2, content: ListStyleContent(style: .insetGrouped),
      children: [.leaf(ListContent(), id: 3)])
    #expect(html(ListStyleContent(style: .plain), inner).contains(#"class="list gx gy""#))
    #expect(
      html(ListRowSpacingContent(spacing: 8)).contains(
        #"class="modified pass spaced-rows" data-s="--row-spacing:8px""#))
    #expect(
      html(HeaderProminenceContent(prominence: .increased)).contains("--header-size:var(--title3)"))
    #expect(html(ScrollIndicatorsHiddenContent()).contains("no-indicators"))
    #expect(html(ScrollDisabledContent(isDisabled: true)).contains("no-scrolling"))
    #expect(!html(ScrollDisabledContent(isDisabled: false)).contains("no-scrolling"))
    #expect(html(ControlSizeContent(size: .mini)).contains("--control-padding:2px 8px"))
  }

  @Test func hiddenLabelsRemainTheNamesOfControls() {
    let toggle = Rendering(
      id: 2, content: ToggleContent(isOn: true, isEnabled: true), children: [.text("Sound", id: 3)])
    let html = html(LabelsHiddenContent(), toggle)
    #expect(html.contains(#"<label data-i="2" class="toggle fits labelless">"#))
    #expect(html.contains(#"aria-labelledby="c2""#))
    #expect(html.contains("Sound"))
  }

  @Test func colorsOfTheSystemAreVariablesOfTheTheme() {
    func fill(_ color: Color) -> String { html(TintContent(style: .color(color))) }
    #expect(fill(Color(.systemGray6)).contains("--accentColor:var(--systemGray6)"))
    #expect(fill(Color("brand")).contains("--accentColor:var(--accentColor)"))
  }
}
