import Testing

@testable import Clocks

@Suite struct TimelineTests {
  @Test func waitersAreOrderedByDeadlineThenArrival() {
    var timeline = Timeline<Int, String>()
    timeline.insert("c", for: 1, until: 2)
    timeline.insert("a", for: 2, until: 1)
    timeline.insert("d", for: 3, until: 2)
    timeline.insert("b", for: 4, until: 1)
    var order: [String] = []
    while let next = timeline.popFirst(upTo: nil) { order.append(next.waiter) }
    #expect(order == ["a", "b", "c", "d"])
    #expect(timeline.isEmpty)
  }

  @Test func theLimitExcludesLaterWaiters() {
    var timeline = Timeline<Int, String>()
    timeline.insert("late", for: 1, until: 3)
    #expect(timeline.popFirst(upTo: 2) == nil)
    #expect(timeline.popFirst(upTo: 3)?.waiter == "late")
  }

  @Test func removedWaitersLeaveTheTimeline() {
    var timeline = Timeline<Int, Int>()
    for n in 0..<10_000 { timeline.insert(n, for: UInt64(n), until: 10_000 - n) }
    for n in stride(from: 0, to: 10_000, by: 2) {
      #expect(timeline.remove(UInt64(n)) == n)
    }
    #expect(timeline.remove(0) == nil)
    #expect(timeline.deadlines.count == 5_000)
    var order: [Int] = []
    while let next = timeline.popFirst(upTo: nil) { order.append(next.waiter) }
    #expect(order == stride(from: 9_999, to: 0, by: -2).map { $0 })
  }

  @Test func waitersAreSortedForAnyInsertionOrder() {
    var timeline = Timeline<Int, Int>()
    let deadlines = (0..<2_000).map { _ in Int.random(in: 0..<100) }
    for (n, deadline) in deadlines.enumerated() {
      timeline.insert(n, for: UInt64(n), until: deadline)
    }
    #expect(timeline.deadlines == deadlines.sorted())
    var order: [[Int]] = []
    while let next = timeline.popFirst(upTo: nil) { order.append([next.deadline, next.waiter]) }
    #expect(
      order == deadlines.enumerated().map { [$1, $0] }.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) })
  }
}
