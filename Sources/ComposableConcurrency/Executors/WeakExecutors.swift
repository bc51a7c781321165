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

  /// Waits until each executor is idle, one after another.
  ///
  /// Retains an executor only while it waits for it: clocks that wait for each other's executors
  /// would otherwise keep all of them alive.
  package nonisolated(nonsending) func quiescence() async {
    for reference in references.values { await reference.executor?.quiescence() }
  }
}
