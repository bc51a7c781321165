/// A `Sendable` time of a scheduler.
// Unchecked: times are values of numbers, which Combine has not marked.
package struct SchedulerInstant<Time: Strideable>: Comparable, @unchecked Sendable {
  package let time: Time

  package init(_ time: Time) { self.time = time }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.time == rhs.time }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.time < rhs.time }
}
