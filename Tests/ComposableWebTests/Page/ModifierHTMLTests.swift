import Testing

@_spi(Renderer) @testable import ComposableUI
@_spi(Benchmarks) @testable import ComposableWeb

/// The HTML of modifiers for layout, effects, texts, rows and assistive technologies.
@Suite struct ModifierHTMLTests {
  private func html(_ modifier: ModifierContent, _ children: Rendering...) -> String {
    HTML(Rendering(id: 1, content: .modified(modifier), children: children)).text
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
  func filters(_ filter: FilterContent, _ css: String) {
    #expect(html(.filter(filter)).contains("data-s=\"filter:\(css)\""))
  }

  @Test func aColorIsMultipliedByAFilterInThePage() {
    #expect(
      html(.filter(.colorMultiply(.blue)), .text("a", id: 2)) == """
        <div data-i="1" class="modified" data-s="filter:url(#m1)">\
        <svg class="filter" aria-hidden="true">\
        <filter id="m1" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">\
        <feFlood id="f1" result="color" data-s="flood-color:var(--blue)"></feFlood>\
        <feBlend in="SourceGraphic" in2="color" mode="multiply"></feBlend>\
        <feComposite in2="SourceAlpha" operator="in"></feComposite></filter></svg>\
        <span data-i="2" class="text">a</span></div>
        """
    )
    #expect(html(.filter(.luminanceToAlpha)).contains("<feColorMatrix type=\"luminanceToAlpha\">"))
  }

  @Test func compositing() {
    #expect(html(.blend(.colorDodge)).contains("data-s=\"mix-blend-mode:color-dodge\""))
    #expect(html(.blend(.sourceAtop)).contains("data-s=\"mix-blend-mode:normal\""))
    #expect(html(.compositingGroup).contains("data-s=\"isolation:isolate\""))
    var rotation = Rotation3DContent(
      angle: .degrees(90), x: 0, y: 1, z: 0, anchor: .center, anchorZ: 0, perspective: 0.5)
    #expect(
      html(.rotation3D(rotation)).contains(
        "data-s=\"transform:perspective(800px) rotate3d(0,1,0,90deg)\""))
    rotation.anchor = .topLeading
    rotation.perspective = 0
    #expect(
      html(.rotation3D(rotation)).contains(
        "data-s=\"transform:rotate3d(0,1,0,90deg);transform-origin:0% 0% 0px\""))
  }

  @Test func sizes() {
    #expect(
      html(.fixedSize([.horizontal, .vertical])).contains(
        #"class="modified wx wy" data-s="min-width:max-content;min-height:max-content""#))
    #expect(
      html(.aspectRatio(1.5, .fit)).contains(#"class="modified aspect gx wy" data-s="--ratio:1.5""#)
    )
    #expect(html(.aspectRatio(nil, .fill)).contains(#"class="modified aspect cover""#))
    #expect(html(.layoutPriority(2)).contains(#"class="modified pass prior""#))
    #expect(html(.layoutPriority(-1)).contains(#"class="modified pass yielding""#))
    #expect(html(.layoutPriority(0)).contains(#"class="modified pass""#))
    #expect(html(.hitTesting(false)).contains(#"class="modified pass untouchable""#))
    #expect(html(.safeAreaIgnored).contains(#"class="modified pass unsafe""#))
    #expect(html(.pinned(.bottom)).contains(#"class="modified pass pinned below""#))
  }

  @Test func aPositionIsThatOfAPart() {
    let position = ModifierContent.position(x: 1, y: -2)
    let placed = #"class="modified gx gy"><div id="c1" class="placed" data-s="left:1px;top:-2px">"#
    #expect(html(position) == #"<div data-i="1" \#(placed)</div></div>"#)
    let row = Rendering(id: 2, content: .list, children: [.leaf(.modified(position), id: 1)])
    #expect(HTML(row).text.contains(#"<div data-i="1" class="modified hx hy"><div \#(placed)"#))
  }

  @Test func textsHaveAttributes() {
    let html = Self.textAttributes.map { self.html(.textAttributes($0)) }
    #expect(html[0].contains("data-s=\"letter-spacing:1.5px\""))
    #expect(html[1].contains(#"class="modified pass raised" data-s="--raise:2px""#))
    #expect(html[2].contains(#"class="modified pass spaced" data-s="--line-spacing:3px""#))
    #expect(html[3].contains("data-s=\"text-transform:uppercase\""))
    #expect(html[4].contains("data-s=\"text-transform:none\""))
    #expect(html[5].contains("data-s=\"-webkit-user-select:none;user-select:none\""))
    #expect(
      self.html(.textScale(1.5, relative: 0.5)).contains(
        #"class="modified pass text-scale" data-s="--text-scale:1.5;font-size:.5em""#))
  }

  @Test func partsOfATextHaveAttributes() {
    var run = TextRun.plain("a")
    run.tracking = 2
    #expect(
      HTML(.leaf(.text([run]))).text
        == #"<span data-i="1" class="text" data-s="letter-spacing:2px">a</span>"#)
    run.baselineOffset = 3
    #expect(
      HTML(.leaf(.text([run]))).text == """
        <span data-i="1" class="text">\
        <span data-s="letter-spacing:2px;vertical-align:3px">a</span></span>
        """)
  }

  @Test func aRedactedTextIsHiddenFromAssistiveTechnologies() {
    var run = TextRun.plain("xx")
    run.traits = .redacted
    #expect(
      HTML(.leaf(.text([run]))).text == """
        <span data-i="1" class="text"><span class="redacted" aria-hidden="true">xx</span></span>
        """)
  }

  @Test func rows() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: -4)
    #expect(
      html(.listRow(ListRowContent(insets: insets))).contains(
        """
        class="modified pass row-insets" data-s="--inset-top:1px;--inset-leading:2px;\
        --inset-bottom:3px;--inset-trailing:0px"
        """))
    #expect(
      html(.listRow(ListRowContent(hiddenSeparators: .all))).contains(
        #"class="modified pass no-line-above no-line-below""#))
    #expect(
      html(.listRow(ListRowContent(separatorTint: .red))).contains("data-s=\"--line:var(--red)\""))
    #expect(
      HTML(.leaf(.layers(.rowBackground))).text
        == #"<div data-i="1" class="modified pass row-background"></div>"#)
  }

  @Test func lists() {
    #expect(
      html(.listStyle(.plain), .leaf(.list, id: 2)).contains(#"class="list plain-rows gx gy""#))
    let inner = Rendering(
      id: 2, content: .modified(.listStyle(.insetGrouped)), children: [.leaf(.list, id: 3)])
    #expect(html(.listStyle(.plain), inner).contains(#"class="list gx gy""#))
    #expect(
      html(.listRowSpacing(8)).contains(
        #"class="modified pass spaced-rows" data-s="--row-spacing:8px""#))
    #expect(html(.headerProminence(.increased)).contains("--header-size:var(--title3)"))
    #expect(html(.scrollIndicatorsHidden).contains("no-indicators"))
    #expect(html(.scrollDisabled(true)).contains("no-scrolling"))
    #expect(!html(.scrollDisabled(false)).contains("no-scrolling"))
    #expect(html(.controlSize(.mini)).contains("--control-padding:2px 8px"))
  }

  @Test func hiddenLabelsRemainTheNamesOfControls() {
    let toggle = Rendering(
      id: 2, content: .toggle(isOn: true, isEnabled: true), children: [.text("Sound", id: 3)])
    let html = html(.labelsHidden, toggle)
    #expect(html.contains(#"<label data-i="2" class="toggle fits labelless">"#))
    #expect(html.contains(#"aria-labelledby="c2""#))
    #expect(html.contains("Sound"))
  }

  @Test func colorsOfTheSystem() {
    func fill(_ color: Color) -> String { html(.tint(.color(color))) }
    #expect(fill(Color(.systemGray6)).contains("--accentColor:var(--systemGray6)"))
    #expect(fill(Color("brand")).contains("--accentColor:var(--accentColor)"))
  }
}
