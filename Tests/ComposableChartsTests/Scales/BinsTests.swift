import Foundation
import Testing

@testable import ComposableCharts

@Suite struct BinsTests {
  @Test func numbersAreInRoundRanges() {
    let bins = NumberBins(data: [1, 14, 33, .nan], desiredCount: 4)
    #expect(bins.thresholds == [0, 10, 20, 30, 40])
    #expect(bins.index(for: 14) == 1)
    #expect(bins.index(for: -5) == 0)
    #expect(bins.index(for: 99) == 3)
    #expect(bins[1] == ChartBinRange(lowerBound: 10, upperBound: 20))
    #expect(bins[1].contains(10) && !bins[1].contains(20))
  }

  @Test func rangesHaveASize() {
    #expect(NumberBins(size: 5, range: 3.0...10).thresholds == [0, 5, 10, 15])
    #expect(NumberBins(size: 0, range: 3.0...10).thresholds == [3, 10])
  }

  @Test func datesAreInUnits() {
    let bins = DateBins(
      unit: .month, data: [date(2026, 1, 5), date(2026, 2, 9)], calendar: utc)
    #expect(bins.thresholds == [date(2026, 1, 1), date(2026, 2, 1), date(2026, 3, 1)])
    #expect(bins.index(for: date(2026, 2, 3)) == 1)
  }

  @Test func theLastDateHasARangeOfItsOwn() {
    let days = (1...31).map { date(2026, 1, $0) }
    let bins = DateBins(unit: .day, data: days, calendar: utc)
    #expect(days.map { bins.index(for: $0) } == Array(0..<31))
  }

  @Test func countsAndNumbersOutOfRangeEnd() {
    #expect(NumberBins(data: [1, 2], desiredCount: .max).count > 0)
    #expect(NumberBins(data: (0...1000).map { Double($0) }, desiredCount: 1000).count > 100)
    #expect(NumberBins(size: 1e-10, range: 1e300...1e300).thresholds.allSatisfy { $0.isFinite })
    let scale = PlotScale(domain: .numbers(0, 10, isDate: false))
    for count in [Int.min, 0, .max] {
      let values = AxisMarkValues.automatic(desiredCount: count).values(on: scale, in: utc)
      #expect((1...1001).contains(values.count))
    }
    #expect(DateStep(unit: .day, count: .max).values(over: days, in: utc).count <= 1)
  }

  private var days: ClosedRange<Date> { date(2026, 1, 1)...date(2026, 1, 9) }

  @Test(arguments: [5e-324, 1, 1e308, 1.2e308, .greatestFiniteMagnitude])
  func powersOfExtremeNumbersEnd(number: Double) {
    var options = ScaleOptions()
    options.type = .log
    let scale = options.scale(of: [.number(number)], includesZero: false, values: .automatic)
    #expect(scale.position(of: .number(number))?.isFinite == true)
    #expect(AxisMarkValues.automatic.values(on: scale, in: utc).count < 20)
  }
}
