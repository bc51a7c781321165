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
}
