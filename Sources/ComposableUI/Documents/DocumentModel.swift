import Foundation
import Observation

/// An open document with its editor, without its type.
package protocol DocumentModel: AnyObject {
  /// The contents of the file for the current document. Properties that it reads are observed.
  func contents(as type: UTType) throws -> Data

  /// The view that edits the document.
  func editor(of file: URL) -> AnyView
}

/// The model of a document that is a value. Stores the single instance of the value.
final class ValueModel<Document: FileDocument, Content: View>: DocumentModel {
  private let stored: StoredDocument<Document>
  private let content: (FileDocumentConfiguration<Document>) -> Content

  init(
    _ document: Document, content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    stored = StoredDocument(document)
    self.content = content
  }

  package func contents(as type: UTType) throws -> Data {
    try stored.document.fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
    ).contents
  }

  package func editor(of file: URL) -> AnyView {
    let stored = stored
    let document = Binding(
      to: BindingIdentity(stored), get: { stored.document }, set: { stored.document = $0 })
    return AnyView(
      content(FileDocumentConfiguration(document: document, fileURL: file, isEditable: true))
    )
  }
}

/// The storage of a document that is a value.
@Observable private final class StoredDocument<Document> {
  var document: Document

  init(_ document: Document) {
    self.document = document
  }
}

/// The model of a document that is an object.
final class ReferenceModel<Document: ReferenceFileDocument, Content: View>: DocumentModel {
  private let document: Document
  private let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    _ document: Document,
    content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.document = document
    self.content = content
  }

  package func contents(as type: UTType) throws -> Data {
    try document.fileWrapper(
      snapshot: document.snapshot(contentType: type),
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
    ).contents
  }

  package func editor(of file: URL) -> AnyView {
    AnyView(
      content(
        ReferenceFileDocumentConfiguration(document: document, fileURL: file, isEditable: true)
      )
    )
  }
}

extension FileWrapper {
  /// The contents of a regular file.
  fileprivate var contents: Data {
    get throws {
      guard let regularFileContents else {
        throw UnsupportedFileError()
      }
      return regularFileContents
    }
  }
}

/// The error of a document that is a folder.
private struct UnsupportedFileError: LocalizedError {
  var errorDescription: String? { "The document is not a single file. Folders are not supported." }
}
