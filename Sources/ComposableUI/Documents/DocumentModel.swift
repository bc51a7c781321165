import Foundation

/// A document that is open, whatever its type, with its editor.
protocol DocumentModel: AnyObject {
  /// What the file is to hold now. What is read for it is observed.
  func contents(as type: UTType) throws -> Data

  /// What the user works with.
  func editor(of file: URL) -> AnyView
}

/// A document that is a value: this is the one place that the value is at.
final class ValueModel<Document: FileDocument, Content: View>: DocumentModel {
  private let location: StateLocation<Document>
  private let content: (FileDocumentConfiguration<Document>) -> Content

  init(
    _ document: Document, content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    location = StateLocation(document)
    self.content = content
  }

  func contents(as type: UTType) throws -> Data {
    try location.value.fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
    ).contents
  }

  func editor(of file: URL) -> AnyView {
    let location = location
    let document = Binding(get: { location.value }, set: { location.value = $0 })
    return AnyView(
      content(FileDocumentConfiguration(document: document, fileURL: file, isEditable: true))
    )
  }
}

/// A document that is an object.
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

  func contents(as type: UTType) throws -> Data {
    try document.fileWrapper(
      snapshot: document.snapshot(contentType: type),
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
    ).contents
  }

  func editor(of file: URL) -> AnyView {
    AnyView(
      content(
        ReferenceFileDocumentConfiguration(document: document, fileURL: file, isEditable: true)
      )
    )
  }
}

extension FileWrapper {
  /// What the file is to hold.
  fileprivate var contents: Data {
    get throws {
      guard let regularFileContents else {
        throw DocumentError(
          "The document is no single file. Documents that are folders can't be kept.")
      }
      return regularFileContents
    }
  }
}
