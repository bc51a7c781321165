import GRDB

/// A failure of the database, with a message for users.
public enum ContactError: Error, Equatable, Sendable {
  /// Nothing can be saved until there is space.
  case diskFull
  /// The file is damaged, not a database, or out of reach.
  case unreadable
  /// The file may be read, and not be written.
  case readOnly
  /// A failure of another kind.
  case failed

  /// Creates an error from one of SQLite, or of another origin.
  public init(_ error: any Error) {
    self =
      switch error {
      case let error as ContactError: error
      case DatabaseError.SQLITE_FULL: .diskFull
      case DatabaseError.SQLITE_READONLY: .readOnly
      case DatabaseError.SQLITE_AUTH, DatabaseError.SQLITE_CANTOPEN, DatabaseError.SQLITE_CORRUPT,
        DatabaseError.SQLITE_IOERR, DatabaseError.SQLITE_NOTADB, DatabaseError.SQLITE_PERM:
        .unreadable
      default: .failed
      }
  }
}

extension ContactError: CustomStringConvertible {
  /// The problem, and the next step.
  public var description: String {
    switch self {
    case .diskFull: "The disk is full: nothing was saved. Free some space, and try again."
    case .unreadable:
      "The file of the contacts can’t be read. Check that it is a database, and on this disk."
    case .readOnly: "The file of the contacts can’t be written. Check its permissions."
    case .failed: "The database failed. Try again."
    }
  }
}
