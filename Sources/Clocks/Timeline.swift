/// Who waits for which deadline, earliest first, and first come first among equal deadlines.
///
/// A value that only keeps order: a binary heap of deadlines beside a table of the waiters. Filing
/// one and taking the next are O(log n); a withdrawn waiter leaves the table at once and its place
/// in the heap when that place is reached, or when more than half of the heap is such places.
package struct Timeline<Deadline: Comparable & Sendable, Waiter: Sendable>: Sendable {
  /// A ticket is the number of its arrival.
  package typealias Ticket = UInt64

  private var waiters: [Ticket: (deadline: Deadline, waiter: Waiter)] = [:]
  private var heap: [Place] = []

  package var isEmpty: Bool { waiters.isEmpty }

  /// Every deadline waited for, in order, one for each waiter.
  package var deadlines: [Deadline] { waiters.values.map(\.deadline).sorted() }

  package mutating func file(_ waiter: Waiter, under ticket: Ticket, until deadline: Deadline) {
    waiters[ticket] = (deadline, waiter)
    heap.append(Place(deadline: deadline, ticket: ticket))
    siftUp(from: heap.count - 1)
  }

  /// Takes out the waiter with the ticket, if it still waits.
  package mutating func withdraw(_ ticket: Ticket) -> Waiter? {
    guard let entry = waiters.removeValue(forKey: ticket) else { return nil }
    if heap.count > 2 * waiters.count { rebuild() }
    return entry.waiter
  }

  /// Takes out the next waiter, unless its deadline lies beyond the limit.
  package mutating func next(upTo limit: Deadline?) -> (deadline: Deadline, waiter: Waiter)? {
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
    heap = waiters.map { Place(deadline: $1.deadline, ticket: $0) }.sorted(by: <)
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

  private struct Place: Sendable {
    let deadline: Deadline
    let ticket: Ticket

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.deadline, lhs.ticket) < (rhs.deadline, rhs.ticket)
    }
  }
}
