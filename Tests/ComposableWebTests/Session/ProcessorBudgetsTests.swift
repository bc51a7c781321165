#if Web
import ConcurrencyExtras
import Testing

@testable import ComposableWeb

@Suite struct ProcessorBudgetsTests {
  private var budgets = ProcessorBudgets(perSecond: 0.25, burst: .milliseconds(500))

  /// Returns the delay of an address that has released what it had reserved.
  private mutating func delay(of address: String, at now: Duration) -> Duration {
    let (delay, reserved) = budgets.reserve(for: address, at: now)
    budgets.release(reserved, of: address)
    return delay
  }

  @Test mutating func anAddressDoesNotWaitWhileItIsTheOnlyActiveOne() {
    for second in 0..<10 {
      #expect(delay(of: "a", at: .seconds(second)) == .zero)
      budgets.charge(.seconds(1), to: "a", at: .seconds(second))
    }
  }

  @Test mutating func anAddressAboveItsTimeWaitsWhileOthersAreActive() {
    budgets.charge(.milliseconds(600), to: "flood", at: .zero)
    #expect(delay(of: "flood", at: .zero) == .zero)
    #expect(delay(of: "honest", at: .zero) == .zero)
    #expect(delay(of: "flood", at: .zero) == .milliseconds(400))
    #expect(delay(of: "honest", at: .zero) == .zero)
    #expect(delay(of: "flood", at: .milliseconds(250)) == .milliseconds(150))
    #expect(delay(of: "flood", at: .milliseconds(400)) == .zero)
  }

  @Test mutating func theMessagesOfAnAddressWaitOneAfterAnother() {
    for _ in 0..<100 { budgets.charge(.milliseconds(10), to: "flood", at: .zero) }
    #expect(delay(of: "honest", at: .zero) == .zero)
    // A second was used, of which half is allowed. Each message is expected to take as long as the others.
    let waits = (0..<4).map { _ in budgets.reserve(for: "flood", at: .zero) }
    let milliseconds = waits.map { Int(($0.delay / .milliseconds(1)).rounded()) }
    #expect(milliseconds == [2_000, 2_040, 2_080, 2_120])
    for (_, reserved) in waits { budgets.release(reserved, of: "flood") }
    #expect(delay(of: "flood", at: .seconds(2)) == .zero)
  }

  @Test mutating func aLongEventDelaysItsAddressForFourSecondsAtMost() {
    budgets.charge(.seconds(60), to: "slow", at: .zero)
    for time in stride(from: 0.0, through: 4, by: 0.25) {
      #expect(delay(of: "other", at: .seconds(time)) == .zero)
      #expect((delay(of: "slow", at: .seconds(time)) > .zero) == (time < 4))
    }
  }

  /// 200 tabs, each of which sends the next event of 20 ms as soon as the last one was handled.
  @Test mutating func aFloodOfTabsGetsTheShareOfOneAddress() {
    var events = (0..<200).map { _ in (time: Duration.zero, reserved: Duration.zero) }
    var taken = Duration.zero
    for milliseconds in 0..<120_000 {
      let now = Duration.milliseconds(milliseconds)
      if milliseconds.isMultiple(of: 500) {
        let (delay, _) = budgets.reserve(for: "honest", at: now)
        #expect(delay == .zero)
      }
      for index in events.indices where events[index].time <= now {
        budgets.release(events[index].reserved, of: "flood")
        budgets.charge(.milliseconds(20), to: "flood", at: now)
        taken += .milliseconds(20)
        let (delay, reserved) = budgets.reserve(for: "flood", at: now)
        events[index] = (max(now + delay, now + .milliseconds(1)), reserved)
      }
    }
    // A quarter of two minutes, beside the first event of each tab and what it may take at once.
    let excess = taken - .seconds(30 + 4 + 0.5)
    #expect(excess < .seconds(1) && excess > .seconds(-5))
  }

  @Test mutating func nothingWaitsLongerThanHalfAMinute() {
    let loop = ObjectIdentifier(LockIsolated(()))
    for second in 0..<20 {
      let now = Duration.seconds(second)
      budgets.charge(.seconds(60), to: "flood", at: now)
      _ = budgets.record(.seconds(1), of: loop, at: now)
      _ = delay(of: "other", at: now)
      for _ in 0..<100 { #expect(budgets.reserve(for: "flood", at: now).delay <= .seconds(30)) }
    }
  }

  @Test mutating func updatesOfEffectsDoNotMakeAnAddressActive() {
    budgets.charge(.seconds(2), to: "user", at: .zero)
    #expect(delay(of: "user", at: .zero) == .zero)
    let update = budgets.reserve(for: "timer", isOfUser: false, at: .seconds(1))
    #expect(update.delay == .zero)
    #expect(delay(of: "user", at: .seconds(1)) == .zero)
    // The update waits for the user.
    budgets.charge(.seconds(2), to: "timer", at: .seconds(1))
    #expect(budgets.reserve(for: "timer", isOfUser: false, at: .seconds(1)).delay > .zero)
  }

  @Test mutating func anAddressNoLongerWaitsOnceOthersAreInactive() {
    budgets.charge(.seconds(60), to: "flood", at: .zero)
    #expect(delay(of: "other", at: .zero) == .zero)
    #expect(delay(of: "flood", at: .zero) > .zero)
    #expect(delay(of: "flood", at: .seconds(2)) == .zero)
  }

  @Test mutating func whileAnEventLoopIsLateAddressesHaveLessTime() {
    let loop = ObjectIdentifier(LockIsolated(()))
    budgets.charge(.milliseconds(200), to: "flood", at: .zero)
    budgets.charge(.milliseconds(20), to: "honest", at: .zero)
    #expect(delay(of: "flood", at: .zero) == .zero)
    #expect(delay(of: "honest", at: .zero) == .zero)
    var isWatched = budgets.record(.milliseconds(49), of: loop, at: .zero)
    #expect(!isWatched)
    #expect(delay(of: "flood", at: .zero) == .zero)
    for _ in 0..<10 { isWatched = budgets.record(.milliseconds(50), of: loop, at: .zero) }
    #expect(isWatched)
    // A sixteenth of 500 ms is more than what the honest one has used.
    #expect((delay(of: "flood", at: .zero) / .milliseconds(1)).rounded() == 10_800)
    #expect(delay(of: "honest", at: .zero) == .zero)
    for _ in 1...14 { isWatched = budgets.record(.zero, of: loop, at: .zero) }
    #expect(isWatched)
    isWatched = budgets.record(.zero, of: loop, at: .zero)
    #expect(!isWatched)
    #expect(delay(of: "flood", at: .zero) == .zero)
  }

  @Test mutating func aLateEventLoopDoesNotReduceEarlierRefills() {
    let loop = ObjectIdentifier(LockIsolated(()))
    budgets.charge(.milliseconds(400), to: "a", at: .zero)
    _ = delay(of: "other", at: .seconds(10))
    for _ in 0..<10 { _ = budgets.record(.seconds(1), of: loop, at: .seconds(10)) }
    #expect(delay(of: "a", at: .seconds(10)) == .zero)
    // The refill of a second now, 1/64 s, does not grow when the loop has recovered.
    budgets.charge(.seconds(1), to: "a", at: .seconds(10))
    for _ in 0..<15 { _ = budgets.record(.zero, of: loop, at: .seconds(11)) }
    _ = delay(of: "other", at: .seconds(11))
    let milliseconds = delay(of: "a", at: .seconds(11)) / .milliseconds(1)
    #expect(milliseconds.rounded() == (4 * (500 - 1_000 / 64.0)).rounded())
  }

  @Test mutating func theMostDelayedEventLoopCountsUntilItEnds() {
    let loops = [LockIsolated(()), LockIsolated(())].map(ObjectIdentifier.init)
    budgets.charge(.milliseconds(400), to: "flood", at: .zero)
    #expect(delay(of: "other", at: .zero) == .zero)
    let areWatched = [
      budgets.record(.seconds(1), of: loops[0], at: .zero),
      budgets.record(.zero, of: loops[1], at: .zero),
    ]
    #expect(areWatched == [true, false])
    #expect(delay(of: "flood", at: .zero) > .zero)
    budgets.forget(loops[0], at: .zero)
    #expect(delay(of: "flood", at: .zero) == .zero)
  }

  @Test(arguments: [0, -1, 1e300, .infinity, .nan])
  func anInvalidShareDelaysNoOtherAddress(_ perSecond: Double) {
    var budgets = ProcessorBudgets(perSecond: perSecond, burst: .zero)
    budgets.charge(.seconds(1), to: "a", at: .zero)
    #expect(budgets.reserve(for: "b", at: .zero).delay == .zero)
    _ = budgets.reserve(for: "a", at: .seconds(1))
  }
}
#endif
