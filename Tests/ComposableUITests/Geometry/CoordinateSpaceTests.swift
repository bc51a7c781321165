import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct CoordinateSpaceTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("coordinateSpace") {
      Text("a").coordinateSpace(.named("board"))
    } is: {
      """
      Background(alignment: (horizontal: center, vertical: center))
        Layer
          Text(runs: [(text: "a", traits: (0))])
        Layer
          Geometry
            ZStack(alignment: (horizontal: center, vertical: center))
      """
    }
  }

  /// Reports the places of the view with a space and of the reader in it.
  private func place(_ view: ViewDriver, at outer: CGPoint, _ inner: CGPoint) throws {
    let readers = view.rendering.all { $0.is(GeometryContent.self) }
    let texts = Set(readers.filter { $0.description.contains("\"") }.map(\.id))
    let geometries = readers.map { reader in
      let origin = texts.contains(reader.id) ? inner : outer
      let frame = CGRect(origin: origin, size: CGSize(width: 10, height: 10))
      return (reader.id, ElementGeometry(frame: frame, safeAreaInsets: EdgeInsets()))
    }
    try view.perform(ElementGeometries(Dictionary(uniqueKeysWithValues: geometries)))
    view.update()
  }

  @Test func aFrameIsRelativeToTheViewWithTheName() throws {
    let view = ViewDriver {
      ZStack {
        GeometryReader { proxy in
          let (board, other) = (proxy.frame(in: .named("board")), proxy.frame(in: .named(1)))
          Text("\(Int(board.minX)) \(Int(board.minY)), \(Int(other.minX))")
        }
      }
      .coordinateSpace(name: "board")
    }
    try place(view, at: CGPoint(x: 100, y: 10), CGPoint(x: 130, y: 15))
    #expect(view.texts == ["30 5, 130"])
    try place(view, at: CGPoint(x: 120, y: 10), CGPoint(x: 130, y: 15))
    #expect(view.texts == ["10 5, 130"])
  }

  @Test func theBoundsOfASpaceAreInTheSpaceOfTheReader() throws {
    let view = ViewDriver {
      ZStack {
        GeometryReader { proxy in
          let (board, other) = (proxy.bounds(of: .named("board")), proxy.bounds(of: .named(1)))
          Text("\(Int(board?.minX ?? 0)) \(Int(board?.width ?? 0)), \(other == nil ? "none" : "")")
        }
      }
      .coordinateSpace(.named("board"))
    }
    try place(view, at: CGPoint(x: 100, y: 10), CGPoint(x: 130, y: 15))
    #expect(view.texts == ["-30 10, none"])
  }

  @Observable final class Model {
    var isShown = false
  }

  private struct Place: View {
    let proxy: GeometryProxy

    var body: some View {
      let frame = proxy.frame(in: .scrollView)
      let visible = proxy.bounds(of: .scrollView(axis: .horizontal))
      let vertical = proxy.bounds(of: .scrollView(axis: .vertical))
      Text("\(Int(frame.minX)), \(Int(visible?.minX ?? -1)) \(Int(visible?.width ?? -1))")
      Text(vertical == nil ? "none" : "vertical")
    }
  }

  @Test func aScrollViewIsMeasuredOnceItsSpaceIsRead() throws {
    let model = Model()
    let view = ViewDriver(size: CGSize(width: 300, height: 300)) {
      ScrollView(.horizontal) {
        GeometryReader { proxy in if model.isShown { Place(proxy: proxy) } }
      }
    }
    let scroll = try #require(view.rendering.all { $0.is(ScrollContent.self) }.first).id
    let reader = try #require(view.rendering.all { $0.is(GeometryContent.self) }.first).id
    func measure(_ id: Int, _ frame: CGRect) throws {
      try view.perform(ElementGeometries([id: ElementGeometry(frame: frame)]))
      view.update()
    }
    var isMeasured: Bool {
      view.contents.contains { $0.as(ScrollContent.self)?.isMeasured == true }
    }
    try measure(reader, CGRect(x: 100, y: 0, width: 10, height: 10))
    #expect(!isMeasured)
    model.isShown = true
    view.update()
    #expect(isMeasured)
    #expect(view.texts == ["100, -100 300", "none"])
    try measure(scroll, CGRect(x: 80, y: 0, width: 200, height: 50))
    #expect(view.texts == ["20, -20 200", "none"])
  }

  @Test func anInnerScrollViewHidesTheSpaceOfAnOuterOneAlongItsAxisOnly() {
    let size = CGSize(width: 100, height: 20)
    let view = ViewDriver(size: size) {
      ScrollView(.vertical) {
        ScrollView(.horizontal) {
          GeometryReader { proxy in
            Text(proxy.bounds(of: .scrollView(axis: .vertical))?.size == size ? "both" : "one")
          }
        }
      }
    }
    #expect(view.texts == ["both"])
  }

  @Test func spacesOfGesturesHaveTheirNames() {
    #expect(DragGesture(coordinateSpace: .named("a")).coordinateSpace == .named("a"))
    #expect(DragGesture().coordinateSpace == .local)
  }
}
