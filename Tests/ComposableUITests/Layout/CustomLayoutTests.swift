import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Layouts of an application's own, with the sizes of a driver.
@MainActor
@Suite struct CustomLayoutTests {
  private let narrow = CGSize(width: 100, height: 200)

  private struct Tags: View {
    @State var tags = ["aaaaa", "bbbbb", "ccc"]
    @State var spacing: CGFloat = 8

    var body: some View {
      Flow(spacing: spacing) {
        ForEach(tags, id: \.self) { Text($0) }
      }
      Button("Add") { withAnimation(.linear) { tags.insert("ddddd", at: 1) } }
      Button("Remove") { withAnimation(.linear) { _ = tags.removeFirst() } }
      Button("Widen") { withAnimation(.linear) { spacing = 10 } }
    }
  }

  @Test func aFlowWrapsInTheAvailableWidth() throws {
    let view = ViewDriver(size: narrow) {
      Flow {
        Text("aaaaa"); Text("bbbbb"); Text("ccc")
      }
    }
    #expect(
      view.description == """
        Layout 88.0 x 48.0
          subview 0.0 0.0 40.0 x 20.0 "aaaaa"
          subview 48.0 0.0 40.0 x 20.0 "bbbbb"
          subview 0.0 28.0 24.0 x 20.0 "ccc"
        """)
    #expect(try view.frame(ofSubview: "ccc") == CGRect(x: 0, y: 28, width: 24, height: 20))
    #expect(throws: ViewDriver.NotFound.self) { try view.frame(ofSubview: "d") }
  }

  @Test func aDriverHasTheSizesOfATest() throws {
    let view = ViewDriver(size: narrow) { label, _ in
      CGSize(width: label == "a" ? 70 : 30, height: 10)
    } _: {
      Flow(spacing: 0) {
        Text("a"); Text("b"); Text("c")
      }
    }
    #expect(try view.frame(ofSubview: "b") == CGRect(x: 70, y: 0, width: 30, height: 10))
    #expect(try view.frame(ofSubview: "c").origin == CGPoint(x: 0, y: 10))
  }

  @Test func aLayoutThatIsHigherForAHigherProposalFillsTheHeight() throws {
    let view = ViewDriver(size: narrow) {
      Radial { ForEach(["n", "e", "s", "w"], id: \.self) { Text($0) } }
    }
    #expect(view.description.hasPrefix("Layout 100.0 x 10.0 filling the height\n"))
    let centers = try ["n", "e", "s", "w"].map { label in
      let frame = try view.frame(ofSubview: label)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    #expect(
      centers == [
        CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 100), CGPoint(x: 50, y: 150),
        CGPoint(x: 0, y: 100),
      ])
  }

  @Test func equalWidthsAreComputedInACache() throws {
    let view = ViewDriver {
      EqualWidths {
        Text("a"); Text("bbbb"); Color.red
      }
    }
    #expect(
      view.description == """
        Layout 112.0 x 20.0
          subview 12.0 0.0 8.0 x 20.0 "a"
          subview 40.0 0.0 32.0 x 20.0 "bbbb"
          subview 80.0 0.0 32.0 x 20.0
            Shape rectangle
        """)
  }

  @Test func viewsHaveValuesForTheirLayout() throws {
    func order(@ViewBuilder of content: @escaping () -> some View) throws -> [String] {
      let view = ViewDriver(size: narrow) { Radial { content() } }
      return try ["a", "b"].map { ($0, try view.frame(ofSubview: $0).minY) }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }
    #expect(
      try order {
        Text("a"); Text("b")
      } == ["a", "b"])
    #expect(
      try order {
        Text("a").layoutValue(key: Radial.Rank.self, value: 1)
        Text("b")
      } == ["b", "a"])
    // Within modifiers of the view, the outer one of two counts.
    #expect(
      try order {
        Text("a").layoutValue(key: Radial.Rank.self, value: -1)
          .layoutValue(key: Radial.Rank.self, value: 1).padding().background(Color.red)
        Text("b")
      } == ["b", "a"])
    // Those of a view in a stack are not those of the stack.
    #expect(
      try order {
        HStack { Text("a").layoutValue(key: Radial.Rank.self, value: 1) }
        Text("b")
      } == ["a", "b"])
  }

  @Test func aValueThatChangesChangesTheLayout() throws {
    struct Ranked: View {
      @State var rank = 0
      var body: some View {
        Radial {
          Text("a").layoutValue(key: Radial.Rank.self, value: rank)
          Text("b")
        }
        Button("Last") { rank = 1 }
      }
    }
    let view = ViewDriver(size: narrow) { Ranked() }
    #expect(try view.frame(ofSubview: "a").midY == 50)
    try view.button("Last").tap()
    #expect(try view.frame(ofSubview: "a").midY == 150)
  }

  @Test func subviewsHaveTheirPrioritiesAndTheDirectionOfTheLanguage() {
    struct Probe: Layout {
      let priorities: ([Double], LayoutDirection) -> Void
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        priorities(subviews.map(\.priority), subviews.layoutDirection)
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    var found: [Double] = []
    var direction = LayoutDirection.leftToRight
    let view = ViewDriver {
      Probe { (found, direction) = ($0, $1) }() {
        Text("a").layoutPriority(2).padding()
        Text("b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(found == [2, 0])
    #expect(direction == .rightToLeft)
    // A subview that is not placed is in the center.
    #expect(view.description.contains("subview -4.0 -10.0 8.0 x 20.0 \"b\""))
  }

  @Test func subviewsAreACollection() {
    let pass = LayoutPass([LayoutPass.Subview(), LayoutPass.Subview(), LayoutPass.Subview()])
    let all = LayoutSubviews((0..<3).map { LayoutSubview($0, in: pass) }, .leftToRight)
    #expect(all.dropFirst().indices == 1..<3)
    #expect(all.dropFirst().first == all[1])
    #expect(all[[2, 0]].first == all[2])
    #expect(all[1..<2].count == 1)
    #expect(all.reversed().first == all.last)
  }

  @Test func aChangeUnderAnAnimationMovesSubviews() throws {
    let view = ViewDriver(size: narrow) { Tags() }
    view.update()
    try view.button("Widen").tap()
    let changes = view.update()
    #expect(!changes.isEmpty && changes.allSatisfy { $0 == .linear })
    #expect(try view.frame(ofSubview: "bbbbb").minX == 50)
    try view.button("Remove").tap()
    #expect(view.update().allSatisfy { $0 == .linear })
    #expect(try view.frame(ofSubview: "bbbbb").minX == 0)
  }

  @Test func aSubviewThatIsInsertedUnderAnAnimationAppearsInItsPlace() throws {
    let view = ViewDriver(size: narrow) { Tags() }
    let others = view.rendering.all { $0.is(SubviewContent.self) }.map(\.id)
    try view.button("Add").tap()
    let diff = view.diff()
    #expect(diff.allSatisfy { $0.animation == .linear })
    // It is inserted for its measurement first, and then in its place.
    let inserted = diff.compactMap { change -> SubviewContent? in
      guard case .insert(let rendering, _, _, _) = change.patch else { return nil }
      return rendering.content.as(SubviewContent.self)
    }
    #expect(inserted.map { $0.frame != nil } == [false, true])
    #expect(try view.frame(ofSubview: "ddddd").minX == 48)
    #expect(try view.frame(ofSubview: "bbbbb").origin == CGPoint(x: 0, y: 28))
    let all = view.rendering.all { $0.is(SubviewContent.self) }.map(\.id)
    #expect(Set(others).isSubset(of: all) && all.count == 4)
  }

  @Test func viewsKeepTheirStateInAnotherLayout() throws {
    struct Changing: View {
      @State var isFlow = true
      var body: some View {
        let layout = isFlow ? AnyLayout(Flow()) : AnyLayout(HStackLayout())
        layout {
          CountButton(name: "a"); Text("b")
        }
        Button("Change") { isFlow.toggle() }
      }
    }
    let view = ViewDriver { Changing() }
    try view.button("a 0").tap()
    try view.button("Change").tap()
    #expect(view.description.hasPrefix("HStack\n  Button \"a 1\""))
    try view.button("a 1").tap()
    try view.button("Change").tap()
    #expect(view.description.hasPrefix("Layout 40.0 x 20.0\n  subview 0.0 0.0 24.0 x 20.0\n"))
    #expect(view.description.contains("Button \"a 2\""))
  }

  @Test func aLayoutCanUseThatOfAStack() throws {
    struct Wrapper<Base: Layout>: Layout {
      let base: Base
      func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
      ) -> CGSize {
        base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Base.Cache
      ) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    func frames(in layout: some Layout) -> String {
      let size = CGSize(width: 90, height: 100)
      return ViewDriver(size: size) {
        Wrapper(base: layout)() {
          Text("aaaaaaaaaaaa"); Text("bb")
        }
      }.description
    }
    // The narrow view is laid out first, and the other one wraps in what it has left.
    #expect(
      frames(in: HStackLayout(alignment: .bottom, spacing: 10)) == """
        Layout 90.0 x 40.0
          subview 0.0 0.0 64.0 x 40.0 "aaaaaaaaaaaa"
          subview 74.0 20.0 16.0 x 20.0 "bb"
        """)
    #expect(
      frames(in: VStackLayout(alignment: .trailing)) == """
        Layout 88.0 x 68.0
          subview 0.0 0.0 88.0 x 40.0 "aaaaaaaaaaaa"
          subview 72.0 48.0 16.0 x 20.0 "bb"
        """)
    #expect(
      frames(in: AnyLayout(ZStackLayout(alignment: .bottomLeading))) == """
        Layout 88.0 x 40.0
          subview 0.0 0.0 88.0 x 40.0 "aaaaaaaaaaaa"
          subview 0.0 20.0 16.0 x 20.0 "bb"
        """)
  }

  @Test func proposalsAndSpacingsAreValues() {
    let size = CGSize(width: 3, height: 4)
    #expect(ProposedViewSize(size).replacingUnspecifiedDimensions() == size)
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 10))
    #expect(
      ProposedViewSize(width: nil, height: 2).replacingUnspecifiedDimensions(by: size)
        == CGSize(width: 3, height: 2))
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 8)
    let above = ViewSpacing.zero.union(ViewSpacing(), edges: .top)
    #expect(ViewSpacing.zero.distance(to: above, along: .vertical) == 8)
    #expect(above.distance(to: .zero, along: .vertical) == 0)
  }
}
