import Foundation

extension Sequence where Element: Sendable {
  /// Performs an operation for each element, as many at a time as the machine has processors.
  func forEachConcurrently(
    _ operation: @escaping @Sendable (Element) async throws -> Void
  ) async throws {
    var elements = makeIterator()
    try await withThrowingTaskGroup { group in
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
        if let element = elements.next() { group.addTask { try await operation(element) } }
      }
      while try await group.next() != nil {
        if let element = elements.next() { group.addTask { try await operation(element) } }
      }
    }
  }
}
