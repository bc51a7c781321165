import ConcurrencyExtras
import IssueReporting

/// Passes on what an effect of a store under test reports; what `unimplemented(…)` reports, once per
/// test and at the line of the effect.
struct UnimplementedReporter: IssueReporter {
  private let reporters: [any IssueReporter]
  private let place: SourcePlace

  /// - Parameter place: Where the effect was written.
  init(_ reporters: [any IssueReporter], at place: SourcePlace) {
    // An effect may be started where another's action is reduced.
    self.reporters = Self.unwrap(reporters)
    self.place = place
  }

  /// Reports what a task of an effect does as if it were no effect's.
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
    var place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if let text, text.hasPrefix("Unimplemented"), text.contains("Defined in '"),
      let name = text.split(separator: "\n").first
    {
      guard UnimplementedDependency.count("\(name) \(fileID):\(line)") == 0 else { return }
      place = self.place
    }
    for reporter in reporters {
      reporter.reportIssue(
        text, severity: severity, fileID: place.fileID, filePath: place.filePath, line: place.line,
        column: place.column
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
