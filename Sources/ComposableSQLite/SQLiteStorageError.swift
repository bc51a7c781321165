#if SQLite
import Foundation
import GRDB

/// An error of a storage in SQLite, whose description names the file and the next step.
public struct SQLiteStorageError: Error, CustomStringConvertible {
  /// The problem, and the next step. It contains no stored data.
  public let description: String
  /// The error of SQLite; `nil` if the file has a later schema.
  public let underlyingError: (any Error)?

  init(_ error: DatabaseError, path: String) {
    let problem =
      switch error.resultCode {
      case .SQLITE_FULL: "The disk is full: nothing was saved. Free some space."
      case .SQLITE_NOTADB: "The file is not a database. Choose another path, or move it away."
      case .SQLITE_CORRUPT:
        "The database is damaged. Restore it from a backup, or move it away to start anew."
      case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
        "The database can't be opened. Check that its directory exists, and may be written."
      case .SQLITE_READONLY:
        "The database can't be written. Check the permissions of the file and of its directory."
      case .SQLITE_BUSY: "Another process kept the database locked. Try again."
      case .SQLITE_IOERR: "The disk failed to read or to write. Check the disk."
      default: "The database failed."
      }
    description = "\(path): \(problem) (\(error))"
    underlyingError = error
  }

  private init(_ description: String) {
    self.description = description
    underlyingError = nil
  }

  static func laterSchema(path: String) -> Self {
    Self(
      """
      \(path): The database was changed by a later version of this library, or by another program. \
      Run that version, or choose another path.
      """)
  }
}
#endif
