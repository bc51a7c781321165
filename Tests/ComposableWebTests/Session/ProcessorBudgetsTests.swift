#if Web
import ConcurrencyExtras
import Testing

@testable import ComposableWeb

@Suite struct ProcessorBudgetsTests {
  private var budgets = ProcessorBudgets(perSecond: 0.25, burst: .milliseconds(500))

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
    #expect(budgets.delay(of: "flood", at: .zero) == .milliseconds(250))
    #expect(budgets.delay(of: "honest", at: .zero) == .zero)
    // It asks again, until its time is refilled after 0.4 s.
    #expect(budgets.delay(of: "flood", at: .milliseconds(250)) == .milliseconds(150))
    #expect(budgets.delay(of: "flood", at: .milliseconds(400)) == .zero)
  }

  @Test mutating func aLongEventLocksNoAddressOut() {
    budgets.charge(.seconds(60), to: "slow", at: .zero)
    for time in stride(from: 0.0, through: 4, by: 0.25) {
      #expect(budgets.delay(of: "other", at: .seconds(time)) == .zero)
      #expect((budgets.delay(of: "slow", at: .seconds(time)) > .zero) == (time < 4))
    }
  }

  @Test mutating func anAddressHasAllTimeOnceOthersHaveGone() {
    budgets.charge(.seconds(60), to: "flood", at: .zero)
    #expect(budgets.delay(of: "other", at: .zero) == .zero)
    #expect(budgets.delay(of: "flood", at: .zero) > .zero)
    #expect(budgets.delay(of: "flood", at: .seconds(2)) == .zero)
  }

  @Test mutating func whileAnEventLoopIsLateAddressesHaveLessTime() {
    let loop = ObjectIdentifier(LockIsolated(()))
    budgets.charge(.milliseconds(200), to: "flood", at: .zero)
    budgets.charge(.milliseconds(20), to: "honest", at: .zero)
    #expect(budgets.delay(of: "flood", at: .zero) == .zero)
    #expect(budgets.delay(of: "honest", at: .zero) == .zero)
    var isWatched = budgets.record(.milliseconds(49), of: loop)
    #expect(!isWatched)
    #expect(budgets.delay(of: "flood", at: .zero) == .zero)
    for _ in 0..<10 { isWatched = budgets.record(.milliseconds(50), of: loop) }
    #expect(isWatched)
    // A sixteenth of 500 ms is more than what the honest one has used.
    #expect(budgets.delay(of: "flood", at: .zero) == .milliseconds(250))
    #expect(budgets.delay(of: "honest", at: .zero) == .zero)
    for _ in 1...14 { isWatched = budgets.record(.zero, of: loop) }
    #expect(isWatched)
    isWatched = budgets.record(.zero, of: loop)
    #expect(!isWatched)
    #expect(budgets.delay(of: "flood", at: .zero) == .zero)
  }

  @Test mutating func theLatestOfEventLoopsCounts() {
    let loops = [LockIsolated(()), LockIsolated(())].map(ObjectIdentifier.init)
    budgets.charge(.milliseconds(400), to: "flood", at: .zero)
    #expect(budgets.delay(of: "other", at: .zero) == .zero)
    let areWatched = [
      budgets.record(.seconds(1), of: loops[0]), budgets.record(.zero, of: loops[1]),
    ]
    #expect(areWatched == [true, false])
    #expect(budgets.delay(of: "flood", at: .zero) > .zero)
  }

  @Test(arguments: [0, -1, .infinity, .nan])
  func anyShareIsALimit(_ perSecond: Double) {
    var budgets = ProcessorBudgets(perSecond: perSecond, burst: .zero)
    budgets.charge(.seconds(1), to: "a", at: .zero)
    #expect(budgets.delay(of: "b", at: .zero) == .zero)
    _ = budgets.delay(of: "a", at: .seconds(1))
  }
}
#endif
