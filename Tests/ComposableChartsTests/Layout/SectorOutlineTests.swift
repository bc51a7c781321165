import Foundation
import Testing

@testable import ComposableCharts

@Suite struct SectorOutlineTests {
  private func outline(
    _ turns: ClosedRange<Double>, inner: MarkDimension = .automatic, inset: Double = 0,
    corner: Double = 0
  ) -> SectorOutline {
    SectorOutline(
      turns: turns, Mark.SectorDimensions(inner: inner, outer: .automatic, inset: inset),
      cornerRadius: corner)
  }

  @Test func aQuarterIsAtTheUpperRight() throws {
    let points = outline(0...0.25).points
    let (first, tip) = (try #require(points.first), try #require(points.last))
    #expect(abs(first.x - 0.5) < 1e-9 && abs(first.y) < 1e-9)
    #expect(tip == PlotPoint(x: 0.5, y: 0.5))
    #expect(points.allSatisfy { $0.x >= 0.5 - 1e-9 && $0.y <= 0.5 + 1e-9 })
  }

  @Test func allSectorsOfAKindHaveTheSameNumberOfPoints() {
    let counts = [0...0.1, 0.3...0.9, 0...1].map { turns in
      [outline(turns).points.count, outline(turns, inner: .ratio(0.5), corner: 8).points.count]
    }
    #expect(Set(counts) == [[62, 122]])
  }

  @Test func aRingHasAHoleAndAGap() {
    let ring = outline(0...0.5, inner: .ratio(0.6), inset: 2.4)
    #expect(ring.points.allSatisfy { $0.x >= 0.51 - 1e-6 })
    let radii = ring.points.map { ($0.x - 0.5) * ($0.x - 0.5) + ($0.y - 0.5) * ($0.y - 0.5) }
    #expect(radii.allSatisfy { $0 >= 0.09 - 1e-6 && $0 <= 0.25 + 1e-6 })
  }

  @Test(arguments: [Double.nan, .infinity, -5, 1e9])
  func unusableLengthsDoNoHarm(_ length: Double) {
    let outline = outline(0...0.1, inner: .fixed(length), inset: length, corner: length)
    #expect(
      outline.points.allSatisfy { (-0.01...1.01).contains($0.x) && (-0.01...1.01).contains($0.y) })
  }
}
