import ComposableCore
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Places of views that other views read.
@MainActor
@Suite struct AnchorTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("anchorPreference") {
      Divider().anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
    } is: {
      measuredDivider
    }
    Snapshot("transformAnchorPreference") {
      Divider().transformAnchorPreference(key: PointKey.self, value: .top) { $0 = $1 }
    } is: {
      measuredDivider
    }
  }

  private nonisolated static var measuredDivider: String {
    """
    Background(alignment: (horizontal: center, vertical: center))
      Layer
        Divider
      Layer
        Geometry
          ZStack(alignment: (horizontal: center, vertical: center))
    """
  }

  private nonisolated struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private nonisolated struct PointKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = nextValue() ?? value
    }
  }

  private let size = CGSize(width: 100, height: 50)

  @Test func anAnchorIsAPlaceInAnotherSpace() {
    var frames: [CGRect] = []
    let view = ViewDriver(size: size) {
      VStack {
        Text("a").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        Text("b").anchorPreference(
          key: BoundsKey.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
        ) { [$0] }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          let _ = frames = anchors.map { proxy[$0] }
          Text(verbatim: "\(anchors.count)")
        }
      }
    }
    #expect(view.texts.last == "2")
    #expect(
      frames == [CGRect(origin: .zero, size: size), CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test func pointsAreFractionsOfAFrame() {
    var points: [CGPoint?] = []
    let view = ViewDriver(size: size) {
      Text("a")
        .anchorPreference(key: PointKey.self, value: .bottomTrailing) { $0 }
        .backgroundPreferenceValue(PointKey.self) { anchor in
          GeometryReader { proxy in
            let _ = points.append(anchor.map { proxy[$0] })
            Text("background")
          }
        }
    }
    view.update()
    #expect(points.last == CGPoint(x: 100, y: 50))
  }

  @Test func anAnchorChangesTheValueOfASubtree() {
    var counts: [Int] = []
    let view = ViewDriver(size: size) {
      Text("a").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0 += [$1, $1] }
        .onPreferenceChange(BoundsKey.self) { counts.append($0.count) }
    }
    view.update()
    #expect(counts.last == 3)
  }

  @Test func anchorsOfEqualPlacesAreEqual() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let center = Anchor(.center, frame: frame)
    #expect(center == Anchor(.unitPoint(.center), frame: frame))
    #expect(center != Anchor(.top, frame: frame))
    #expect(center != Anchor(.center, frame: frame.offsetBy(dx: 1, dy: 0)))
    #expect(center.value(from: .zero) == CGPoint(x: 2.5, y: 4))
    #expect(
      Anchor(.point(CGPoint(x: 5, y: 6)), frame: frame).value(from: frame.origin)
        == CGPoint(x: 5, y: 6))
  }
}
