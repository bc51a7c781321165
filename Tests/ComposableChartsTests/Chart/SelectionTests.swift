import ComposableHTML
import Foundation
import Testing

@testable import ComposableCharts
@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct SelectionTests {
  private struct Selecting: View {
    @State var name: String?
    @State var number: Int?
    var body: some View {
      Text("\(name ?? "-") \(number.map(String.init) ?? "-")")
      Chart([Sale.tea, .coffee]) {
        BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count))
      }
      .chartXSelection(value: $name)
      .chartYSelection(value: $number)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  @Test func aPointerSelectsTheValuesAtItsPlace() throws {
    let chart = ViewDriver { Selecting() }
    #expect(chart.texts == ["- -"])
    try chart.send("select", "[0.8,0.26,0.8,0.26]")
    #expect(chart.texts == ["Coffee 30"])
    #expect(chart.slider?.text == "Coffee, 40")
    #expect(chart.slider?.index == 1)
    try chart.send("deselect", "[]")
    #expect(chart.texts == ["- -"])
  }

  @Test func arrowKeysSelectOneValueAfterTheOther() throws {
    let chart = ViewDriver { Selecting() }
    try chart.send("step", "[1]")
    #expect(chart.texts == ["Tea -"])
    try chart.send("step", "[1]")
    try chart.send("step", "[1]")
    #expect(chart.texts == ["Coffee -"])
    try chart.send("step", "[-1000000]")
    #expect(chart.texts == ["Tea -"])
    try chart.send("clear", "[]")
    #expect(chart.texts == ["- -"])
    try chart.send("step", "[-1]")
    #expect(chart.texts == ["Coffee -"])
  }

  @Test(arguments: [
    ("select", "[1,2]"), ("select", "[1,2,3,4,5]"), ("select", "[null,0,0,0]"), ("select", "{"),
    ("select", "[1e999,0,0,0]"), ("step", "[1e300]"), ("step", "[]"), ("step", "\"1\""),
    ("deselect", "[1]"), ("other", "[]"),
  ])
  func eventsThatTheScriptDoesNotSendAreRefused(_ event: String, _ value: String) {
    let chart = ViewDriver { Selecting() }
    #expect(throws: ViewDriver.Refused.self) { try chart.send(event, value) }
    #expect(chart.texts == ["- -"])
  }

  @Test func aPlaceBesideThePlotAreaIsThatOfItsEdge() throws {
    let chart = ViewDriver { Selecting() }
    try chart.send("select", "[-7,9,-7,9]")
    #expect(chart.texts == ["Tea 0"])
  }

  @Test func aKeyContinuesAfterThePlaceOfThePointer() throws {
    struct Dates: View {
      @State var day: Date?
      let days = (1...4).map { date(2026, 3, $0) }
      var body: some View {
        Text(verbatim: "\(day.map { $0 == days[2] } ?? false) \(day == nil)")
        Chart(days, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Y", 1)) }
          .chartXSelection(value: $day)
          .chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
    let chart = ViewDriver(environment: american) { Dates() }
    // At noon of the second day.
    try chart.send("select", "[0.5,0,0.5,0]")
    #expect(chart.slider?.index == nil)
    try chart.send("step", "[1]")
    #expect(chart.texts.first == "true false")
    #expect(chart.slider?.text == "Mar 3, 2026, 1")
  }

  @Test func aDragSelectsARangeThatStays() throws {
    struct Ranges: View {
      @State var range: ClosedRange<Double>?
      var body: some View {
        Text(verbatim: range.map { "\($0.lowerBound) \($0.upperBound)" } ?? "-")
        Chart { RuleMark(x: .value("X", 5)) }
          .chartXScale(domain: 0...10).chartXSelection(range: $range)
          .chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
    let chart = ViewDriver { Ranges() }
    try chart.send("select", "[0.75,0,0.25,1]")
    #expect(chart.texts == ["2.5 7.5"])
    try chart.send("deselect", "[]")
    #expect(chart.texts == ["2.5 7.5"])
    try chart.send("clear", "[]")
    #expect(chart.texts == ["-"])
  }

  @Test func anAngleSelectsTheSumUpToIt() throws {
    struct Shares: View {
      @State var sum: Double?
      var body: some View {
        Text(verbatim: sum.map { "\($0)" } ?? "-")
        Chart([Sale.tea, .coffee]) { sale in
          SectorMark(angle: .value("Count", sale.count))
            .foregroundStyle(by: .value("Name", sale.name))
        }
        .chartAngleSelection(value: $sum).chartLegend(.hidden)
      }
    }
    let chart = ViewDriver { Shares() }
    try chart.send("select", "[0.9,0.5,0.9,0.5]")
    #expect(chart.texts == ["12.5"])
    #expect(chart.slider?.text == "Coffee, 40")
    // A corner of the square is beside the circle.
    try chart.send("select", "[0,0,0,0]")
    #expect(chart.texts == ["-"])
    try chart.send("step", "[1]")
    #expect(chart.texts == ["5.0"])
    #expect(chart.slider?.text == "Tea, 10")
  }

  @Test func valuesOfRawTypesAreSelected() throws {
    enum Size: String, Plottable { case small, large }
    struct Sizes: View {
      @State var size: Size?
      var body: some View {
        Text(verbatim: size?.rawValue ?? "-")
        Chart {
          BarMark(x: .value("Size", Size.small), y: .value("Y", 1))
          BarMark(x: .value("Size", Size.large), y: .value("Y", 2))
        }
        .chartXSelection(value: $size).chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
    let chart = ViewDriver { Sizes() }
    try chart.send("select", "[0.9,0,0.9,0]")
    #expect(chart.texts == ["large"])
  }
}
