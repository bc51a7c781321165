import ComposableConcurrency
public import CustomDump
import Dependencies
import IssueReporting

/// The identity of an element of a ``StackState``.
///
/// A stack gives a new id to each element that is added. In a test the ids are 0, 1, 2 and so on, in
/// the order of the additions, and can be written as literals:
///
/// ```swift
/// await store.send(\.path[id: 0].saveTapped)
/// ```
public struct StackElementID: Hashable, Sendable {
  let generation: Int

  init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Creates the id of the element that was added at a position in the sequence of additions, for
  /// tests. Outside of tests and previews it reports an issue, because the ids are not known there.
  public init(integerLiteral value: Int) {
    if DependencyValues._current.context == .live {
      reportIssue(
        """
        The id \(value) of a stack element was created from a literal.

        Ids are assigned when elements are added. Outside of tests, take them from the 'ids' of the \
        stack or from an action.
        """
      )
    }
    self.init(generation: value)
  }
}

extension StackElementID: CustomStringConvertible, CustomDumpStringConvertible {
  /// The id after a number sign, as in `#0`.
  public var description: String { "#\(generation)" }

  /// The id after a number sign, as in `#0`.
  public var customDumpDescription: String { description }
}

/// The sequence of the ids of stack elements: one for the process, and one for each test.
final class StackElementIDGenerator: Sendable {
  private let generation: Lock<Int>

  /// - Parameter generation: The number of the first id.
  init(startingAt generation: Int = 0) {
    self.generation = Lock(generation)
  }

  /// The number of the next id.
  var nextGeneration: Int { generation.withLock { $0 } }

  /// Returns a new id.
  func next() -> StackElementID {
    generation.withLock { generation in
      defer { generation += 1 }
      return StackElementID(generation: generation)
    }
  }

  /// Skips an id that a test chose itself.
  func skip(_ id: StackElementID) {
    generation.withLock { $0 = max($0, id.generation + 1) }
  }
}

extension DependencyValues {
  var stackElementIDs: StackElementIDGenerator {
    get { self[StackElementIDsKey.self] }
    set { self[StackElementIDsKey.self] = newValue }
  }

  private enum StackElementIDsKey: DependencyKey {
    static let liveValue = StackElementIDGenerator()
    static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
  }
}
