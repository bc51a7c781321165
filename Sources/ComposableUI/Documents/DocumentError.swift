import Foundation

/// Why something could not be done with a document: a whole sentence that names it, and what to do.
public struct DocumentError: Error, Equatable, CustomStringConvertible {
  /// What is the matter, and what to do.
  public let description: String
  /// Whether there is no such document.
  public let isAbsence: Bool

  init(_ description: String, isAbsence: Bool = false) {
    self.description = description
    self.isAbsence = isAbsence
  }

  /// There is no document of this name, or it may not be one.
  static func absent(_ name: DocumentName) -> DocumentError {
    DocumentError(
      "There is no document “\(name)”. It was moved or deleted: look for it in the list.",
      isAbsence: true
    )
  }

  /// Something else has the name.
  static func taken(_ name: DocumentName) -> DocumentError {
    DocumentError("The name “\(name)” is taken. Choose another.")
  }

  /// What the system says, such as that a disk is full.
  static func system(
    _ what: String, _ name: DocumentName, _ reason: String
  ) -> DocumentError {
    DocumentError("“\(name)” could not be \(what): \(reason). Mend that, and try again.")
  }

  /// What a user is told about an error of any type.
  static func words(for error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? "\(error)"
  }
}
