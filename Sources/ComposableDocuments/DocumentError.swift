import ComposableUI
import Foundation

/// An error of an operation on a document. Its description names the document and the next step.
public struct DocumentError: Error, Equatable, CustomStringConvertible {
  /// A message for the user: the cause and the next step.
  public let description: String
  /// A Boolean value that indicates whether the document doesn't exist.
  public let isAbsence: Bool

  init(_ description: String, isAbsence: Bool = false) {
    self.description = description
    self.isAbsence = isAbsence
  }

  /// No document has this name, or its file is not a document.
  static func notFound(_ name: DocumentName) -> DocumentError {
    DocumentError(
      "There is no document “\(name)”. It was moved or deleted: look for it in the list.",
      isAbsence: true
    )
  }

  /// Another file has the name.
  static func nameTaken(_ name: DocumentName) -> DocumentError {
    DocumentError("The name “\(name)” is taken. Choose another.")
  }

  /// A failed system call, for example on a full disk.
  ///
  /// - Parameters:
  ///   - verb: The failed operation, as a past participle.
  ///   - name: The document.
  ///   - reason: The message of the system.
  static func system(
    _ verb: String, _ name: DocumentName, _ reason: String
  ) -> DocumentError {
    DocumentError("“\(name)” could not be \(verb): \(reason). Resolve the problem, then try again.")
  }

  /// A message for the user about an error of any type.
  ///
  /// An error without a description of its own may contain paths or contents of files, so only its
  /// type is named.
  static func message(for error: any Error) -> String {
    if let error = error as? DocumentError { return error.description }
    if let description = (error as? any LocalizedError)?.errorDescription { return description }
    return switch error {
    case let error as POSIXError: reason(error.code)
    case let error as CocoaError: reason(error)
    case let error as any CustomStringConvertible where !(type(of: error) is NSError.Type):
      error.description
    default: "an error of the type \(type(of: error))"
    }
  }

  private static func reason(_ code: POSIXError.Code) -> String {
    String(cString: strerror(code.rawValue)).lowercased()
  }

  private static func reason(_ error: CocoaError) -> String {
    if let cause = error.underlying as? POSIXError { return reason(cause.code) }
    return switch error.code {
    case .fileReadCorruptFile, .fileReadInapplicableStringEncoding, .propertyListReadCorrupt,
      .coderReadCorrupt:
      "the file is damaged"
    case .fileReadNoSuchFile, .fileNoSuchFile: "no such file or directory"
    case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
    case .fileWriteOutOfSpace: "no space left on device"
    case .fileReadTooLarge: "the file is too large"
    default: "an error of the file system (\(error.code.rawValue))"
    }
  }
}
