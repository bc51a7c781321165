import Foundation
import Testing

@testable import ComposableCharts

@Suite struct PlotScaleTests {
  private func scale(
    _ data: [_Datum], _ options: ScaleOptions = ScaleOptions(), zero: Bool = true
  ) -> PlotScale {
    options.scale(of: data, includesZero: zero, values: .automatic)
  }

  @Test func numbersExtendToZeroAndToRoundNumbers() {
    #expect(scale([.number(12), .number(37)]).domain == .numbers(0, 40, isDate: false))
    #expect(scale([.number(-12), .number(-7)]).domain == .numbers(-15, 0, isDate: false))
    #expect(
      scale([.number(103), .number(109)], zero: false).domain == .numbers(102, 110, isDate: false))
  }

  @Test func datesAreNotExtended() {
    let (start, end) = (date(2026, 1, 3), date(2026, 1, 9))
    let scale = scale([.date(end), .date(start)])
    #expect(scale.position(of: .date(start)) == 0)
    #expect(scale.position(of: .date(date(2026, 1, 6))) == 0.5)
    #expect(scale.datum(at: 1) == .date(end))
  }

  @Test func categoriesHaveBandsInTheirOrder() {
    let scale = scale([.category("b"), .category("a"), .category("b")])
    #expect(scale.categories == ["b", "a"])
    #expect(scale.band(of: .category("a")) == 0.5...1)
    #expect(scale.position(of: .category("b")) == 0.25)
    #expect(scale.position(of: .category("c")) == nil)
    #expect(scale.datum(at: 0.7) == .category("a"))
    #expect(scale.datum(at: 1) == .category("a"))
    #expect(scale.datum(at: -3) == .category("b"))
  }

  @Test(arguments: [
    (ScaleType.linear, 25.0, 0.25), (.squareRoot, 25, 0.5), (.power(exponent: 2), 50, 0.25),
    (.log, 10, 0.5), (.symmetricLog, 0, 0),
  ])
  func placesDependOnTheType(_ type: ScaleType, _ number: Double, _ expected: Double) throws {
    let scale = PlotScale(
      domain: .numbers(type == .log ? 1 : 0, 100, isDate: false), type: type)
    let position = try #require(scale.position(of: .number(number)))
    #expect(abs(position - expected) < 1e-9)
    guard case .number(let inverse)? = scale.datum(at: position) else {
      Issue.record("There is no number.")
      return
    }
    #expect(abs(inverse - number) < 1e-9)
  }

  @Test func aLogarithmicScaleHasPowersOfTenAndNothingElse() {
    let scale = scale(
      [.number(0), .number(20), .number(4000)], ScaleOptions(type: .log))
    #expect(scale.domain == .numbers(10, 10_000, isDate: false))
    #expect(scale.position(of: .number(0)) == nil)
    #expect(
      AxisMarkValues.automatic.values(on: scale, in: utc)
        == [10, 100, 1000, 10_000].map { .number($0) })
  }

  @Test func aDomainIsNeitherExtendedNorSorted() {
    var options = ScaleOptions()
    options.domain = [10, 3]._domain
    #expect(scale([.number(7)], options).domain == .numbers(10, 3, isDate: false))
    #expect(scale([.number(7)], options).position(of: .number(10)) == 0)
    options.domain = AutomaticScaleDomain.automatic(includesZero: false, reversed: true)._domain
    #expect(scale([.number(10), .number(20)], options).position(of: .number(20)) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteHaveNoPlace(_ number: Double) {
    let scale = scale([.number(number), .number(4)])
    #expect(scale.domain == .numbers(0, 4, isDate: false))
    #expect(scale.position(of: .number(number)) == nil)
    #expect(scale.datum(at: number) == nil)
  }

  @Test func emptyDataHaveAScale() {
    #expect(scale([]).domain == .numbers(0, 1, isDate: false))
    #expect(scale([.number(.nan)]).domain == .numbers(0, 1, isDate: false))
  }

  @Test func valuesOfAnArrayAreThoseInTheDomain() {
    let scale = PlotScale(domain: .numbers(0, 10, isDate: false))
    let values = AxisMarkValues(.values([.number(-1), .number(5), .number(10)]))
    #expect(values.values(on: scale, in: utc) == [.number(5), .number(10)])
    #expect(
      AxisMarkValues.stride(by: 4.0).values(on: scale, in: utc) == [0, 4, 8].map { .number($0) })
  }
}
