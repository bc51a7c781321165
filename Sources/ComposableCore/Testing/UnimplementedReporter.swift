import ComposableConcurrency
import IssueReporting

/// Forwards the issues that an effect of a test store reports. An issue of `unimplemented(…)` is
/// forwarded once per test, at the line of the effect.
struct UnimplementedReporter: IssueReporter {
  private let reporters: [any IssueReporter]
  private let location: SourceLocation

  /// - Parameter location: The source location of the effect.
  init(_ reporters: [any IssueReporter], at location: SourceLocation) {
    // An effect may be started while an action of another effect is reduced.
    self.reporters = Self.unwrap(reporters)
    self.location = location
  }

  /// Runs a closure whose issues are not attributed to the effect of the current task.
  static func outsideOfEffects(_ body: () -> Void) {
    withIssueReporters(unwrap(IssueReporters.current), operation: body)
  }

  private static func unwrap(_ reporters: [any IssueReporter]) -> [any IssueReporter] {
    reporters.flatMap { ($0 as? Self)?.reporters ?? [$0] }
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message()
    var location = SourceLocation(fileID, filePath, line, column)
    if let text, text.hasPrefix("Unimplemented"), text.contains("Defined in '"),
      let name = text.split(separator: "\n").first
    {
      guard UnimplementedDependency.count("\(name) \(fileID):\(line)") == 0 else { return }
      location = self.location
    }
    for reporter in reporters {
      reporter.reportIssue(
        text, severity: severity, fileID: location.fileID, filePath: location.filePath,
        line: location.line, column: location.column
      )
    }
  }

  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    for reporter in reporters {
      reporter.reportIssue(
        error, message(), fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    for reporter in reporters {
      reporter.expectIssue(
        message(), fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }

  func expectIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    for reporter in reporters {
      reporter.expectIssue(
        error, message(), fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }
}
