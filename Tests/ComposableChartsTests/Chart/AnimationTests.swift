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

  @Test func aLineWithAnotherNumberOfPointsIsAnotherElement() throws {
    struct Growing: View {
      @State var numbers = [1.0, 2]
      var body: some View {
        Button("Change") { numbers[1] = 3 }
        Button("Append") { numbers.append(4) }
        Chart {
          ForEach(numbers.indices, id: \.self) {
            LineMark(x: .value("X", $0), y: .value("Y", numbers[$0]))
          }
        }
      }
    }
    let chart = ViewDriver { Growing() }
    func id() -> Int? { chart.rendering.first { $0.content.is(ChartMarkContent.self) }?.id }
    let before = id()
    try chart.button("Change").tap()
    #expect(id() == before)
    try chart.button("Append").tap()
    #expect(id() != before)
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
