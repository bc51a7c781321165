/// A scene with a window for each document, and a window that lists the documents.
///
/// ```swift
/// DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
/// ```
///
/// Documents are values (``FileDocument``), or objects with a store (``ReferenceFileDocument``).
///
/// 1. All windows of a document show the same instance: one object, with one store.
/// 2. Changes are saved after a second at most.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
  private let kind: () -> _DocumentKind

  /// Traps. Never called, since the scene creates its windows without a body.
  public var body: Never { preconditionFailure("'DocumentGroup' has no body.") }

  /// True if a window of the scene shows documents.
  public static var _showsDocuments: Bool { true }

  /// Returns the windows of the scene.
  public static func _windows(of scene: Self) -> [_Window] {
    [_Window(id: nil, title: nil, content: .documents(scene.kind()))]
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a scene of documents that are values.
  ///
  /// - Parameters:
  ///   - newDocument: The content of a new document.
  ///   - editor: Creates the view that edits a document.
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
  /// Creates a scene of documents that are objects.
  ///
  /// - Parameters:
  ///   - newDocument: Creates a new document.
  ///   - editor: Creates the view that edits a document.
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
