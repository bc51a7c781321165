import Testing

@testable import Clocks

@Suite struct DeadlineQueueTests {
  @Test func waitersAreOrderedByDeadlineThenArrival() {
    var queue = DeadlineQueue<Int, String>()
    queue.insert("c", for: 1, until: 2)
    queue.insert("a", for: 2, until: 1)
    queue.insert("d", for: 3, until: 2)
    queue.insert("b", for: 4, until: 1)
    var order: [String] = []
    while let next = queue.popFirst(upTo: nil) { order.append(next.waiter) }
    #expect(order == ["a", "b", "c", "d"])
    #expect(queue.isEmpty)
  }

  @Test func theLimitExcludesLaterWaiters() {
    var queue = DeadlineQueue<Int, String>()
    queue.insert("late", for: 1, until: 3)
    #expect(queue.popFirst(upTo: 2) == nil)
    #expect(queue.popFirst(upTo: 3)?.waiter == "late")
  }

  @Test func removedWaitersLeaveTheTimeline() {
    var queue = DeadlineQueue<Int, Int>()
    for n in 0..<10_000 { queue.insert(n, for: UInt64(n), until: 10_000 - n) }
    for n in stride(from: 0, to: 10_000, by: 2) {
      #expect(queue.remove(UInt64(n)) == n)
    }
    #expect(queue.remove(0) == nil)
    #expect(queue.deadlines.count == 5_000)
    var order: [Int] = []
    while let next = queue.popFirst(upTo: nil) { order.append(next.waiter) }
    #expect(order == stride(from: 9_999, to: 0, by: -2).map { $0 })
  }

  @Test func waitersAreSortedForAnyInsertionOrder() {
    var queue = DeadlineQueue<Int, Int>()
    let deadlines = (0..<2_000).map { _ in Int.random(in: 0..<100) }
    for (n, deadline) in deadlines.enumerated() {
      queue.insert(n, for: UInt64(n), until: deadline)
    }
    #expect(queue.deadlines == deadlines.sorted())
    var order: [[Int]] = []
    while let next = queue.popFirst(upTo: nil) { order.append([next.deadline, next.waiter]) }
    #expect(
      order == deadlines.enumerated().map { [$1, $0] }.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) })
  }
}
