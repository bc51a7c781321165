@_spi(Renderer) import ComposableUI

/// An error of an operation on a document. Its description names the document and the next step.
public struct DocumentError: Error, Equatable {
  /// The failed operation, and what prevented it.
  enum Cause: Equatable {
    /// No document has this name, or its file is not a document.
    case notFound(DocumentName)
    /// Another file has the name.
    case nameTaken(DocumentName)
    /// The title is not valid in a file name.
    case invalidName(String)
    /// All names with this title and a number are taken.
    case tooManyNamed(String)
    /// Another document would exceed the limits of the folder.
    case noRoom
    /// Too many documents are being created.
    case tooManyCreations
    /// The document is being renamed.
    case isBeingRenamed(DocumentName)
    /// A new document has no contents.
    case notCreated(FileProblem)
    /// An operation on a file failed, for example on a full disk.
    case failed(Operation, document: String, FileProblem)
    /// Reading or writing the contents failed.
    case problem(FileProblem)
    /// The folder can't be read.
    case unreadableFolder
    /// A program can't have its documents in the folder, for the given reason in English.
    case unusableFolder(path: String, reason: String)
  }

  /// An operation on a file.
  enum Operation { case read, save, rename, delete }

  let cause: Cause

  init(_ cause: Cause) {
    self.cause = cause
  }

  /// Creates an error for the user from one of any type.
  init(_ error: any Error) {
    self = error as? DocumentError ?? DocumentError(.problem(FileProblem(error)))
  }

  /// A Boolean value that indicates whether the document doesn't exist.
  public var isAbsence: Bool {
    if case .notFound = cause { true } else { false }
  }

  static func notFound(_ name: DocumentName) -> DocumentError { DocumentError(.notFound(name)) }

  static func nameTaken(_ name: DocumentName) -> DocumentError { DocumentError(.nameTaken(name)) }

  static func failed(
    _ operation: Operation, _ name: DocumentName, _ problem: FileProblem
  ) -> DocumentError {
    DocumentError(.failed(operation, document: name.text, problem))
  }

  /// The message for the user: the cause and the next step, a text of the library.
  var message: LocalizedStringKey {
    switch cause {
    case .notFound(let name):
      "There is no document “\(name)”. It was moved or deleted: look for it in the list."
    case .nameTaken(let name): "The name “\(name)” is taken. Choose another."
    case .invalidName(let title):
      """
      “\(title)” is not a valid name: names have at most 200 bytes, no slashes and no dot at the \
      beginning. Choose another.
      """
    case .tooManyNamed(let title):
      "There are too many documents called “\(title)”. Rename some."
    case .noRoom: "There is no room for another document. Delete some, then try again."
    case .tooManyCreations: "Too many documents are being created. Try again in a moment."
    case .isBeingRenamed(let name): "“\(name)” is being renamed. Try again when that is done."
    case .notCreated(let problem): "The document could not be created: \(problem.text)."
    case .failed(.read, let name, let problem):
      "“\(name)” could not be read: \(problem.text). Resolve the problem, then try again."
    case .failed(.save, let name, let problem):
      "“\(name)” could not be saved: \(problem.text). Resolve the problem, then try again."
    case .failed(.rename, let name, let problem):
      "“\(name)” could not be renamed: \(problem.text). Resolve the problem, then try again."
    case .failed(.delete, let name, let problem):
      "“\(name)” could not be deleted: \(problem.text). Resolve the problem, then try again."
    case .problem(let problem): "\(problem.text)"
    case .unreadableFolder:
      "The folder of the documents can’t be read. Check that it exists, then try again."
    case .unusableFolder(let path, let reason):
      "The folder \(path) can’t be used for documents: \(reason). Choose another folder."
    }
  }
}

extension DocumentError: CustomStringConvertible {
  /// A message for the user in English: the cause and the next step. The views of documents show it in
  /// the language of the page.
  public var description: String { Text(system: message).string(for: nil) }
}
