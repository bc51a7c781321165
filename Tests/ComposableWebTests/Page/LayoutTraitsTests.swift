import Testing

@_spi(Renderer) @testable import ComposableUI
@_spi(Benchmarks) @testable import ComposableWeb

/// The classes that elements have because of what their subtrees contain.
@Suite struct LayoutTraitsTests {
  /// A page whose elements are numbered in the order of their creation.
  private struct Page {
    var encoder: ShownPage
    var document: PatchedDocument

    init(_ children: Rendering...) throws {
      let rendering = Rendering(id: 1, content: PageContent(), children: children)
      encoder = ShownPage(rendering)
      document = try PatchedDocument(HTML(rendering))
    }

    func classes(_ id: Int) throws -> Set<String> {
      let node = document.root.all.first { $0.attributes["data-i"] == "\(id)" }
      return Set(
        try #require(node).attributes["class"]?.split(separator: " ").map(String.init) ?? [])
    }

    /// The elements with a class.
    func elements(_ name: String) throws -> [Int] {
      try document.root.all.compactMap { $0.attributes["data-i"].flatMap { Int($0) } }
        .filter { try classes($0).contains(name) }.sorted()
    }

    mutating func apply(_ patches: Patch...) throws {
      let diff = patches.map { Change($0, animation: nil) }
      try document.apply(encoder.encode(diff, seq: 1, ack: nil))
    }
  }

  private func node(_ id: Int, _ content: any ElementContent, _ children: Rendering...) -> Rendering
  {
    Rendering(id: id, content: content, children: children)
  }

  private let row = HStackContent(alignment: .center, spacing: nil)
  private let column = VStackContent(alignment: .center, spacing: nil)
  private let padding = PaddingContent(edges: .all, length: nil)
  private let circle = ShapeContent(outline: .circle, trim: 0...1, fill: nil, stroke: nil)
  private let toggle = ToggleContent(isOn: true, isEnabled: true)

  private func frame(
    width: Double? = nil, height: Double? = nil, maxWidth: Double? = nil, maxHeight: Double? = nil
  ) -> any ElementContent {
    FrameContent(
      width: width, height: height, maxWidth: maxWidth, maxHeight: maxHeight, alignment: .center)
  }

  // MARK: Expanding views

  @Test func anExpandingViewExpandsItsAncestors() throws {
    let page = try Page(node(2, column, node(3, padding, .leaf(circle, id: 4)), .text("a", id: 5)))
    #expect(try page.elements("hx") == [1, 2, 3] && page.elements("hy") == [1, 2, 3])
    #expect(try page.elements("gx") == [4] && page.elements("gy") == [4])
  }

  @Test func aViewOfAFixedSizeDoesNotExpandItsAncestorsAlongThatAxis() throws {
    let page = try Page(
      node(2, column, node(3, frame(width: 40), node(4, padding, .leaf(circle, id: 5)))))
    // The frame's own content still expands in it. The frame has the class, which `wx` overrules.
    #expect(try page.elements("hx") == [3, 4] && page.elements("wx") == [3])
    #expect(try page.elements("hy") == [1, 2, 3, 4])
    let fixed = try Page(
      node(2, column, node(3, FixedSizeContent(axes: .vertical), .leaf(circle, id: 4))))
    #expect(try fixed.elements("hx") == [1, 2, 3] && fixed.elements("hy") == [3])
    #expect(try fixed.elements("wy") == [3])
  }

  @Test func aMaximumSizeExpandsAlongItsAxis() throws {
    let page = try Page(node(2, column, node(3, frame(maxHeight: .infinity), .text("a", id: 4))))
    #expect(try page.elements("gy") == [3] && page.elements("hy") == [1, 2])
    #expect(try page.elements("hx") == [] && page.elements("gx") == [])
  }

  @Test func aFiniteMaximumLimitsAncestorsUnlessAnotherViewExpands() throws {
    var page = try Page(
      node(
        2, column, node(3, frame(maxWidth: 40, maxHeight: 20), .leaf(circle, id: 4)),
        .text("a", id: 5)))
    #expect(try page.elements("hx") == [1, 2] && page.elements("mx") == [1, 2])
    #expect(try page.elements("hy") == [1, 2] && page.elements("my") == [1, 2])
    #expect(try page.classes(3).isSuperset(of: ["gx", "gy"]))
    try page.apply(.insert(.leaf(circle, id: 6), in: 2, before: nil, nil))
    #expect(try page.elements("hx") == [1, 2] && page.elements("hy") == [1, 2])
    #expect(try page.elements("mx") == [] && page.elements("my") == [])
  }

  @Test func anAspectRatioExpandsHorizontally() throws {
    let ratio = AspectRatioContent(ratio: 2, mode: .fit)
    let page = try Page(node(2, column, node(3, ratio, .leaf(circle, id: 4))))
    #expect(try page.elements("hx") == [1, 2] && page.classes(3).isSuperset(of: ["gx", "wy"]))
    #expect(try !page.classes(2).contains("hy"))
  }

  @Test(
    arguments: [
      BackgroundContent(alignment: .center), OverlayContent(alignment: .center),
      RowBackgroundContent(),
    ] as [any ElementContent])
  func aBackgroundDoesNotExpandTheView(_ layers: any ElementContent) throws {
    let page = try Page(
      node(
        2, column,
        node(
          3, layers,
          layers is RowBackgroundContent
            ? .text("a", id: 4) : node(4, LayerContent(), .text("a", id: 5)),
          node(6, LayerContent(), node(7, padding, .leaf(circle, id: 8))))))
    // The content of the background fills it.
    #expect(try page.elements("hx") == [6, 7] && page.elements("hy") == [6, 7])
    let base = try Page(
      node(
        2, BackgroundContent(alignment: .center), node(3, LayerContent(), .leaf(circle, id: 4)),
        node(5, LayerContent())))
    #expect(try base.elements("hx") == [1, 2, 3])
  }

  @Test func aSpacerExpandsItsStackInTheDirectionOfTheStack() throws {
    let spacer = Rendering.leaf(SpacerContent(minLength: nil), id: 4)
    let horizontal = try Page(node(2, padding, node(3, row, spacer)))
    #expect(try horizontal.elements("hx") == [1, 2, 3] && horizontal.elements("hy") == [])
    let vertical = try Page(node(2, padding, node(3, column, spacer)))
    #expect(try vertical.elements("hy") == [1, 2, 3] && vertical.elements("hx") == [])
    let depth = try Page(node(2, padding, node(3, ZStackContent(alignment: .center), spacer)))
    #expect(try depth.elements("hx") == [] && depth.elements("hy") == [])
  }

  @Test func aControlWithoutALabelDoesNotExpand() throws {
    let labeled = try Page(node(2, row, node(3, padding, .leaf(toggle, id: 4)), .text("a", id: 5)))
    #expect(try labeled.elements("hx") == [1, 2, 3] && labeled.elements("gx") == [4])
    let hidden = try Page(
      node(
        2, row, node(3, LabelsHiddenContent(), node(4, padding, .leaf(toggle, id: 5))),
        .text("a", id: 6)))
    #expect(try hidden.elements("gx") == [] && hidden.elements("hx") == [])
    #expect(try hidden.elements("has-flexible") == [])
  }

  @Test func aPositionedViewExpandsInItsPlace() throws {
    let position = PositionContent(x: 1, y: 2)
    func place(_ content: Rendering) throws -> Set<Substring> {
      let html = HTML(node(1, PageContent(), node(2, position, content))).text
      let place = try #require(
        try HTMLTree.parseElement(html).all.first { $0.attributes["id"] == "c2" })
      return Set(try #require(place.attributes["class"]).split(separator: " "))
    }
    #expect(try place(.leaf(circle, id: 3)).contains("hx"))
    #expect(try !place(.text("a", id: 3)).contains("hx"))
  }

  // The theme makes it as long as its stack is wide or high.
  @Test func aDividerIsFoundInItsModifiers() throws {
    let page = try Page(
      node(2, column, node(3, padding, node(4, padding, .leaf(DividerContent(), id: 5)))),
      node(6, padding, node(7, row, .leaf(DividerContent(), id: 8))))
    #expect(try page.elements("has-divider") == [3, 4])
  }

  // MARK: Texts

  @Test func aTextFitsItsColumn() throws {
    let page = try Page(
      node(2, column, node(3, padding, .text("a", id: 4)), .leaf(DividerContent(), id: 5)))
    #expect(try page.elements("fits") == [2, 3])
  }

  @Test func aTextBesideAFixedWidthDoesNotFit() throws {
    let frame = frame(width: 400)
    let page = try Page(
      node(2, column, node(3, column, .text("a", id: 4), node(5, frame, .leaf(circle, id: 6)))),
      node(7, column, node(8, padding, node(9, row, .text("a", id: 10)))),
      node(11, column, .text("a", id: 12)))
    #expect(try page.elements("fits") == [11])
    let fixedHeight = try Page(node(2, column, node(3, self.frame(height: 4), .text("a", id: 4))))
    #expect(try fixedHeight.elements("fits") == [2, 3])
  }

  // The theme breaks a long word in it, rather than push the other views out of the row.
  @Test func textsFitBesideOtherViewsUnlessThereAreControlsAmongThem() throws {
    let page = try Page(
      node(
        2, row, node(3, column, .text("a", id: 4)), node(5, padding, .text("b", id: 6)),
        node(7, column, .text("c", id: 8), .leaf(toggle, id: 9)),
        node(10, column, node(11, row, .text("d", id: 12)))))
    #expect(try page.elements("fits") == [3, 5])
  }

  // MARK: Rows

  @Test(arguments: [FormContent(), ListContent()] as [any ElementContent])
  func aRowBeforeASectionIsTheLastOfItsCard(_ list: any ElementContent) throws {
    var page = try Page(
      node(2, list, .text("a", id: 3), .text("b", id: 4), .leaf(SectionContent(), id: 5)))
    #expect(try page.elements("before-section") == [4])
    try page.apply(.move(3, before: 5))
    #expect(try page.elements("before-section") == [3])
    try page.apply(.insert(.text("c", id: 6), in: 2, before: 5, nil), .remove(4, nil))
    #expect(try page.elements("before-section") == [6])
    try page.apply(.insert(.leaf(SectionContent(), id: 7), in: 2, before: 6, nil))
    #expect(try page.elements("before-section") == [3, 6])
    // A text that changes keeps its class.
    try page.apply(.update(6, TextContent([.plain("d"), .plain("e")])), .move(7, before: nil))
    #expect(try page.elements("before-section") == [5, 6])
    try page.apply(.remove(5, nil), .remove(7, nil))
    #expect(try page.elements("before-section") == [])
  }

  // A row clips what overflows it, but not shadows.
  @Test func aRowThatHasAShadowShowsIt() throws {
    let shadow = FilterContent.shadow(.black, radius: 2, x: 0, y: 0)
    let inside = try Page(
      node(2, FormContent(), node(3, column, node(4, shadow, .text("a", id: 5))), .text("b", id: 6))
    )
    #expect(try inside.elements("has-shadow") == [3])
    let own = try Page(
      node(2, FormContent(), node(3, shadow, .text("a", id: 4)), .text("b", id: 5)))
    #expect(try own.elements("has-shadow") == [3])
  }

  // The theme enlarges the area of a title that can be touched, but not that of an icon.
  @Test func buttonsAndLinksKnowIfTheyHaveATitle() throws {
    let plain = ButtonContent(role: nil, style: .automatic, isEnabled: true)
    let share = ShareLinkContent(text: "", isEnabled: true)
    let page = try Page(
      node(
        2, row, node(3, plain, node(4, padding, .text("a", id: 5))),
        node(6, share, .text("a", id: 7)),
        node(8, plain, .leaf(SymbolContent(name: "star"), id: 9))))
    #expect(try page.elements("has-text") == [3, 6])
    #expect(try page.elements("has-icon") == [8])
  }

  @Test func aRowKnowsTheControlBehindItsModifiers() throws {
    let plain = ButtonContent(role: nil, style: .automatic, isEnabled: true)
    let bordered = ButtonContent(role: nil, style: .bordered, isEnabled: true)
    let pass = HelpContent(text: "a")
    var page = try Page(
      node(
        2, FormContent(), node(3, pass, .leaf(plain, id: 4)), node(5, pass, .leaf(bordered, id: 6)),
        node(7, pass, node(8, pass, .leaf(InputContent.with(), id: 9))),
        node(10, pass, .leaf(toggle, id: 11)),
        node(12, pass, node(13, column, .leaf(plain, id: 14)))))
    #expect(try page.elements("of-plain-button") == [3])
    #expect(try page.classes(7).contains("of-field") && page.classes(10).contains("of-control"))
    #expect(try page.classes(12).isDisjoint(with: ["of-plain-button", "of-field", "of-control"]))
    try page.apply(.update(6, plain), .update(4, bordered))
    #expect(try page.elements("of-plain-button") == [5])
  }

  @Test func aRowWithActionsIsFoundInItsModifiers() throws {
    let pass = HelpContent(text: "a")
    func actions(_ id: Int) -> Rendering {
      node(
        id, EditableRowContent(isEditing: false),
        node(id + 1, RowContent(), .text("a", id: id + 2)), node(id + 3, RowActionsContent()))
    }
    let page = try Page(
      node(
        2, FormContent(), node(3, pass, node(4, ContextMenuContent(isEnabled: true), actions(10))),
        actions(20),
        node(
          30, EditableRowContent(isEditing: false),
          node(31, RowContent(), node(32, pass, actions(40))))))
    #expect(try page.elements("of-editable") == [3, 4, 31, 32])
  }

  // MARK: Changes

  @Test func ancestorsFollowTheLastExpandingView() throws {
    var page = try Page(
      node(
        2, column, node(3, padding, .leaf(circle, id: 4), .leaf(circle, id: 5)), node(6, column)))
    try page.apply(.remove(4, nil))
    #expect(try page.elements("hx") == [1, 2, 3])
    try page.apply(.remove(5, nil))
    #expect(try page.elements("hx") == [] && page.elements("hy") == [])
    try page.apply(.insert(.leaf(circle, id: 7), in: 6, before: nil, nil))
    #expect(try page.elements("hx") == [1, 2, 6])
  }

  @Test func ancestorsFollowAChangedSize() throws {
    var page = try Page(
      node(2, column, node(3, padding, node(4, frame(width: 40), .text("a", id: 5)))))
    #expect(try page.elements("hx") == [] && page.elements("fits") == [])
    try page.apply(.update(4, frame(maxWidth: .infinity)))
    #expect(try page.elements("hx") == [1, 2, 3] && page.elements("gx") == [4])
    #expect(try page.elements("fits") == [2, 3, 4])
    try page.apply(.update(4, frame()))
    #expect(try page.elements("hx") == [] && page.elements("gx") == [])
  }

  @Test func theOrderOfLayersDecidesWhatExpands() throws {
    var page = try Page(
      node(
        2, OverlayContent(alignment: .center), node(3, LayerContent(), .text("a", id: 4)),
        node(5, LayerContent(), .leaf(circle, id: 6))))
    #expect(try page.elements("hx") == [5])
    try page.apply(.move(5, before: 3))
    #expect(try page.elements("hx") == [1, 2, 5])
  }

  @Test func anUnchangedLayoutIsNotSent() throws {
    var page = try Page(node(2, column, .leaf(circle, id: 3), .text("a", id: 4)))
    // The second of two shapes, and a text beside another, change nothing above them.
    let change = Change(
      .insert(.leaf(circle, id: 5), in: 2, before: 3, nil), animation: nil)
    let removal = Change(.remove(3, nil), animation: nil)
    let message = page.encoder.encode([change, removal], seq: 1, ack: nil)
    #expect(!message.contains(#"["u""#))
  }
}
