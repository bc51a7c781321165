import ComposableConcurrency

/// The failures to save what users have changed, for the operator of a program. A server logs them.
///
/// Users learn of a failure where they are: by ``Shared/saveError`` or by a notice of a document.
package enum SaveFailures {
  package typealias Handler = @Sendable (_ subject: String, _ reason: String) -> Void

  private static let handler = Lock<Handler?>(nil)

  /// Calls a function with the failures from now on, in the place of the former one.
  package static func handle(_ newHandler: Handler?) {
    // The former function is deallocated after the release of the lock.
    let former = handler.withLock { handler in
      defer { handler = newHandler }
      return handler
    }
    withExtendedLifetime(former) {}
  }

  /// Reports a failure.
  ///
  /// - Parameters:
  ///   - subject: What is not saved, without text of users.
  ///   - reason: The cause.
  package static func report(_ subject: String, _ reason: String) {
    handler.withLock(\.self)?(subject, reason)
  }

  /// Reports an error.
  static func report(_ subject: String, _ error: any Error) {
    report(subject, error.logDescription)
  }
}
