/// The value of a key without an override, along with the issue that a read of it reports.
final class DefaultValue: Sendable {
  let box: AnyValueBox
  let issue: DependencyIssue

  init(box: AnyValueBox, issue: DependencyIssue) {
    self.box = box
    self.issue = issue
  }
}
