import ComposableConcurrency
import IssueReporting

/// A callback that is called once.
final class Completion<Success>: Sendable {
  private let name: String
  private let callback: @Sendable (Result<Success, any Error>) -> Void
  private let isResumed = Lock(false)

  init(_ name: String, _ callback: @escaping @Sendable (Result<Success, any Error>) -> Void) {
    self.name = name
    self.callback = callback
  }

  deinit {
    if !isResumed.withLock({ $0 }) {
      reportIssue("\(name) never ends: its continuation was released without being resumed.")
    }
  }

  func resume(_ result: Result<Success, any Error>) {
    let wasResumed = isResumed.withLock { isResumed in
      defer { isResumed = true }
      return isResumed
    }
    guard !wasResumed else {
      return reportIssue("\(name) has ended already: resume its continuation once.")
    }
    callback(result)
  }
}
