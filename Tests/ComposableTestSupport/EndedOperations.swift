import ComposableCore

/// The operations that have ended, for a test that waits for them.
///
/// `StoreTask.finish()` does not wait for the operations of cancelled effects.
final class EndedOperations<Name: Sendable>: Sendable {
  private let names = AsyncStream<Name>.makeStream()

  /// Records that an operation has ended.
  func append(_ name: Name) { names.continuation.yield(name) }

  /// Returns the name of the operation that has ended next, and waits for it.
  func next() async -> Name? { await names.stream.first { _ in true } }
}
