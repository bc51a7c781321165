#if Web
import Testing

@testable import ComposableWeb

@Suite struct AddressRatesTests {
  @Test func anAddressAboveItsRateWaits() {
    var rates = AddressRates(perSecond: 2, burst: 2)
    #expect(rates.take(for: "a", at: .zero) == nil)
    #expect(rates.take(for: "a", at: .zero) == nil)
    #expect(rates.take(for: "a", at: .zero) == .seconds(0.5))
    #expect(rates.take(for: "a", at: .seconds(0.5)) == nil)
    #expect(rates.take(for: "a", at: .seconds(0.5)) == .seconds(0.5))
  }

  @Test func addressesDoNotShareARate() {
    var rates = AddressRates(perSecond: 1, burst: 1)
    #expect(rates.take(for: "a", at: .zero) == nil)
    #expect(rates.take(for: "b", at: .zero) == nil)
    #expect(rates.take(for: "a", at: .zero) != nil)
  }

  @Test func addressesAreForgotten() {
    var rates = AddressRates(perSecond: 1, burst: 1)
    for number in 0..<100_000 {
      _ = rates.take(for: "\(number)", at: .seconds(Double(number) / 100))
    }
    #expect(rates.count <= 1_024)
  }

  @Test func anAddressThatWaitsIsNotForgotten() {
    var rates = AddressRates(perSecond: 0.001, burst: 1)
    #expect(rates.take(for: "a", at: .zero) == nil)
    for number in 0..<5_000 { _ = rates.take(for: "\(number)", at: .zero) }
    #expect(rates.take(for: "a", at: .zero) != nil)
  }
}
#endif
