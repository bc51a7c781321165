import IssueReporting

/// The reports of a graph, each made once: a view may repeat a mistake with each evaluation.
struct OneTimeReports {
  private var messages: Set<String> = []

  /// Reports an issue at the first call with a message.
  mutating func report(_ message: String) {
    if messages.insert(message).inserted { reportIssue(message) }
  }
}
