import ComposableCore
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The places of scroll views, and what they do.
@MainActor
@Suite struct ScrollPositionTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("scrollPosition(_:)", modifier: "ScrollPosition(request: (number: 0, y: 0.0))") {
      $0.scrollPosition(.constant(ScrollPosition(edge: .top)))
    }
    Snapshot("scrollPosition(id:)", modifier: "ScrollPosition(anchor: (x: 0.5, y: 0.5))") {
      $0.scrollPosition(id: .constant(Int?.none), anchor: .center)
    }
    Snapshot("onScrollPhaseChange", modifier: "ScrollPhase") { $0.onScrollPhaseChange { _, _ in } }
    Snapshot("onScrollTargetVisibilityChange", modifier: "VisibleTargets(threshold: 0.5)") {
      $0.onScrollTargetVisibilityChange(idType: Int.self) { _ in }
    }
  }

  @Test func aPositionIsAnEdgeAPointOrAView() {
    var position = ScrollPosition(edge: .bottom)
    #expect(position.edge == .bottom && position.point == nil && position.viewID == nil)
    position.scrollTo(point: CGPoint(x: 1, y: 2))
    #expect(position.point == CGPoint(x: 1, y: 2) && position.edge == nil)
    position.scrollTo(id: 7)
    #expect(position.viewID(type: Int.self) == 7 && position.viewID(type: String.self) == nil)
    #expect(!position.isPositionedByUser)
    #expect(ScrollPosition(idType: Int.self).viewID == nil)
    #expect(ScrollPosition(x: 3).point == nil)
  }

  private struct Feed: View {
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
      Button("5") { withAnimation { position.scrollTo(id: 5) } }
      Button("end") { withAnimation { position.scrollTo(edge: .bottom) } }
      Button("far") { position.scrollTo(y: .infinity) }
      Button("other") { position = ScrollPosition(edge: .leading) }
      Text(verbatim: "\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)")
      ScrollView {
        LazyVStack { ForEach(0..<10) { Text(verbatim: "row \($0)") } }.scrollTargetLayout()
      }
      .scrollPosition($position)
    }
  }

  private func reporter(_ view: ViewDriver) throws -> ViewDriver.Control {
    try reporter(view) { $0.is(ScrollPositionContent.self) }
  }

  private func reporter(
    _ view: ViewDriver, _ isReporter: (AnyElementContent) -> Bool
  ) throws -> ViewDriver.Control {
    let id = try #require(view.rendering.first { isReporter($0.content) }?.id)
    return ViewDriver.Control(graph: view.graph, id: id, label: "scroll view")
  }

  private func row(_ index: Int, in view: ViewDriver) throws -> Int {
    try #require(
      view.rendering.first { $0.content.is(TextContent.self) && $0.label == "row \(index)" }?.id)
  }

  @Test func theUserScrollsToAView() throws {
    let view = ViewDriver { Feed() }
    try reporter(view).send("position", [row(3, in: view), 1])
    #expect(view.texts.contains("3 true"))
    try view.button("5").tap()
    #expect(view.texts.contains("5 false"))
    // The scroll view passes other views on its way.
    try reporter(view).send("position", [row(4, in: view), 0])
    #expect(view.texts.contains("4 false"))
  }

  @Test func theVisibleViewsAreReported() throws {
    var seen: [[Int]] = []
    let view = ViewDriver {
      ScrollView {
        LazyVStack { ForEach(0..<10) { Text(verbatim: "row \($0)") } }.scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { seen.append($0) }
    }
    let control = try reporter(view) { $0.is(VisibleTargetsContent.self) }
    try control.send("targets", [row(2, in: view), row(3, in: view), 0])
    #expect(seen == [[2, 3]])
    #expect(throws: ViewDriver.Refused.self) {
      try control.send("targets", Array(repeating: 0, count: 1001))
    }
  }

  @Test func aProgramScrollsToAView() throws {
    let view = ViewDriver { Feed() }
    try view.button("5").perform(.tap)
    let scrolls = view.diff().compactMap { change -> Int? in
      if case .scroll(let id, _) = change.patch { id } else { nil }
    }
    #expect(try scrolls == [row(5, in: view)])
  }

  @Test func aProgramScrollsToAnEdge() throws {
    let view = ViewDriver { Feed() }
    for number in 1...2 {
      try view.button("end").tap()
      let request = view.modifiers.compactMap { $0.as(ScrollPositionContent.self)?.request }.first
      #expect(request == .init(number: number, x: nil, y: 1e6, isSmooth: true))
    }
  }

  @Test func anotherPositionIsARequestOfItsOwn() throws {
    let view = ViewDriver { Feed() }
    func request() -> ScrollPositionContent.Request? {
      view.modifiers.compactMap { $0.as(ScrollPositionContent.self)?.request }.first
    }
    try view.button("end").tap()
    #expect(request()?.number == 1)
    try view.button("other").tap()
    #expect(request() == .init(number: 2, x: 0, y: nil, isSmooth: false))
    try reporter(view).send("position", [row(3, in: view), 1])
    #expect(request()?.number == 2)
    // The same place again, after the user has scrolled.
    try view.button("other").tap()
    #expect(request()?.number == 3)
  }

  @Test func aPointThatIsNotFiniteIsReported() throws {
    try withKnownIssue {
      let view = ViewDriver { Feed() }
      try view.button("far").tap()
      let request = view.modifiers.compactMap { $0.as(ScrollPositionContent.self)?.request }.first
      #expect(request?.y == nil)
    } matching: {
      $0.description.contains("inf")
    }
  }

  @Test(arguments: ["", "null", "\"3\"", "1.5", "[1]", "[1,2,3]", "[1e400,0]"])
  func valuesThatNoBrowserSendsAreRefused(_ json: String) throws {
    let view = ViewDriver { Feed() }
    #expect(throws: ViewDriver.Refused.self) {
      try reporter(view).perform(.event("position", Data(json.utf8)))
    }
    #expect(view.texts.contains("-1 false"))
  }

  @Test(arguments: [-1, 0, 999_999]) func anElementThatDoesNotExistHasNoID(_ element: Int) throws {
    let view = ViewDriver { Feed() }
    try reporter(view).send("position", [element, 1])
    #expect(view.texts.contains("-1 true"))
  }

  @Test func anIDIsBound() throws {
    struct Pages: View {
      @State private var id: Int?
      var body: some View {
        Text(verbatim: "\(id ?? -1)")
        Button("go") { id = 4 }
        ScrollView {
          VStack { ForEach(0..<6) { Text(verbatim: "row \($0)") } }.scrollTargetLayout()
        }
        .scrollPosition(id: $id)
      }
    }
    let view = ViewDriver { Pages() }
    try reporter(view).send("position", [row(2, in: view), 1])
    #expect(view.texts.first == "2")
    try view.button("go").perform(.tap)
    let scrolls = view.diff().filter { if case .scroll = $0.patch { true } else { false } }
    #expect(scrolls.count == 1)
    #expect(view.texts.first == "4")
  }

  @Test func thePhasesOfAScrollView() throws {
    var log: [String] = []
    let view = ViewDriver {
      ScrollView { Text("a") }.onScrollPhaseChange { old, new, context in
        log.append("\(old) \(new) \(new.isScrolling) \(context.geometry.contentOffset.y)")
      }
    }
    let control = try reporter(view) { $0.is(ScrollPhaseContent.self) }
    for phase in [1.0, 1, 0, 0] { try control.send("phase", [phase, 0, 8, 10, 20, 30, 40]) }
    #expect(log == ["idle interacting true 8.0", "interacting idle false 8.0"])
    for numbers in [[], [1], [1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 1e9]] as [[Double]] {
      #expect(throws: ViewDriver.Refused.self) { try control.send("phase", numbers) }
    }
    #expect(log.count == 2)
  }
}
