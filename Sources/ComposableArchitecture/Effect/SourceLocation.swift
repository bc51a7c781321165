import ConcurrencyExtras

/// A line of client code, for reports about it.
///
/// It is a class so that an in-flight effect holds one word of it.
@usableFromInline
final class SourceLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  // Half words, since each running effect holds one of these.
  private let lineAndColumn: (line: UInt32, column: UInt32)

  @usableFromInline
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    lineAndColumn = (UInt32(clamping: line), UInt32(clamping: column))
  }

  @usableFromInline
  var description: String { "\(fileID):\(line)" }

  var line: UInt { UInt(lineAndColumn.line) }
  var column: UInt { UInt(lineAndColumn.column) }
  var place: SourcePlace {
    SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports an issue at this line.
  func report(_ message: @autoclosure () -> String) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
