public import Foundation

/// What the editor of a document that is a value has at hand.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; `$document` is a binding to it.
  @Binding public var document: Document
  /// Where its file is.
  public let fileURL: URL?
  /// Whether it may be changed.
  public let isEditable: Bool
}

/// What the editor of a document that is an object has at hand.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document; `$document` gives bindings to its properties.
  @Bindable public var document: Document
  /// Where its file is.
  public let fileURL: URL?
  /// Whether it may be changed.
  public let isEditable: Bool
}
