import Testing

@_spi(Renderer) @testable import ComposableUI
@_spi(Benchmarks) @testable import ComposableWeb

/// The messages of `ComposableWeb.docc/WireProtocol.md`, letter for letter.
@Suite struct PatchEncoderTests {
  private func page(_ children: Rendering...) -> ShownPage {
    ShownPage(Rendering(id: 1, content: PageContent(), children: children))
  }

  private func change(_ patch: Patch, _ animation: Animation? = nil) -> Change {
    Change(patch, animation: animation)
  }

  @Test func aTextChangeIsAShortMessage() {
    var encoder = page(.text("Count 1,233", id: 1234))
    let message = encoder.encode(
      [change(.update(1234, TextContent([.plain("Count 1,234")])))], seq: 1234, ack: 1234
    )
    #expect(message == #"{"seq":1234,"ack":1234,"p":[["u",1234,{"t":"Count 1,234"}]]}"#)
    // The header of a server frame has two bytes for payloads of up to 125 bytes, four above.
    #expect(message.utf8.count + 4 <= 200)
  }

  @Test func anAcknowledgementIsSentOnce() {
    var encoder = page()
    #expect(encoder.encode([], seq: 1, ack: nil) == #"{"seq":1,"p":[]}"#)
    #expect(encoder.encode([], seq: 2, ack: 5) == #"{"seq":2,"ack":5,"p":[]}"#)
    #expect(encoder.encode([], seq: 3, ack: 5) == #"{"seq":3,"p":[]}"#)
    #expect(encoder.encode([], seq: 4, ack: 6) == #"{"seq":4,"ack":6,"p":[]}"#)
  }

  private func patches(_ encoder: inout ShownPage, _ changes: Change...) -> String {
    let message = encoder.encode(changes, seq: 1, ack: nil)
    return String(message.dropFirst(#"{"seq":1,"p":"#.count).dropLast())
  }

  @Test func anInsertionHasAPlaceAndATransition() {
    var encoder = page(.text("a", id: 2))
    #expect(
      patches(&encoder, change(.insert(.text("b", id: 3), in: 1, before: 2, nil)))
        == #"[["i",1,2,"<span data-i=\"3\" class=\"text\">b<\/span>"]]"#
    )
    #expect(
      patches(
        &encoder,
        change(
          .insert(.leaf(DividerContent(), id: 4), in: 1, before: nil, nil), .linear(duration: 1))
      )
        == #"[["i",1,null,"<hr data-i=\"4\" class=\"divider\">",[1000,0,"linear"],{"opacity":"0"}]]"#
    )
    #expect(
      patches(
        &encoder,
        change(
          .insert(.leaf(DividerContent(), id: 5), in: 1, before: 4, .identity), .linear(duration: 1)
        )
      ) == #"[["i",1,4,"<hr data-i=\"5\" class=\"divider\">",[1000,0,"linear"]]]"#
    )
  }

  @Test func aRemovalHasATransition() {
    var encoder = page(
      .text("a", id: 2), .text("b", id: 3),
      .leaf(ScreenContent(title: "", isRoot: false, hasPrevious: true), id: 4))
    #expect(patches(&encoder, change(.remove(2, .slide))) == #"[["r",2]]"#)
    #expect(
      patches(&encoder, change(.remove(3, .slide), .easeIn(duration: 0.2)))
        == #"[["r",3,[200,0,"ease-in"],{"transform":"translateX(calc(100% * var(--forward)))"}]]"#
    )
    // A screen leaves in the direction that it came from, unless it has a transition of its own.
    #expect(
      patches(&encoder, change(.remove(4, nil), .easeOut(duration: 0.2)))
        == """
        [["r",4,[200,0,"ease-out"],{"transform":"translateX(calc(100% * var(--forward)))"}],\
        ["u",1,{"c":{"hx":false,"hy":false}}]]
        """
    )
  }

  @Test func aMoveHasAPlaceAndAnAnimation() {
    var encoder = page(.text("a", id: 2), .text("b", id: 3))
    #expect(patches(&encoder, change(.move(3, before: 2))) == #"[["m",3,2]]"#)
    #expect(patches(&encoder, change(.move(3, before: nil))) == #"[["m",3]]"#)
    #expect(
      patches(&encoder, change(.move(3, before: nil), .easeInOut(duration: 1).delay(0.5)))
        == #"[["m",3,null,[1000,500,"ease-in-out"]]]"#
    )
  }

  @Test func anUpdateHasTheStylesThatChange() {
    var encoder = page(.leaf(OpacityContent(opacity: 1), id: 2))
    #expect(
      patches(
        &encoder,
        change(.update(2, OpacityContent(opacity: 0.5)), .linear(duration: 1).repeatForever())
      ) == #"[["u",2,{"s":{"opacity":".5"}},[1000,0,"linear",-1,true]]]"#
    )
    #expect(
      patches(&encoder, change(.update(2, OffsetContent(x: 1, y: 2))))
        == #"[["u",2,{"s":{"opacity":null,"translate":"1px 2px"}}]]"#
    )
  }

  @Test func anUpdateHasItsAnimationIfAScriptAnimatesIt() {
    func text(_ text: String, _ transition: ContentTransition) -> String {
      var encoder = page(
        Rendering(
          id: 2, content: ContentTransitionContent(transition: transition),
          children: [.text("1", id: 3)]))
      let content = TextContent([.plain(text)])
      return patches(&encoder, change(.update(3, content), .linear(duration: 1)))
    }
    #expect(text("2", .opacity) == #"[["u",3,{"t":"2"},[1000,0,"linear"]]]"#)
    #expect(text("2", .identity) == #"[["u",3,{"t":"2"}]]"#)
    func matched(_ key: String) -> MatchedGeometryContent {
      MatchedGeometryContent(key: key, properties: .frame, anchor: .center, isSource: false)
    }
    var encoder = page(.leaf(matched("a"), id: 2))
    #expect(
      patches(&encoder, change(.update(2, matched("b")), .linear(duration: 1)))
        == #"[["u",2,{"a":{"data-matched":"b"}},[1000,0,"linear"]]]"#)
  }

  @Test func anUpdateHasTheAttributesThatChange() {
    var encoder = page(
      .leaf(ButtonContent(role: nil, style: .plain, isEnabled: true), id: 2)
    )
    let disabled = ButtonContent(role: nil, style: .plain, isEnabled: false)
    #expect(
      patches(&encoder, change(.update(2, disabled), .spring))
        == #"[["u",2,{"a":{"disabled":""}}]]"#
    )
    let enabled = ButtonContent(role: .cancel, style: .plain, isEnabled: true)
    #expect(
      patches(&encoder, change(.update(2, enabled)))
        == #"[["u",2,{"c":{"cancel":true},"a":{"disabled":null}}]]"#
    )
  }

  @Test func anUpdateReachesThePartsOfAnElement() {
    let before = StepperContent(canIncrement: true, canDecrement: true, isEnabled: true)
    let after = StepperContent(canIncrement: true, canDecrement: false, isEnabled: true)
    var encoder = page(
      .leaf(before, id: 2), .leaf(ProgressContent(fraction: 0.25), id: 3),
      .leaf(ScreenContent(title: "A", isRoot: false, hasPrevious: true), id: 4)
    )
    #expect(
      patches(&encoder, change(.update(2, after)))
        == #"[["u",2,{"p":{"d":{"a":{"disabled":""}}}}]]"#
    )
    #expect(
      patches(
        &encoder,
        change(.update(3, ProgressContent(fraction: 0.5)), .linear(duration: 1)))
          == """
          [["u",3,{"p":{"f":{"s":{"width":"50%"}},"i":{"a":{"aria-valuenow":"50"}}}},\
          [1000,0,"linear"]]]
          """
    )
    #expect(
      patches(
        &encoder, change(.update(4, ScreenContent(title: "B", isRoot: false, hasPrevious: true))))
        == #"[["u",4,{"p":{"t":{"t":"B"}}}]]"#
    )
  }

  @Test func anUpdateOfSeveralRunsHasTheirHTML() {
    var encoder = page(.text("a", id: 2))
    #expect(
      patches(&encoder, change(.update(2, TextContent([.plain("a"), .plain("b")]))))
        == #"[["u",2,{"h":"<span>a<\/span><span>b<\/span>"}]]"#
    )
    #expect(
      patches(&encoder, change(.update(2, TextContent([.plain("c")])))) == #"[["u",2,{"h":"c"}]]"#
    )
  }

  @Test func aReplacedElementKeepsItsChildren() {
    var encoder = page(
      Rendering(id: 2, content: ZStackContent(alignment: .center), children: [.text("a", id: 3)])
    )
    let button = ButtonContent(role: nil, style: .plain, isEnabled: true)
    #expect(
      patches(&encoder, change(.update(2, button)))
        == """
        [["u",2,{"n":"<button data-i=\\"2\\" class=\\"button plain has-text fits\\" \
        type=\\"button\\" data-on=\\"tap\\"><\\/button>"}]]
        """
    )
  }

  @Test func unchangedContentIsNotSent() {
    var encoder = page(.text("a", id: 2), .leaf(DisabledContent(isDisabled: true), id: 3))
    #expect(
      patches(
        &encoder, change(.update(2, TextContent([.plain("a")]))),
        change(.update(3, DisabledContent(isDisabled: false))),
        change(.update(99, DividerContent()))
      ) == "[]"
    )
  }

  @Test func aChangedLabelUpdatesTheLabelledElement() {
    var encoder = page(
      Rendering(
        id: 2, content: AccessibilityLabelContent(label: "A"),
        children: [
          Rendering(
            id: 3, content: TransitionContent(),
            children: [.leaf(ToggleContent(isOn: true, isEnabled: true), id: 4)]
          )
        ]
      )
    )
    #expect(
      patches(&encoder, change(.update(2, AccessibilityLabelContent(label: "B"))))
        == #"[["u",4,{"p":{"i":{"a":{"aria-label":"B"}}}}]]"#
    )
    #expect(
      patches(&encoder, change(.update(4, ToggleContent(isOn: false, isEnabled: true))))
        == #"[["u",4,{"p":{"i":{"a":{"checked":null}}}}]]"#
    )
  }

  @Test func aChangedLabelUpdatesTheLabelledElementInAContextMenu() {
    let button = ButtonContent(role: nil, style: .plain, isEnabled: true)
    var encoder = page(
      Rendering(
        id: 2, content: AccessibilityLabelContent(label: "a"),
        children: [
          Rendering(
            id: 3, content: ContextMenuContent(isEnabled: true),
            children: [
              .leaf(button, id: 4),
              Rendering(id: 5, content: ContextMenuItemsContent(), children: [.text("b", id: 6)]),
            ])
        ]))
    #expect(
      patches(&encoder, change(.update(2, AccessibilityLabelContent(label: "c"))))
        == #"[["u",4,{"a":{"aria-label":"c"}}]]"#
    )
  }

  // MARK: User input

  @Test func acceptedInputIsNotSentBack() {
    var encoder = page(.leaf(InputContent.with(text: ""), id: 2))
    encoder.record(.text("milk"), on: 2)
    #expect(patches(&encoder, change(.update(2, InputContent.with(text: "milk")))) == "[]")
    #expect(patches(&encoder) == "[]")
  }

  @Test func transformedInputIsSent() {
    var encoder = page(.leaf(InputContent.with(text: ""), id: 2))
    encoder.record(.text("m"), on: 2)
    encoder.record(.text("mi"), on: 2)
    #expect(
      patches(&encoder, change(.update(2, InputContent.with(text: "MI"))))
        == #"[["u",2,{"p":{"i":{"a":{"value":"MI"}}}}]]"#
    )
  }

  @Test func inputOfAnUnknownMessageIsSentBack() {
    var encoder = page(.leaf(InputContent.with(text: "old"), id: 2))
    _ = patches(&encoder, change(.update(2, InputContent.with(text: "new"))))
    encoder.record(.text("typed"), on: 2)
    #expect(
      patches(&encoder, change(.update(2, InputContent.with(text: "typed"))))
        == #"[["u",2,{"p":{"i":{"a":{"value":"typed"}}}}]]"#
    )
  }

  @Test func aFieldThatIsUpdatedTwiceGetsItsLastText() {
    var encoder = page(.leaf(InputContent.with(text: "a"), id: 2))
    #expect(
      patches(
        &encoder, change(.update(2, InputContent.with(text: "b"))),
        change(.update(2, InputContent.with(text: "c"))))
        == #"[["u",2,{"p":{"i":{"a":{"value":"c"}}}}]]"#
    )
  }

  @Test func rejectedInputIsReverted() {
    let picker = PickerContent(selection: 1, style: .menu, isEnabled: true)
    let slider = SliderContent(value: 0.5, range: 0...1, step: nil, isEnabled: true)
    var encoder = page(
      .leaf(InputContent.with(text: "old"), id: 2),
      .leaf(ToggleContent(isOn: true, isEnabled: true), id: 3),
      .leaf(picker, id: 4), .leaf(slider, id: 5), .text("a", id: 6)
    )
    encoder.record(.text("new"), on: 2)
    encoder.record(.bool(false), on: 3)
    encoder.record(.choice(0), on: 4)
    encoder.record(.number(0.75), on: 5)
    encoder.record(.tap, on: 6)
    encoder.record(.text("x"), on: 99)
    #expect(
      patches(&encoder)
        == """
        [["u",2,{"p":{"i":{"a":{"value":"old"}}}}],["u",3,{"p":{"i":{"a":{"checked":""}}}}],\
        ["u",4,{"a":{"data-v":"1"}}],["u",5,{"p":{"i":{"a":{"value":"0.5"}}}}]]
        """
    )
    #expect(patches(&encoder) == "[]")
  }

  @Test func inputOfARemovedElementIsNotReverted() {
    var encoder = page(.leaf(InputContent.with(text: "old"), id: 2))
    encoder.record(.text("new"), on: 2)
    #expect(
      patches(&encoder, change(.remove(2, nil)))
        == #"[["r",2],["u",1,{"c":{"hx":false}}]]"#)
  }

  /// Such as that of a tab that is selected again.
  @Test func aFieldThatIsShownAgainHasItsNewText() throws {
    func field(_ text: String) -> Rendering { .leaf(InputContent.with(text: text), id: 2) }
    var encoder = page(field("old"))
    let hidden = change(.remove(2, nil))
    _ = encoder.encode([change(.update(2, field("former").content))], seq: 1, ack: nil)
    _ = encoder.encode([hidden], seq: 2, ack: nil)
    _ = encoder.encode([change(.insert(field("new"), in: 1, before: nil, nil))], seq: 3, ack: nil)
    let edit = TextEdit(start: 3, count: 0, replacement: "er")
    #expect(try encoder.record(.edit(edit), seenAt: 3, on: 2) == "newer")
    // In one message, too.
    let shownAgain = change(.insert(field("last"), in: 1, before: nil, nil))
    #expect(try encoder.record(.whole("newest"), seenAt: 3, on: 2) == "newest")
    let message = encoder.encode([hidden, shownAgain], seq: 4, ack: nil)
    #expect(!message.contains("newest") && !message.contains(#"["u",2"#))
  }
}
