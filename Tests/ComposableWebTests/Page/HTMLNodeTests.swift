import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI
@testable import ComposableWeb

/// The HTML of each kind of element.
@Suite struct HTMLNodeTests {
  private func html(_ content: any ElementContent, _ children: Rendering...) -> String {
    HTML(Rendering(id: 1, content: content, children: children)).text
  }

  // MARK: Text

  @Test func textsAreSpansWithTheirStyles() {
    #expect(html(TextContent([.plain("Hello")])) == #"<span data-i="1" class="text">Hello</span>"#)
    let bold = TextRun(
      text: "B", font: .title, traits: [.bold, .monospacedDigit], foregroundStyle: .tint
    )
    #expect(
      html(TextContent([bold])) == """
        <span data-i="1" class="text" data-s="font-size:var(--title);font-weight:700;\
        font-variant-numeric:tabular-nums;color:var(--accentColor)">B</span>
        """
    )
    let struck = TextRun(
      text: "S", font: nil, traits: [.strikethrough, .underline], foregroundStyle: nil
    )
    #expect(
      html(TextContent([.plain("P"), struck])) == """
        <span data-i="1" class="text"><span>P</span>\
        <span data-s="text-decoration-line:underline line-through">S</span></span>
        """
    )
  }

  @Test func underlinesAndStrikethroughsHaveTheirOwnColors() {
    var run = TextRun.plain("S")
    run.traits = [.underline]
    run.underlineStyle = .color(.red)
    #expect(
      html(TextContent([run])) == """
        <span data-i="1" class="text" data-s="text-decoration-line:underline;\
        text-decoration-color:var(--red)">S</span>
        """
    )
    run.traits = [.underline, .strikethrough]
    #expect(
      html(TextContent([run])) == """
        <span data-i="1" class="text" data-s="text-decoration-line:underline;\
        text-decoration-color:var(--red)"><span data-s="text-decoration-line:line-through">S</span>\
        </span>
        """
    )
    run.strikethroughStyle = .color(.red)
    #expect(
      html(TextContent([run])) == """
        <span data-i="1" class="text" data-s="text-decoration-line:underline line-through;\
        text-decoration-color:var(--red)">S</span>
        """
    )
  }

  @Test func anIconIsAnImageWithALabelUnlessATitleIsBesideIt() {
    let icon = html(SymbolContent(name: "trash"))
    #expect(
      icon.hasPrefix(#"<span data-i="1" class="icon" role="img" aria-label="Delete"><svg viewBox="#)
    )
    #expect(icon.contains("aria-hidden=\"true\"><path d=\"M"))
    #expect(html(SymbolContent(name: "arrow.up.circle.fill")).contains("aria-label=\"Arrow up\""))
    #expect(html(SymbolContent(name: "star.fill")).contains("class=\"filled\""))
    // Beside a title, assistive technology skips the icon.
    let label = html(
      TitleAndIconContent(), .leaf(SymbolContent(name: "star"), id: 2), .text("Favorites", id: 3))
    #expect(label.contains(#"<span data-i="2" class="icon" aria-hidden="true">"#))
    #expect(!label.contains("aria-label"))
  }

  @Test func anIconWithAHiddenTitleKeepsTheTitleForAssistiveTechnologies() {
    let label = html(
      TitleAndIconContent(isTitleHidden: true), .leaf(SymbolContent(name: "star"), id: 2),
      .text("Favorites", id: 3))
    #expect(label.hasPrefix(#"<span data-i="1" class="title-icon icon-only"><span data-i="2""#))
    #expect(label.hasSuffix(#"<span data-i="3" class="text">Favorites</span></span>"#))
  }

  // MARK: Layout

  @Test func hiddenAndOrderedViewsHaveClasses() {
    #expect(
      html(HiddenContent(), .text("a", id: 2)) == """
        <div data-i="1" class="modified pass hidden"><span data-i="2" class="text">a</span></div>
        """)
    #expect(
      html(ZIndexContent(index: -0.5)) == """
        <div data-i="1" class="modified pass ordered" data-s="z-index:-50"></div>
        """)
  }

  @Test func aContextMenuFollowsItsElement() {
    #expect(
      html(
        ContextMenuContent(isEnabled: true), .text("a", id: 2),
        Rendering(id: 3, content: ContextMenuItemsContent(), children: [.text("b", id: 4)])) == """
          <div data-i="1" class="modified pass" data-context-menu="">\
          <span data-i="2" class="text">a</span>\
          <div data-i="3" class="menu-items fits" popover="manual" role="group" \
          aria-label="Context menu" tabindex="-1"><span data-i="4" class="text">b</span></div></div>
          """)
    #expect(!html(ContextMenuContent(isEnabled: false)).contains("data-context-menu"))
  }

  @Test func stacksHaveTheirAlignmentAndSpacing() {
    #expect(
      html(HStackContent(alignment: .center, spacing: nil))
        == #"<div data-i="1" class="hstack"></div>"#
    )
    #expect(
      html(HStackContent(alignment: .firstTextBaseline, spacing: 12)).contains(
        #"class="hstack" data-s="align-items:baseline;gap:12px""#
      )
    )
    #expect(
      html(VStackContent(alignment: .leading, spacing: 0)).contains(
        #"class="vstack" data-s="align-items:start;gap:0px""#
      )
    )
    #expect(
      html(ZStackContent(alignment: .bottomTrailing)).contains(
        #"class="zstack" data-s="place-items:end end""#)
    )
  }

  @Test func childrenAreNestedInTheirParent() {
    #expect(
      html(VStackContent(alignment: .center, spacing: nil), .text("a", id: 2), .text("b", id: 3))
        == """
        <div data-i="1" class="vstack"><span data-i="2" class="text">a</span>\
        <span data-i="3" class="text">b</span></div>
        """
    )
  }

  @Test func spacersHaveAMinimumLengthAndDividersAreRules() {
    #expect(html(SpacerContent(minLength: nil)) == #"<div data-i="1" class="spacer"></div>"#)
    #expect(html(SpacerContent(minLength: 20)).contains("flex-basis:20px"))
    #expect(html(DividerContent()) == #"<hr data-i="1" class="divider">"#)
  }

  @Test func aScrollViewCanBeFocused() {
    let html = html(ScrollContent(axes: [.horizontal, .vertical]))
    #expect(
      html.contains(#"class="scroll x y gx gy" tabindex="0" role="group" aria-label="Scrollable""#))
  }

  @Test func backgroundsAndOverlaysAreLayers() {
    let layer = Rendering.leaf(LayerContent(), id: 2)
    #expect(
      html(BackgroundContent(alignment: .center), layer)
        == #"<div data-i="1" class="layers behind"><div data-i="2" class="layer"></div></div>"#
    )
    #expect(
      html(OverlayContent(alignment: .topTrailing)).contains(
        #"class="layers ahead" data-s="--place:start end""#)
    )
  }

  @Test func shapesAreDrawnWithTheirFillAndStroke() {
    let circle = ShapeContent(outline: .circle, trim: 0...1, fill: .color(.blue), stroke: nil)
    #expect(
      html(circle) == """
        <div data-i="1" class="shape circle gx gy" data-s="fill:var(--blue)"><svg aria-hidden="true">\
        <ellipse cx="50%" cy="50%" rx="50%" ry="50%" pathLength="1"></ellipse></svg></div>
        """
    )
    let arc = ShapeContent(
      outline: .roundedRectangle(cornerRadius: 8), trim: 0.25...0.75, fill: nil,
      stroke: .init(shapeStyle: .hierarchical(2), style: StrokeStyle(lineWidth: 3, lineCap: .round))
    )
    let html = html(arc)
    #expect(
      html.contains(
        """
        data-s="fill:none;stroke:color-mix(in srgb,var(--foreground) var(--level-2),transparent);\
        stroke-width:3px;stroke-linecap:round;stroke-dasharray:.5 2;stroke-dashoffset:-.25"
        """
      )
    )
    #expect(html.contains(#"<rect rx="8" width="100%" height="100%" pathLength="1">"#))
  }

  @Test(arguments: [false, true])
  func tabsHavePanelsAndABar(isBarHidden: Bool) {
    let bar = Rendering(id: 2, content: TabBarContent(), children: [])
    #expect(
      html(TabsContent(isBarHidden: isBarHidden), bar) == """
        <div data-i="1" class="tabs gx gy"><div id="c1" class="panels"></div>\
        <div id="s1" class="tab-bar-host"\(isBarHidden ? #" hidden="""# : "")>\
        <nav data-i="2" class="tab-bar" data-slot="s"></nav></div></div>
        """)
  }

  @Test func dashesAreInPointsUnlessTheOutlineIsTrimmed() {
    let style = StrokeStyle(
      lineWidth: 3, lineJoin: .round, miterLimit: 2, dash: [5, 2.5], dashPhase: 1
    )
    func html(_ trim: ClosedRange<Double>, _ style: StrokeStyle) -> String {
      self.html(
        ShapeContent(
          outline: .rectangle, trim: trim, fill: nil,
          stroke: .init(shapeStyle: .color(.red), style: style)
        )
      )
    }
    let dashed = html(0...1, style)
    #expect(
      dashed.contains(
        """
        stroke-width:3px;stroke-linejoin:round;stroke-miterlimit:2;stroke-dasharray:5px 2.5px;\
        stroke-dashoffset:1px"
        """
      )
    )
    // Dashes are in points, so the length of the outline is not normalized to 1.
    #expect(!dashed.contains("pathLength"))
    #expect(html(0...0.5, style).contains("stroke-dasharray:.5 2"))
    #expect(html(0...0.5, style).contains("pathLength=\"1\""))
    for dash: [CGFloat] in [[], [0], [-1, 2], [.nan]] {
      #expect(!html(0...1, StrokeStyle(lineWidth: 3, dash: dash)).contains("dash"))
    }
  }

  // MARK: Controls

  @Test func buttonsHaveTheirStyleAndTheirRole() {
    let button = ButtonContent(role: nil, style: .borderedProminent, isEnabled: true)
    #expect(
      html(button, .text("Go", id: 2)) == """
        <button data-i="1" class="button prominent has-text" type="button" data-on="tap">\
        <span data-i="2" class="text">Go</span></button>
        """
    )
    let delete = ButtonContent(role: .destructive, style: .plain, isEnabled: false)
    #expect(
      html(delete) == """
        <button data-i="1" class="button plain destructive" type="button" disabled="" \
        data-on="tap"></button>
        """
    )
  }

  @Test func aNestedButtonHasAButtonRole() {
    let button = ButtonContent(role: nil, style: .automatic, isEnabled: true)
    let stepper = StepperContent(canIncrement: true, canDecrement: false, isEnabled: true)
    let html = html(button, .leaf(button, id: 2), .leaf(stepper, id: 3))
    // A nested `button` element would end the outer one.
    #expect(html.components(separatedBy: "<button").count == 2)
    #expect(
      html.contains(
        #"<span data-i="2" class="button automatic" role="button" tabindex="0" data-on="tap">"#
      )
    )
    #expect(html.contains(#"<span id="d3" class="step" role="button" aria-disabled="true""#))
  }

  @Test func linksLeadToSafeAddressesOnly() throws {
    func link(
      _ text: String, hasHandler: Bool = false, isEnabled: Bool = true
    ) throws -> String {
      let url = try #require(URL(string: text))
      return html(LinkContent(url: url, hasHandler: hasHandler, isEnabled: isEnabled))
    }
    #expect(
      try link("https://swift.org/a?b&c") == """
        <a data-i="1" class="link" href="https://swift.org/a?b&#38;c" target="_blank" \
        rel="noopener noreferrer"></a>
        """
    )
    #expect(try link("mailto:a@b.c") == #"<a data-i="1" class="link" href="mailto:a@b.c"></a>"#)
    #expect(try link("javascript:alert(1)").contains("href=\"#\""))
    // The view has a handler, which receives the tap before the browser follows the link.
    #expect(
      try link("item:1", hasHandler: true)
        == ##"<a data-i="1" class="link" href="#" data-on="tap"></a>"##
    )
    #expect(
      try link("https://swift.org", hasHandler: true, isEnabled: false)
        == #"<a data-i="1" class="link" role="link" aria-disabled="true"></a>"#
    )
  }

  @Test func linksInTextsAreAnchorsUnlessAButtonIsAroundThem() {
    var run = TextRun.plain("Swift")
    run.link = URL(string: "https://swift.org")
    #expect(
      html(TextContent([run])) == """
        <span data-i="1" class="text"><a class="text-link" href="https://swift.org" \
        target="_blank" rel="noopener noreferrer">Swift</a></span>
        """
    )
    let button = ButtonContent(role: nil, style: .plain, isEnabled: true)
    #expect(
      html(button, .leaf(TextContent([run]), id: 2)).contains(
        #"<span data-i="2" class="text"><span>Swift</span></span>"#))
  }

  @Test func togglesAreLabelledSwitches() {
    #expect(
      html(ToggleContent(isOn: true, isEnabled: true), .text("Wi-Fi", id: 2)) == """
        <label data-i="1" class="toggle gx"><span id="c1" class="label">\
        <span data-i="2" class="text">Wi-Fi</span></span>\
        <input id="i1" class="switch" type="checkbox" role="switch" data-on="bool" \
        aria-label="Switch" aria-labelledby="c1" checked=""></label>
        """
    )
  }

  @Test func steppersAreGroupsOfTwoLabelledButtons() {
    let stepper = StepperContent(canIncrement: true, canDecrement: false, isEnabled: true)
    #expect(
      html(stepper, .text("Count", id: 2)) == """
        <div data-i="1" class="stepper gx" role="group" aria-label="Stepper" aria-labelledby="c1">\
        <span id="c1" class="label"><span data-i="2" class="text">Count</span></span>\
        <span class="steps">\
        <button id="d1" class="step" type="button" disabled="" data-on="decrement" \
        aria-label="Decrement" aria-labelledby="d1 c1"></button>\
        <button id="u1" class="step" type="button" data-on="increment" \
        aria-label="Increment" aria-labelledby="u1 c1"></button></span></div>
        """
    )
  }

  @Test func slidersHaveTheirRangeAndStep() {
    let slider = SliderContent(value: 2.5, range: 0...10, step: 0.5, isEnabled: true)
    #expect(
      html(slider) == """
        <div data-i="1" class="slider gx"><span id="c1" class="label"></span>\
        <input id="i1" type="range" data-on="number" aria-label="Slider" aria-labelledby="c1" \
        min="0.0" max="10.0" step="0.5" value="2.5"></div>
        """
    )
    let any = SliderContent(value: 0, range: -1...1, step: nil, isEnabled: false)
    #expect(
      html(any).contains(#"min="-1.0" max="1.0" step="any" disabled="" value="0.0""#))
  }

  @Test func fieldsHaveTheirKindAndPrompt() {
    #expect(
      html(InputContent.with(text: "a\"b", prompt: "Name", submits: true)) == """
        <div data-i="1" class="field automatic gx" data-caption="">\
        <input id="i1" type="text" data-on="text submit" \
        maxlength="20000" autocomplete="off" enterkeyhint="send" placeholder="Name" \
        aria-label="Name" value="a&#34;b">\
        <span id="k1" class="caption" aria-hidden="true">Name</span></div>
        """
    )
    #expect(html(InputContent.with(kind: .secure)).contains(#"type="password""#))
    #expect(html(InputContent.with()).contains(#"aria-label="Text""#))
    // HTML drops a line break at the start of a text area.
    let lines = html(
      InputContent.with(text: "\n<a>", kind: .lines, style: .plain, isEnabled: false))
    #expect(
      lines.contains(#"aria-label="Text" disabled="">"# + "\n\n&#60;a&#62;</textarea>"))
    #expect(
      lines.hasPrefix(
        #"<div data-i="1" class="field plain gx"><textarea id="i1" rows="3" data-on="text""#))
  }

  @Test func aFieldShowsALabelThatIsNotItsPlaceholder() {
    let label = AccessibilityLabelContent(label: "Notes")
    func labeled(_ field: InputContent) -> String { html(label, .leaf(field, id: 2)) }
    func caption(_ text: String) -> String {
      #"class="caption" aria-hidden="true">\#(text)</span>"#
    }
    for field in [
      html(InputContent.with(prompt: "Prompt", title: "Notes")), labeled(.with(kind: .lines)),
    ] {
      #expect(field.contains(#"class="field automatic titled gx" data-caption="">"#))
      #expect(field.contains(caption("Notes")))
    }
    #expect(!html(InputContent.with()).contains("data-caption"))
    #expect(html(InputContent.with()).contains(caption("")))
    // Assistive technologies can have a longer name for it.
    for label in [labeled(.with(prompt: "Name")), labeled(.with(prompt: "0", title: "Name"))] {
      #expect(label.contains(caption("Name")))
      #expect(label.contains(#"aria-label="Notes""#))
    }
  }

  private func picker(_ style: _PickerStyleKind, selection: Int?) -> String {
    html(
      PickerContent(selection: selection, style: style, isEnabled: true),
      Rendering(id: 2, content: LabelContent(), children: [.text("Color", id: 3)]),
      Rendering(id: 4, content: OptionContent(), children: [.text("Red", id: 5)]),
      Rendering(id: 6, content: OptionContent(), children: [.text("Blue", id: 7)])
    )
  }

  @Test func menuPickersAreSelectElements() {
    let html = picker(.automatic, selection: 6)
    #expect(html.hasPrefix(#"<fieldset data-i="1" class="picker menu gx" role="none" data-v="6">"#))
    #expect(html.contains(#"<span data-i="2" class="label" id="l1">"#))
    #expect(
      html.hasSuffix(
        """
        <select id="i1" data-on="choice" aria-label="Choice" aria-labelledby="l1">\
        <option>Red</option><option selected="">Blue</option></select></fieldset>
        """
      )
    )
  }

  @Test(arguments: [_PickerStyleKind.segmented, .inline])
  func otherPickersAreRadioGroups(_ style: _PickerStyleKind) {
    let html = picker(style, selection: 4)
    #expect(
      html.hasPrefix(
        """
        <fieldset data-i="1" class="picker \(style) gx" role="radiogroup" aria-label="Choice" \
        aria-labelledby="l1" data-v="4">
        """
      )
    )
    #expect(!html.contains("<select"))
    #expect(
      html.contains(
        """
        <label data-i="4" class="option"><input id="i4" type="radio" name="o1" data-on="choice" \
        checked=""><span id="c4" class="label">
        """
      )
    )
    #expect(html.contains(#"<input id="i6" type="radio" name="o1" data-on="choice"><span"#))
  }

  @Test func progressIsALabelledBarOrASpinner() {
    #expect(
      html(ProgressContent(fraction: 0.5), .text("Loading", id: 2)) == """
        <div data-i="1" class="progress linear gx"><span id="c1" class="label">\
        <span data-i="2" class="text">Loading</span></span>\
        <span id="i1" class="bar" role="progressbar" aria-label="Progress" aria-labelledby="c1" \
        aria-valuemin="0" aria-valuemax="100" aria-valuenow="50">\
        <span id="f1" class="fill" data-s="width:50%"></span></span></div>
        """
    )
    let spinner = html(ProgressContent())
    #expect(spinner.contains(#"class="spinner" role="progressbar""#))
    #expect(!spinner.contains("valuenow"))
    #expect(html(ProgressContent(fraction: 7)).contains(#"aria-valuenow="100""#))
  }

  @Test func disclosureGroupsHaveAHandleForTheirContent() {
    let label = Rendering(id: 2, content: LabelContent(), children: [.text("More", id: 3)])
    #expect(
      html(
        DisclosureContent(isExpanded: true, isEnabled: true), label,
        .text("content", id: 4)) == """
          <div data-i="1" class="disclosure gx"><button id="i1" class="handle" type="button" \
          data-on="bool" aria-expanded="true" aria-controls="c1" aria-label="Details" \
          aria-labelledby="l1"></button><div id="c1" class="content">\
          <span data-i="2" class="label fits" id="l1"><span data-i="3" class="text">More</span></span>\
          <span data-i="4" class="text">content</span></div></div>
          """
    )
    let disabled = DisclosureContent(isExpanded: false, isEnabled: false)
    #expect(
      html(disabled, label).contains(
        #"<button id="i1" class="handle" type="button" disabled="" data-on="bool""#))
  }

  // MARK: Containers

  @Test func sectionsAreGroupsNamedByTheirHeaders() {
    #expect(
      html(
        SectionContent(), Rendering(id: 2, content: HeaderContent(), children: [.text("H", id: 3)]),
        .leaf(RowsContent(), id: 4), .leaf(FooterContent(), id: 5)
      ) == """
        <div data-i="1" class="section" role="group" aria-labelledby="h1">\
        <div data-i="2" class="header" id="h1" role="heading" aria-level="2">\
        <span data-i="3" class="text">H</span></div>\
        <div data-i="4" class="rows"></div><div data-i="5" class="footer"></div></div>
        """
    )
    #expect(html(FormContent()).contains("class=\"form gx gy\""))
    #expect(html(ListContent()).contains("class=\"list gx gy\""))
  }

  @Test func screensHaveABarWithTheirTitle() {
    #expect(
      html(ScreenContent(title: "Settings", isRoot: false, hasPrevious: true), .text("a", id: 2))
        == """
        <section data-i="1" class="screen barred gx gy" aria-labelledby="t1"><header id="n1" class="bar">\
        <div class="start"><button id="b1" class="back" type="button" data-on="tap">Back</button>\
        <div id="s1" class="leading"></div></div>\
        <h1 id="t1" class="title" tabindex="-1">Settings</h1>\
        <div id="p1" class="principal"></div><div id="e1" class="trailing"></div></header>\
        <div id="q1" class="search"></div>\
        <div id="c1" class="content"><span data-i="2" class="text">a</span></div>\
        <div id="f1" class="bottom"></div></section>
        """
    )
    let plain = html(ScreenContent(title: nil, isRoot: true, hasPrevious: false))
    #expect(plain.contains(#"<header id="n1" class="bar large untitled titleless">"#))
    #expect(html(NavigationContent()) == #"<div data-i="1" class="navigation gx gy"></div>"#)
  }

  // MARK: Modifiers

  @Test(
    arguments: [
      (
        PaddingContent(edges: .all, length: nil),
        "padding-block:16px 16px;padding-inline:16px 16px"
      ),
      (
        PaddingContent(edges: [.top, .leading], length: 4.5),
        "padding-block:4.5px 0px;padding-inline:4.5px 0px"
      ),
      (FontContent(font: .headline), "font-size:var(--headline);font-weight:600"),
      (
        FontContent(font: .custom("Georgia", size: 20).bold()),
        "font-size:1.25rem;font-weight:700;font-family:Georgia,var(--default)"
      ),
      (
        FontContent(font: .custom("A\";b", fixedSize: 20)),
        #"font-size:20px;font-family:A\22 \3b b,var(--default)"#
      ),
      (
        ForegroundContent(style: .opacity(.hierarchical(2), 0.5)),
        """
        color:color-mix(in srgb,color-mix(in srgb,var(--foreground) var(--level-2),transparent) 50%,\
        transparent)
        """
      ),
      (
        ForegroundContent(style: .separator), "--foreground:var(--line);color:var(--foreground)"
      ),
      (
        FontContent(font: .system(size: 20, weight: .light, design: .serif).italic()),
        "font-size:1.25rem;font-weight:300;font-family:var(--serif);font-style:italic"
      ),
      (
        FontTraitsContent(weight: .bold, isItalic: true, design: .monospaced),
        "font-weight:700;font-style:italic;font-family:var(--monospaced)"
      ),
      (
        FontTraitsContent(isItalic: false, hasMonospacedDigits: false),
        "font-style:normal;font-variant-numeric:normal"
      ),
      (ForegroundContent(style: .color(.red)), "--foreground:var(--red);color:var(--foreground)"),
      (
        ForegroundContent(style: .hierarchical(3)),
        "color:color-mix(in srgb,var(--foreground) var(--level-3),transparent)"
      ),
      (
        TintContent(style: .color(Color(red: 1, green: 0.5, blue: 0))),
        "--accentColor:rgb(255 127.5 0);--spinner:var(--accentColor)"
      ),
      (
        TintContent(style: .color(.blue.opacity(0.25))),
        "--accentColor:color-mix(in srgb,var(--blue) 25%,transparent);--spinner:var(--accentColor)"
      ),
      (OpacityContent(opacity: 0.5), "opacity:.5"),
      (RotationContent(angle: .degrees(720), anchor: .center), "rotate:720deg"),
      (
        RotationContent(angle: .degrees(-45), anchor: .topLeading),
        "rotate:-45deg;transform-origin:0% 0%"
      ),
      (ScaleContent(x: 2, y: 0.5, anchor: .center), "scale:2 .5"),
      (OffsetContent(x: -3, y: 4), "translate:-3px 4px"),
      (ClipContent(outline: .capsule), "clip-path:inset(0 round 9999px)"),
      (TextAlignmentContent(alignment: .trailing), "text-align:end"),
    ] as [(any ModifierContent, String)])
  func modifiersAreStyles(_ modifier: any ModifierContent, _ styles: String) {
    #expect(html(modifier).contains("data-s=\"\(styles)\""))
  }

  @Test func framesHaveTheirSizesAndAlignment() {
    let fixed = FrameContent(width: 10, height: 20, alignment: .topLeading)
    #expect(
      html(fixed).contains(
        """
        class="modified frame wx wy" data-s="width:10px;height:20px;align-items:start;\
        justify-content:start"
        """
      )
    )
    let wide = FrameContent(maxWidth: .infinity, minHeight: 5, maxHeight: 50, alignment: .center)
    #expect(
      html(wide).contains(
        #"class="modified frame gx gy" data-s="min-height:5px;max-height:50px""#
      )
    )
    // The views around it are as wide as its maximum, unless there is less space.
    let narrow = FrameContent(maxWidth: 50, alignment: .center)
    #expect(
      html(narrow).contains(
        #"class="modified frame gx" data-s="width:50px;max-width:min(100%,50px)""#
      )
    )
  }

  @Test func modifiersWithoutStylesAreAttributesAndClasses() {
    #expect(
      html(GestureContent(isTappable: true))
        == #"<div data-i="1" class="modified pass" data-on="tapAt" role="button" tabindex="0"></div>"#
    )
    #expect(html(HelpContent(text: "?")).contains("title=\"?\""))
    #expect(
      html(LayoutDirectionContent(direction: .rightToLeft))
        == #"<div data-i="1" class="modified pass" dir="rtl"></div>"#
    )
    #expect(
      html(LineLimitContent(limit: 2)).contains(
        #"class="modified pass limited" data-s="--lines:2""#)
    )
    #expect(
      html(LineLimitContent(limit: 3, minimum: 2)).contains(
        #"class="modified pass limited spacious" data-s="--lines:3;--least-lines:2""#
      )
    )
    #expect(
      html(LineLimitContent(limit: nil, minimum: 2)).contains(
        #"class="modified pass spacious" data-s="--least-lines:2""#
      )
    )
    for modifier in [
      TransitionContent(), DisabledContent(isDisabled: true), LineLimitContent(limit: nil),
    ]
      as [any ModifierContent]
    {
      #expect(html(modifier) == #"<div data-i="1" class="modified pass"></div>"#)
    }
  }

  @Test func rowsWrapModifiersThatAddSpace() {
    let padding = PaddingContent(edges: .vertical, length: 8)
    let inside = """
      class="modified" data-s="padding-block:8px 8px;padding-inline:0px 0px"></div>
      """
    for rows in [RowsContent(), FormContent(), ListContent()] as [any ElementContent] {
      #expect(
        html(rows, .leaf(padding, id: 2)).contains(
          #"<div data-i="2" class="modified"><div id="c2" \#(inside)</div>"#
        )
      )
    }
    #expect(html(HeaderContent(), .leaf(padding, id: 2)).contains(#"<div data-i="2" \#(inside)"#))
    #expect(
      html(RowsContent(), .leaf(DisabledContent(isDisabled: true), id: 2)).contains(
        #"<div data-i="2" class="modified pass"></div>"#
      )
    )
  }

  @Test func anAccessibilityLabelAppliesToTheModifiedElement() {
    func named(_ content: any ElementContent) -> String {
      let padded = Rendering(
        id: 2, content: PaddingContent(edges: .all), children: [.leaf(content, id: 3)]
      )
      return html(AccessibilityLabelContent(label: "Name"), padded)
    }
    let stepper = StepperContent(canIncrement: true, canDecrement: true, isEnabled: true)
    #expect(named(stepper).contains("aria-label=\"Increment Name\""))
    #expect(!named(stepper).contains("labelledby"))
    #expect(named(ToggleContent(isOn: true, isEnabled: true)).contains("aria-label=\"Name\""))
    #expect(named(InputContent.with(prompt: "Prompt")).contains("aria-label=\"Name\""))
    #expect(named(TextContent([.plain("x")])).contains(#"role="img" aria-label="Name""#))
    #expect(named(SymbolContent(name: "star")).components(separatedBy: "aria-label=").count == 2)
    // It does not apply to descendants further down.
    let stack = html(
      AccessibilityLabelContent(label: "Name"),
      Rendering(
        id: 2, content: ZStackContent(alignment: .center),
        children: [.leaf(ToggleContent(isOn: true, isEnabled: true), id: 3)]
      )
    )
    #expect(stack.contains(#"class="zstack hx" role="group" aria-label="Name""#))
    #expect(stack.contains("aria-label=\"Switch\""))
  }

  // MARK: Numbers

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (0.5, ".5"), (-0.5, "-.5"), (1.5, "1.5"), (0.12345, ".1235"),
    (100, "100"), (1e300, "100000000000"), (-1e300, "-100000000000"), (.nan, "0"), (.infinity, "0"),
    (0.00001, "0"), (2.0 / 3, ".6667"), (1.05, "1.05"),
  ])
  func numbersAreShort(_ number: Double, _ text: String) {
    #expect(cssNumber(number) == text)
  }
}
