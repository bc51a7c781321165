import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The sizes that a browser measures for layouts.
@MainActor
@Suite struct LayoutMeasurementTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("Layout") {
      Flow {
        Text("a"); Text("b").layoutValue(key: Radial.Rank.self, value: 1)
      }
    } is: {
      """
      CustomLayout(size: (width: 24.0, height: 20.0), request: (version: 1, queries: \
      [(index: 0), (index: 1)]))
        Subview(frame: (x: 0.0, y: 0.0, width: 8.0, height: 20.0), proposedWidth: inf)
          Text(runs: [(text: "a", traits: (0))])
        Subview(frame: (x: 16.0, y: 0.0, width: 8.0, height: 20.0), proposedWidth: inf)
          Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("AnyLayout") {
      AnyLayout(VStackLayout(spacing: 2)) { Text("a") }
    } is: {
      """
      VStack(alignment: center, spacing: 2.0)
        Text(runs: [(text: "a", traits: (0))])
      """
    }
  }

  private func graph(@ViewBuilder _ view: @escaping () -> some View) -> ViewGraph {
    let graph = ViewGraph(isolation: MainActor.shared, view)
    _ = graph.update()
    return graph
  }

  private func layout(in graph: ViewGraph) throws -> (id: Int, content: CustomLayoutContent) {
    let rendering = try #require(
      graph.rendering.first { $0.content.is(CustomLayoutContent.self) })
    return (rendering.id, try #require(rendering.content.as(CustomLayoutContent.self)))
  }

  /// Answers the layout of a graph. Returns false if the answer is refused.
  private func answer(_ json: String, in graph: ViewGraph) throws -> Bool {
    let id = try layout(in: graph).id
    let isHandled = graph.handle(.event("composable-layout", Data(json.utf8)), on: id)
    _ = graph.update()
    return isHandled
  }

  private func frames(in graph: ViewGraph) -> [SubviewContent.Frame?] {
    graph.rendering.all { $0.is(SubviewContent.self) }
      .map { $0.content.as(SubviewContent.self)?.frame }
  }

  private var flow: ViewGraph {
    graph {
      Flow(spacing: 0) {
        Text("a"); Text("b")
      }
    }
  }

  @Test func theFirstPageAsksForSizes() throws {
    let graph = flow
    let content = try layout(in: graph).content
    #expect(content.request.json == "[1,0,-1,-1,1,-1,-1]")
    let node = content.html(in: RenderContext())
    #expect(node.value(of: "class") == "custom-layout unmeasured")
    #expect(node.value(of: "data-value") == "[1,0,-1,-1,1,-1,-1]")
    #expect(frames(in: graph) == [nil, nil])
    let subview = SubviewContent().html(in: RenderContext())
    #expect(subview.value(of: "class") == "modified subview unplaced")
    #expect(subview.styleText == "")
  }

  @Test func theAnswerPlacesTheSubviews() throws {
    let graph = flow
    #expect(try answer("[1,50,-1,30,10.5,25,12]", in: graph))
    #expect(
      frames(in: graph) == [
        SubviewContent.Frame(CGRect(x: 0, y: 0, width: 30, height: 10.5)),
        SubviewContent.Frame(CGRect(x: 0, y: 10.5, width: 25, height: 12)),
      ])
    let content = try layout(in: graph).content
    #expect(content.request.version == 1)
    #expect(
      content.html(in: RenderContext()).styleText
        == "--layout-width:30px;height:22.5px")
    let subview = SubviewContent(frame: frames(in: graph)[1]).html(in: RenderContext())
    #expect(subview.styleText == "inset-inline-start:0px;top:10.5px;width:25px;height:12px")
  }

  @Test func aLayoutInAnotherOneHasTheSpaceThatIsProposedToIt() {
    func style(_ proposedWidth: Double?, _ traits: LayoutTraits) -> String {
      var context = RenderContext()
      context.traits = traits
      let frame = SubviewContent.Frame(CGRect(x: 0, y: 0, width: 1, height: 1))
      return SubviewContent(frame: frame, proposedWidth: proposedWidth).html(in: context).styleText
    }
    #expect(style(50, .growsToMaximumX).hasSuffix("height:1px;--proposed-width:50px"))
    #expect(style(.infinity, .growsToMaximumX).hasSuffix("height:1px;--proposed-width:none"))
    #expect(style(nil, .growsToMaximumX).hasSuffix("height:1px"))
    #expect(style(50, .text).hasSuffix("height:1px"))
    let view = ViewDriver {
      Flow {
        Flow {
          Text("a"); Text("b")
        }
        Text("c")
      }
    }
    #expect(view.texts == ["a", "b", "c"])
  }

  @Test func equalAnswersChangeNothing() throws {
    let graph = flow
    #expect(try answer("[1,50,-1,30,10,25,10]", in: graph))
    let id = try layout(in: graph).id
    #expect(
      graph.handle(.event("composable-layout", Data("[1,50,-1,30,10,25,10]".utf8)), on: id))
    #expect(graph.update() == [])
  }

  @Test func anotherWidthOrContentMovesSubviews() throws {
    let graph = flow
    #expect(try answer("[1,50,-1,30,10,25,10]", in: graph))
    #expect(try answer("[1,60,-1,30,10,25,10]", in: graph))
    #expect(frames(in: graph)[1]?.x == 30)
    #expect(try answer("[1,60,-1,40,20,25,10]", in: graph))
    #expect(frames(in: graph)[1]?.y == 20)
    // In a horizontal scroll view, there is no end.
    #expect(try answer("[1,-1,-1,40,20,25,10]", in: graph))
    #expect(frames(in: graph)[1]?.x == 40)
  }

  @Test(
    arguments: [
      "null", "{", "[]", "[1]", "[1,50,-1]", "[1,50,-1,30,10,25]", "[1,50,-1,30,10,25,10,3]",
      "[1,50,-1,30,10,25,-1]", "[1,50,-1,30,10,25,1e300]", "[1,50,-1,30,10,25,null]",
      "[1,50,-1,30,10,25,\"a\"]", "[[1],50,-1,30,10,25,10]", "[1.5]", "[-2,50,-1,-4,10]",
    ])
  func hostileAnswersAreRefused(_ json: String) throws {
    let graph = flow
    #expect(try !answer(json, in: graph))
    #expect(frames(in: graph) == [nil, nil])
  }

  @Test func theLargestAnswerIsPlaced() throws {
    let graph = flow
    #expect(try answer("[1,1000000,1000000,99999,99999,1000000,1000000]", in: graph))
    #expect(frames(in: graph).map { $0?.width } == [99999, 1_000_000])
    #expect(try answer("[1,0,0,0,0,0,0]", in: graph))
    #expect(frames(in: graph).allSatisfy { $0?.width == 0 })
  }

  @Test func anAnswerToAFormerRequestIsIgnored() throws {
    let graph = flow
    for json in ["[0,50,-1]", "[7,50,-1,30,10,25,10]", "[1.5,1,1,1]"] {
      #expect(try answer(json, in: graph))
    }
    #expect(frames(in: graph) == [nil, nil])
  }

  @Test func otherSizesAreAskedForInFurtherRounds() throws {
    /// Gives the second view the width of the first one.
    struct Matching: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        let first = subviews[0].sizeThatFits(.unspecified)
        let second = subviews[1].sizeThatFits(ProposedViewSize(width: first.width, height: nil))
        return CGSize(width: first.width, height: first.height + second.height)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for (subview, y) in zip(subviews, [0, bounds.height / 2]) {
          subview.place(
            at: CGPoint(x: 0, y: y),
            proposal: ProposedViewSize(width: bounds.width, height: nil))
        }
      }
    }
    let graph = graph {
      Matching()() {
        Text("a"); Text("b")
      }
    }
    #expect(try layout(in: graph).content.request.json == "[1,0,-1,-1,1,10,-1,0,10,-1]")
    #expect(try answer("[1,50,-1,30,10,5,90,5,90]", in: graph))
    #expect(frames(in: graph) == [nil, nil])
    #expect(
      try layout(in: graph).content.request.json == "[2,1,30,-1,0,30,-1,0,-1,-1]")
    #expect(try answer("[2,50,-1,30,10,30,10,30,10]", in: graph))
    #expect(frames(in: graph).map { $0?.y } == [0, 10])
  }

  @Test func aLayoutThatAlwaysAsksForOtherSizesIsShown() throws {
    final class Counter { var count: CGFloat = 0 }
    struct Restless: Layout {
      let counter: Counter
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        counter.count += 1
        return subviews[0].sizeThatFits(ProposedViewSize(width: counter.count, height: nil))
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) { subviews[0].place(at: .zero, proposal: .unspecified) }
    }
    let counter = Counter()
    let view = ViewDriver { Restless(counter: counter)() { Text("a") } }
    #expect(try view.frame(ofSubview: "a") == CGRect(x: 0, y: 0, width: 8, height: 20))
    let version = view.rendering.all { $0.is(CustomLayoutContent.self) }[0].content
      .as(CustomLayoutContent.self)?.request.version
    #expect(try #require(version) <= 12)
  }

  @Test func aThousandSizesAreAskedForAtOnce() throws {
    let graph = graph { Flow(spacing: 0) { ForEach(0..<1500) { Text(String($0)) } } }
    #expect(try layout(in: graph).content.request.queries.count == 1000)
    let view = ViewDriver(size: CGSize(width: 100, height: 100)) { _, _ in
      CGSize(width: 10, height: 1)
    } _: {
      Flow(spacing: 0) { ForEach(0..<1500) { Text(String($0)) } }
    }
    #expect(try view.frame(ofSubview: "1499").origin == CGPoint(x: 90, y: 149))
  }

  @Test func numbersThatAreNotFiniteAreReported() throws {
    struct Broken: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: .nan, height: -.infinity) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(
          at: CGPoint(x: CGFloat.nan, y: 0),
          proposal: ProposedViewSize(width: .nan, height: -.infinity))
      }
    }
    withKnownIssue {
      let view = ViewDriver { Broken()() { Text("a") } }
      #expect(view.description.hasPrefix("Layout 0.0 x 0.0"))
    }
  }

  @Test func aSubviewCanFillTheLayout() {
    struct Filling: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 30, height: 40) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) { subviews[0].place(at: .zero, proposal: .infinity) }
    }
    let view = ViewDriver { Filling()() { Color.red } }
    #expect(view.description.contains("subview 0.0 0.0 30.0 x 40.0"))
  }

  @Test func aCoveredLayoutIsMeasured() throws {
    let view = ViewDriver {
      NavigationStack {
        VStack {
          Flow { Text("a") }
          NavigationLink("Next") { Text("Second") }
        }
      }
    }
    let layout = try #require(view.rendering.all { $0.is(CustomLayoutContent.self) }.first)
    try view.button("Next").tap()
    let data = Data("[1,390,-1,77,20]".utf8)
    #expect(view.graph.handle(.event("composable-layout", data), on: layout.id))
    _ = view.graph.update()
    #expect(view.graph.rendering.description.contains("subview 0.0 0.0 77.0 x 20.0 \"a\""))
  }

  @Test func layoutsWithoutComputedPlacesLoadNothing() {
    func parts(@ViewBuilder _ view: @escaping () -> some View) -> Set<String>? {
      var environment = EnvironmentValues()
      environment.pagePartAddress = { $0 }
      return ViewDriver(environment: environment, view).rendering.content
        .as(WindowContent.self)?.parts
    }
    #expect(parts { AnyLayout(HStackLayout()) { Text("a") } } == [])
    #expect(parts { Flow { Text("a") } } == ["layouts.css", "layouts.js"])
  }
}
