/// A priority queue of waiters by deadline, first in first out among equal deadlines.
///
/// A pure value: a binary heap of deadlines beside a table of the waiters. Inserting a waiter and
/// removing the first are O(log n). Removing another waiter deletes it from the table only; its
/// heap entry is discarded when it reaches the top, or when more than half of the entries are
/// stale.
package struct DeadlineQueue<Deadline: Comparable & Sendable, Waiter: Sendable>: Sendable {
  /// An identifier of a waiter. Tickets ascend in the order of arrival.
  package typealias Ticket = UInt64

  private var waiters: [Ticket: (deadline: Deadline, waiter: Waiter)] = [:]
  private var heap: [HeapEntry] = []

  /// True if there are no waiters.
  package var isEmpty: Bool { waiters.isEmpty }

  /// The deadlines of all waiters in ascending order, one for each waiter.
  package var deadlines: [Deadline] { waiters.values.map(\.deadline).sorted() }

  /// Adds a waiter.
  ///
  /// A waiter may return under its former ticket, which keeps its place among equal deadlines,
  /// after ``popFirst(upTo:)``, not after ``remove(_:)``: that leaves an entry in the heap.
  package mutating func insert(_ waiter: Waiter, for ticket: Ticket, until deadline: Deadline) {
    waiters[ticket] = (deadline, waiter)
    heap.append(HeapEntry(deadline: deadline, ticket: ticket))
    siftUp(from: heap.count - 1)
  }

  /// Removes and returns the waiter with the ticket, or returns `nil` if there is none.
  package mutating func remove(_ ticket: Ticket) -> Waiter? {
    guard let entry = waiters.removeValue(forKey: ticket) else { return nil }
    if heap.count > 2 * waiters.count { rebuild() }
    return entry.waiter
  }

  /// Removes and returns the first waiter, unless its deadline is beyond the limit.
  package mutating func popFirst(upTo limit: Deadline?) -> (deadline: Deadline, waiter: Waiter)? {
    while let first = heap.first {
      guard waiters[first.ticket] != nil else {
        removeFirst()
        continue
      }
      if let limit, first.deadline > limit { return nil }
      removeFirst()
      return waiters.removeValue(forKey: first.ticket)
    }
    return nil
  }

  private mutating func rebuild() {
    // A sorted array is a heap.
    heap = waiters.map { HeapEntry(deadline: $1.deadline, ticket: $0) }.sorted(by: <)
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown()
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func siftDown() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private struct HeapEntry: Sendable {
    let deadline: Deadline
    let ticket: Ticket

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.deadline, lhs.ticket) < (rhs.deadline, rhs.ticket)
    }
  }
}
