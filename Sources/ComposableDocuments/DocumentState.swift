import ComposableUI
import Observation

/// The state of the views of an open document. It belongs to the session's actor.
@Observable final class DocumentState {
  /// The status of the document's file.
  enum FileStatus: Equatable {
    /// The file is as the session has last read or written it.
    case unchanged
    /// Another program has changed the file.
    case changed
    /// Another program has moved or deleted the file.
    case missing
    /// The file can't be read as a document.
    case damaged(DocumentError)
    /// The user has deleted the document.
    case deleted
  }

  /// The name of the document's file.
  var name: DocumentName
  /// The status of the file.
  var fileStatus = FileStatus.unchanged
  /// True if the document has changes that are not saved.
  var isEdited = false
  /// The error of the last save; `nil` if it succeeded.
  var error: DocumentError?
  /// The document; `nil` if it is damaged, deleted or closed.
  var model: (any DocumentModel)?

  init(name: DocumentName) {
    self.name = name
  }
}
