import Foundation

/// How documents of a program are made, read and shown, for those who keep them.
///
/// It belongs to whoever made it, as the closures of a scene do: each open document has one of its own.
public struct _DocumentKind {
  /// Which files hold such documents. New ones are of the first.
  public let contentTypes: [UTType]
  /// Makes a new document.
  let blank: () -> any DocumentModel
  /// Reads a document.
  let read: (FileDocumentReadConfiguration) throws -> any DocumentModel
}
