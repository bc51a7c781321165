import Foundation
import Testing

@testable import ComposableCharts
@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct AnimationTests {
  private struct Sales: View {
    @State var sales = [Sale.tea, .coffee]
    var body: some View {
      Button("Sell") {
        withAnimation(.easeIn) { sales[0] = Sale(name: "Tea", count: 20) }
      }
      Button("Swap") { sales.reverse() }
      Button("Remove") { withAnimation(.easeIn) { _ = sales.removeFirst() } }
      Chart(sales) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  @Test func aMarkMovesToItsNewValue() throws {
    let chart = ViewDriver { Sales() }
    try chart.button("Sell").tap()
    let changes = chart.diff().filter {
      if case .update(_, let content) = $0.patch {
        content.is(ChartMarkContent.self)
      } else {
        false
      }
    }
    #expect(changes.count == 1)
    #expect(changes.allSatisfy { $0.animation == .easeIn })
    #expect(chart.markTexts[0] == "Bar x 7.5% + 35%, y 50% + 50% blue")
  }

  @Test func aMarkKeepsItsElementWhenTheOrderChanges() throws {
    let chart = ViewDriver { Sales() }
    func ids() -> [Int] { chart.rendering.all { $0.is(ChartMarkContent.self) }.map(\.id) }
    let before = ids()
    try chart.button("Swap").tap()
    #expect(ids() == before.reversed())
    try chart.button("Remove").tap()
    #expect(ids() == [before[0]])
  }

  @Test func nothingIsSentIfTheDataAreTheSame() throws {
    struct Counter: View {
      @State var count = 0
      var body: some View {
        Button("Count") { count += 1 }
        Text("\(count)")
        Chart([Sale.tea]) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }
      }
    }
    let view = ViewDriver { Counter() }
    try view.button("Count").tap()
    #expect(view.diff().count == 1)
  }
}
