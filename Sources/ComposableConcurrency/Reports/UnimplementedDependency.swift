internal import IssueReporting

/// A dependency that a test uses without overriding it: a clock, a scheduler, a stream, an endpoint
/// of a client.
///
/// 1. The first use in a test is reported, at the line of the effect that uses it if there is one.
///    Later uses are not reported.
/// 2. A use that may be part of a loop suspends the loop: see ``use(suspendsFirst:)``.
package struct UnimplementedDependency: Sendable {
  /// The number of uses in one test that is taken for an infinite loop.
  @TaskLocal package static var limit = 100_000

  /// The name in messages.
  package let name: String
  private let id: String
  private let location: SourceLocation?
  private let advice: String

  /// Creates a dependency that is identified by `id`.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - id: The identifier by which uses in a test are counted.
  ///   - place: The source location to report uses outside of effects at, if it is known.
  ///   - advice: The part of the message that explains the fix.
  package init(_ name: String, id: String, at location: SourceLocation?, advice: String) {
    self.name = name
    self.id = id
    self.location = location
    self.advice = advice
  }

  /// Creates a dependency that is identified by its name and the line that created it.
  package init(_ name: String, madeAt location: SourceLocation, advice: String) {
    self.init(
      name, id: "\(name) \(location.fileID):\(location.line):\(location.column)", at: location,
      advice: advice
    )
  }

  /// True if there is a source location to report uses outside of effects at.
  package var hasLocation: Bool { location != nil }

  /// Returns the same dependency, reporting uses outside of effects at `location`.
  package func at(_ location: SourceLocation) -> Self {
    Self(name, id: id, at: location, advice: advice)
  }

  /// Reports a use, if it is the first in a test.
  ///
  /// A task that has used it 100,000 times in an effect of a store under test is cancelled.
  ///
  /// - Returns: The number of earlier uses in this test; zero if the current test is unknown.
  @discardableResult
  package func report() -> Int {
    let count = Self.count(id)
    if count == 0 {
      let user = TestContext.current == nil ? "by an app" : "in a test"
      (PendingSleeps.current?.location ?? location).report(
        """
        Unimplemented: \(name) was used \(user) that does not override it.

        \(advice)
        """
      )
    }
    return count
  }

  /// Counts a use. A task that uses it endlessly in an effect of a store under test is cancelled.
  ///
  /// - Returns: The number of earlier uses in this test; zero if the current test is unknown.
  package static func count(_ id: String) -> Int {
    let count = TestScope.current?.count(id) ?? 0
    if count >= limit, PendingSleeps.current != nil { withUnsafeCurrentTask { $0?.cancel() } }
    return count
  }

  /// Reports a use by a task, and suspends the task if it may be in a loop.
  ///
  /// 1. The first use in a test returns immediately, unless `suspendsFirst` is true.
  /// 2. In an effect of a store under test, later uses return when the task is cancelled. The store
  ///    treats such an effect as one that is stuck and has been reported.
  /// 3. Elsewhere later uses return immediately, since the task may never be cancelled.
  /// 4. After 100,000 uses none returns: they come from a loop that ignores its cancellation.
  ///
  /// - Parameter suspendsFirst: A flag set if the first use in an effect suspends the task, too.
  package nonisolated(nonsending) func use(suspendsFirst: Bool = false) async {
    let count = report()
    if count >= Self.limit {
      _ = PendingSleeps.current?.begin(.unimplemented(name))
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    guard count > 0 || suspendsFirst, PendingSleeps.current != nil else { return }
    await PendingSleeps.suspend(.unimplemented(name))
  }
}
