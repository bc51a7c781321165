/// A set of executors that does not retain them.
package struct WeakExecutors: Sendable {
  private struct Reference: Sendable {
    weak var executor: QuiescentExecutor?
  }

  private var references: [ObjectIdentifier: Reference] = [:]

  package init() {}

  /// The executors that are still alive.
  package var all: [QuiescentExecutor] { references.values.compactMap(\.executor) }

  /// Adds an executor.
  package mutating func insert(_ executor: QuiescentExecutor) {
    let id = ObjectIdentifier(executor)
    // The identifier may be that of an executor that was deallocated.
    if references[id]?.executor === executor { return }
    references = references.filter { $1.executor != nil }
    references[id] = Reference(executor: executor)
  }
}
