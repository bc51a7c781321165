public import ComposableUI
import Foundation

/// The page of an open document: its title, the status of its file, and its editor.
///
/// It must be shown on the actor of the document's session. Several pages can show one session.
public nonisolated struct DocumentPage: View {
  private let document: DocumentSession
  private let list: URL?

  /// Creates the page of a document.
  ///
  /// - Parameters:
  ///   - document: The session, as returned by ``DocumentLibrary/open(_:)``.
  ///   - list: The URL of the list of documents.
  public init(document: DocumentSession, list: URL? = nil) {
    self.document = document
    self.list = list
  }

  /// The content of the view.
  public var body: some View {
    VStack(spacing: 0) {
      DocumentBar(document: document, state: document.state, list: list)
      DocumentEditor(document: document, state: document.state)
    }
  }
}

/// The bar above the editor, with the title and warnings.
private nonisolated struct DocumentBar: View {
  let document: DocumentSession
  let state: DocumentState
  let list: URL?

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        if let list {
          Link(destination: list) {
            Label {
              Text(system: "Documents")
            } icon: {
              Image(systemName: "chevron.backward")
            }
          }
        }
        Text(title).bold().lineLimit(1)
        if state.isEdited { Text(system: "Edited").foregroundStyle(.secondary) }
        Spacer()
      }
      switch state.fileStatus {
      case .unchanged:
        if let error = state.error {
          HStack {
            DocumentNotice(error)
            Button(action: { document.assumeIsolated { $0.save() } }) { Text(system: "Save again") }
          }
        }
      case .changed:
        DocumentNotice(
          Text(
            system: "Another program has changed “\(title)”. Nothing is saved until you choose."))
        if let error = state.error { DocumentNotice(error) }
        HStack {
          Button(action: { document.assumeIsolated { $0.reload() } }) { Text(system: "Reload") }
          keepMine
        }
      case .missing:
        DocumentNotice(Text(system: "Another program has moved or deleted “\(title)”."))
        keepMine
      case .damaged, .deleted:
        EmptyView()
      }
    }
    .constrainedToListWidth()
  }

  private var keepMine: some View {
    Button(action: { document.assumeIsolated { $0.overwrite() } }) { Text(system: "Keep mine") }
  }

  private var title: String { document.title(of: state.name) }
}

/// The editor, or an explanation if the document is damaged or deleted.
private nonisolated struct DocumentEditor: View {
  let document: DocumentSession
  let state: DocumentState

  var body: some View {
    switch state.fileStatus {
    case .damaged(let error):
      Form {
        Section {
          Text(system: "“\(document.title(of: state.name))” can’t be opened").font(.headline)
          Text(system: error.message)
          Text(system: "The file was not changed.").foregroundStyle(.secondary)
          Button(action: { document.assumeIsolated { $0.tryAgain() } }) {
            Text(system: "Try again")
          }
        }
      }
    case .deleted:
      Form {
        Text(system: "“\(document.title(of: state.name))” was deleted.")
      }
    default:
      if let model = state.model {
        ModelEditor(model: model, file: document.file(state.name))
          // Another object is another document: the state of its views is reset.
          .id(ObjectIdentifier(model))
      }
    }
  }
}

/// Evaluates the editor's closure in a body of its own, which observes only what the editor reads.
private nonisolated struct ModelEditor: View {
  let model: any DocumentModel
  let file: URL

  var body: some View { model.editor(of: file) }
}
