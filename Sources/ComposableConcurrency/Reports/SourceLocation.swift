internal import IssueReporting

/// A location in source code, at which problems are reported.
///
/// It is one pointer wide, since each effect in flight stores one.
@usableFromInline
package struct SourceLocation: Sendable {
  private final class Storage: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt32
    let column: UInt32

    init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
      self.fileID = fileID
      self.filePath = filePath
      self.line = UInt32(clamping: line)
      self.column = UInt32(clamping: column)
    }
  }

  private let storage: Storage

  @usableFromInline
  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    storage = Storage(fileID, filePath, line, column)
  }

  package var fileID: StaticString { storage.fileID }
  package var filePath: StaticString { storage.filePath }
  package var line: UInt { UInt(storage.line) }
  package var column: UInt { UInt(storage.column) }

  /// Reports an issue at this location.
  package func report(_ message: @autoclosure () -> String) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension SourceLocation: Equatable {
  @usableFromInline
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage
      || (lhs.line == rhs.line && lhs.column == rhs.column
        && (lhs.fileID.utf8Start == rhs.fileID.utf8Start
          || lhs.fileID.description == rhs.fileID.description))
  }
}

extension SourceLocation: CustomStringConvertible {
  @usableFromInline
  package var description: String { "\(fileID):\(line)" }
}

extension SourceLocation? {
  /// Reports an issue at this location, or at the caller's if it is `nil`.
  package func report(_ message: @autoclosure () -> String) {
    if let self { self.report(message()) } else { reportIssue(message()) }
  }
}
