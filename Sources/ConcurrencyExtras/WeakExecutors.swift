/// A set of executors that does not retain them.
package struct WeakExecutors: Sendable {
  private struct Reference: Sendable {
    weak var executor: QuiescentExecutor?
  }

  private var references: [ObjectIdentifier: Reference] = [:]

  package init() {}

  /// Adds an executor, and removes those that were deallocated.
  package mutating func insert(_ executor: QuiescentExecutor) {
    let id = ObjectIdentifier(executor)
    // The identifier may be that of an executor that was deallocated.
    if references[id]?.executor === executor { return }
    references = references.filter { $1.executor != nil }
    references[id] = Reference(executor: executor)
  }

  /// Adds the executors of another set.
  package mutating func formUnion(_ other: WeakExecutors) {
    references.merge(other.references) { $0.executor == nil ? $1 : $0 }
  }

  /// Waits until all executors are idle at once.
  ///
  /// Retains an executor only while it waits for it: clocks that wait for each other's executors
  /// would otherwise keep all of them alive.
  package nonisolated(nonsending) func quiescence() async {
    var count: Int
    repeat {
      count = idleCount
      for reference in references.values { await reference.executor?.quiescence() }
      // An executor that has run meanwhile may have resumed the work of an idle one.
    } while idleCount != count
  }

  private var idleCount: Int {
    references.values.reduce(0) { $0 + ($1.executor?.idleCount ?? 0) }
  }
}
