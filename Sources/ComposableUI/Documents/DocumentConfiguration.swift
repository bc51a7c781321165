public import Foundation

/// The parameter of an editor of a ``FileDocument``.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. `$document` is a binding to it.
  @Binding public var document: Document
  /// The location of the document's file on the machine that runs the program.
  public let fileURL: URL?
  /// A Boolean value that indicates whether the document may be changed.
  public let isEditable: Bool
}

/// The parameter of an editor of a ``ReferenceFileDocument``.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document. `$document` provides bindings to its properties.
  @Bindable public var document: Document
  /// The location of the document's file on the machine that runs the program.
  public let fileURL: URL?
  /// A Boolean value that indicates whether the document may be changed.
  public let isEditable: Bool
}
