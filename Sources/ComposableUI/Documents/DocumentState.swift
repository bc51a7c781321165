import Observation

/// What the pages of an open document show. Belongs to the document's actor.
@Observable final class DocumentState {
  /// How a document and its file stand to each other.
  enum FileStatus: Equatable {
    /// The file is the document's.
    case own
    /// Another program has changed the file.
    case changed
    /// Another program has moved or deleted the file.
    case missing
    /// The file can't be read as a document.
    case damaged(String)
    /// The user has deleted it.
    case deleted
  }

  var name: DocumentName
  var standing = FileStatus.own
  /// Whether there is something that the file does not hold.
  var isEdited = false
  /// Why the last save failed.
  var fault: String?
  /// The document itself; `nil` where it is damaged, deleted or closed.
  var model: (any DocumentModel)?

  init(name: DocumentName) {
    self.name = name
  }
}
