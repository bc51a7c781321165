import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct CoordinateSpaceTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot(unchanged: "coordinateSpace(.local)") { $0.coordinateSpace(.local) }
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
}
