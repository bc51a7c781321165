import ComposableConcurrency

/// The reports of a graph, each made once: a view may repeat a mistake with each evaluation.
struct OneTimeReports {
  private var messages: Set<String> = []

  /// Reports an issue at the first call with a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - location: The line that causes the issue; `nil` if it is not known.
  mutating func report(_ message: String, at location: SourceLocation? = nil) {
    if messages.insert(message).inserted { location.report(message) }
  }
}
