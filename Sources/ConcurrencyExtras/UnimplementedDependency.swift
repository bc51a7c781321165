internal import IssueReporting

/// A dependency that a test uses without having replaced it: a clock, a scheduler, a stream, an
/// endpoint of a client.
///
/// 1. The first use in a test is reported, at the line of the effect that uses it if there is one,
///    later uses are not.
/// 2. A use that may be a loop's does not let the loop go on: see ``use(suspendsFirst:)``.
package struct UnimplementedDependency: Sendable {
  /// The number of uses in a test from which on they are those of a loop without an end.
  @TaskLocal package static var limit = 100_000

  /// The name in messages.
  package let name: String
  private let id: String
  private let place: SourcePlace?
  private let advice: String

  /// - Parameters:
  ///   - name: The name in messages.
  ///   - id: The identity in a test.
  ///   - place: Where to report a use outside of any effect, if that is known.
  ///   - advice: How to replace it.
  package init(_ name: String, id: String, at place: SourcePlace?, advice: String) {
    self.name = name
    self.id = id
    self.place = place
    self.advice = advice
  }

  /// A dependency whose identity is its name and the line that made it.
  package init(_ name: String, madeAt place: SourcePlace, advice: String) {
    self.init(
      name, id: "\(name) \(place.fileID):\(place.line):\(place.column)", at: place, advice: advice
    )
  }

  /// Whether it is known where a use outside of any effect is reported.
  package var hasPlace: Bool { place != nil }

  /// The same dependency, used by way of another place.
  package func at(_ place: SourcePlace) -> Self {
    Self(name, id: id, at: place, advice: advice)
  }

  /// Reports a use, the first in a test only.
  ///
  /// A task that has used it 100,000 times in an effect of a store under test is cancelled.
  ///
  /// - Returns: How many uses in this test came before; zero where tests can't be told apart.
  @discardableResult
  package func report() -> Int {
    let count = Self.count(id)
    if count == 0 {
      let user = TestContext.current == nil ? "by an app" : "in a test"
      (SleepLog.current?.place ?? place).report(
        """
        Unimplemented: \(name) was used \(user) that does not replace it.

        \(advice)
        """
      )
    }
    return count
  }

  /// Counts a use. A task that asks again and again in an effect of a store under test is cancelled.
  ///
  /// - Returns: How many uses in this test came before; zero where tests can't be told apart.
  package static func count(_ id: String) -> Int {
    let count = TestScope.current?.count(id) ?? 0
    if count >= limit, SleepLog.current != nil { withUnsafeCurrentTask { $0?.cancel() } }
    return count
  }

  /// Reports a use by a task, and suspends the task if it may be in a loop.
  ///
  /// 1. The first use in a test returns at once, unless `suspendsFirst` is true.
  /// 2. In an effect of a store under test each later use returns when the task is cancelled. The
  ///    store takes such an effect for one that can't go on, and was reported.
  /// 3. Elsewhere, where the task may never be cancelled, later uses return at once.
  /// 4. After 100,000 uses none returns: it is a loop that goes on after it was cancelled.
  ///
  /// - Parameter suspendsFirst: Whether the first use in an effect is one that can't go on either.
  package nonisolated(nonsending) func use(suspendsFirst: Bool = false) async {
    let count = report()
    if count >= Self.limit {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    guard count > 0 || suspendsFirst, let log = SleepLog.current else { return }
    await log.note(.unimplemented(name)) { try? await Task.never() }
  }
}
