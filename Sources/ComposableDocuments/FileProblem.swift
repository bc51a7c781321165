import ComposableUI
import Foundation

/// A cause for which a file can't be read or written. Its text is the end of a sentence.
enum FileProblem: Equatable, Sendable {
  /// An error of a system call, with its code.
  case system(CInt)
  /// The contents are not those of a document.
  case damaged
  /// The file exceeds the maximum size of a document.
  case tooLarge
  /// Another error of the file system, with Foundation's code.
  case fileSystem(Int)
  /// A message of the document's type or of the system.
  case message(String)
  /// An error of a type whose values may contain paths or contents of files.
  case error(type: String)

  /// The cause for a log, without text of users.
  var logDescription: String {
    switch self {
    case .system(let code): "system error \(code)"
    case .damaged: "damaged contents"
    case .tooLarge: "too large"
    case .fileSystem(let code): "Foundation error \(code)"
    case .message: "an error with a message for users"
    case .error(let type): type
    }
  }

  /// The error of the last system call of the thread.
  static var lastSystemError: FileProblem { .system(errno) }

  /// Creates the problem that an error reports.
  init(_ error: any Error) {
    if let description = (error as? any LocalizedError)?.errorDescription {
      self = .message(description)
      return
    }
    switch error {
    case let error as POSIXError: self = .system(error.code.rawValue)
    case let error as CocoaError: self = FileProblem(error)
    case let error as any CustomStringConvertible where !(type(of: error) is NSError.Type):
      self = .message(error.description)
    default: self = .error(type: "\(type(of: error))")
    }
  }

  private init(_ error: CocoaError) {
    if let cause = error.underlying as? POSIXError {
      self = .system(cause.code.rawValue)
      return
    }
    switch error.code {
    case .fileReadCorruptFile, .fileReadInapplicableStringEncoding, .propertyListReadCorrupt,
      .coderReadCorrupt:
      self = .damaged
    case .fileReadNoSuchFile, .fileNoSuchFile: self = .system(ENOENT)
    case .fileReadNoPermission, .fileWriteNoPermission: self = .system(EACCES)
    case .fileWriteOutOfSpace: self = .system(ENOSPC)
    case .fileReadTooLarge: self = .system(EFBIG)
    default: self = .fileSystem(error.code.rawValue)
    }
  }

  /// The text, in the language of its environment.
  var text: Text {
    switch self {
    case .system(ENOSPC), .system(EDQUOT): Text(system: "no space left on device")
    case .system(EACCES), .system(EPERM): Text(system: "permission denied")
    case .system(ENOENT): Text(system: "no such file or directory")
    case .system(EROFS): Text(system: "read-only file system")
    case .system(let code): Text(verbatim: String(cString: strerror(code)).lowercased())
    case .damaged: Text(system: "the file is damaged")
    case .tooLarge: Text(system: "it is larger than 64 MB")
    case .fileSystem(let code): Text(system: "an error of the file system (\(code))")
    case .message(let message): Text(verbatim: message)
    case .error(let type): Text(system: "an error of the type \(type)")
    }
  }
}
