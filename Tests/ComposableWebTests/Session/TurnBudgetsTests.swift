#if Web
import Testing

@testable import ComposableWeb

@Suite struct TurnBudgetsTests {
  private var budgets = TurnBudgets(perSecond: 0.25, burst: .milliseconds(500))

  @Test mutating func anAddressAloneHasAllTime() {
    for second in 0..<10 {
      #expect(budgets.delay(of: "a", at: .seconds(second)) == .zero)
      budgets.charge(.seconds(1), to: "a", at: .seconds(second))
    }
  }

  @Test mutating func anAddressAboveItsTimeWaitsWhileOthersAreActive() {
    budgets.charge(.milliseconds(600), to: "flood", at: .zero)
    #expect(budgets.delay(of: "flood", at: .zero) == .zero)
    #expect(budgets.delay(of: "honest", at: .zero) == .zero)
    #expect(budgets.delay(of: "flood", at: .zero) == .milliseconds(400))
    #expect(budgets.delay(of: "honest", at: .zero) == .zero)
    // Refilled after 0.4 s.
    #expect(budgets.delay(of: "flood", at: .milliseconds(400)) == .zero)
  }

  @Test mutating func aFloodWaitsASecondAtMost() {
    budgets.charge(.seconds(60), to: "flood", at: .zero)
    #expect(budgets.delay(of: "honest", at: .zero) == .zero)
    #expect(budgets.delay(of: "flood", at: .zero) == .seconds(1))
    // The other one has gone.
    #expect(budgets.delay(of: "flood", at: .seconds(3)) == .zero)
  }
}
#endif
