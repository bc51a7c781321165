/// Windows that each show a document, and a list of the documents there are.
///
/// ```swift
/// DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
/// ```
///
/// 1. All windows of one document show one and the same: there is one object for it, with one
///    store, however many look at it.
/// 2. What changes is saved a second later at most.
public struct DocumentGroup<Document, Content: View>: Scene {
  private let kind: () -> _DocumentKind

  public var body: Never { preconditionFailure("A group of documents has no body.") }

  public static var _showsDocuments: Bool { true }

  public static func _windows(of scene: Self) -> [_Window] {
    [_Window(id: nil, title: nil, content: .documents(scene.kind()))]
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Shows documents that are values.
  ///
  /// - Parameters:
  ///   - newDocument: What a new document is.
  ///   - editor: What the user works with.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    kind = {
      _DocumentKind(contentTypes: Document.readableContentTypes) {
        ValueModel(newDocument(), content: editor)
      } read: { configuration in
        ValueModel(try Document(configuration: configuration), content: editor)
      }
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Shows documents that are objects.
  ///
  /// - Parameters:
  ///   - newDocument: Makes what a new document is.
  ///   - editor: What the user works with.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    kind = {
      _DocumentKind(contentTypes: Document.readableContentTypes) {
        ReferenceModel(newDocument(), content: editor)
      } read: { configuration in
        ReferenceModel(try Document(configuration: configuration), content: editor)
      }
    }
  }
}
