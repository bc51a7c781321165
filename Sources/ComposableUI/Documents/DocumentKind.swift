import Foundation

/// The functions that create, read and show the documents of a program, for the document library of `ComposableDocuments`.
///
/// It belongs to the actor that creates it, as the closures of a scene do: each open document
/// creates its own.
public struct _DocumentKind {
  /// The types of files that are documents. New documents are of the first.
  public let contentTypes: [UTType]
  /// Creates a new document.
  package let blank: () -> any DocumentModel
  /// Reads a document.
  package let read: (FileDocumentReadConfiguration) throws -> any DocumentModel
}
