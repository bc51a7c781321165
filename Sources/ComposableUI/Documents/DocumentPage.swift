public import Foundation

/// An open document: its name, what is to be known about its file, and its editor.
///
/// To be shown on the actor that the document is, by as many as look at it.
public struct DocumentPage: View {
  private let document: DocumentSession
  private let list: URL?

  /// Shows a document.
  ///
  /// - Parameters:
  ///   - document: The document, as ``DocumentLibrary/open(_:)`` gives it.
  ///   - list: Where the list of documents is.
  public init(document: DocumentSession, list: URL? = nil) {
    self.document = document
    self.list = list
  }

  public var body: some View {
    VStack(spacing: 0) {
      DocumentBar(document: document, state: document.state, list: list)
      DocumentEditor(document: document, state: document.state)
    }
  }
}

/// What stands above the editor.
private struct DocumentBar: View {
  let document: DocumentSession
  let state: DocumentState
  let list: URL?

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        if let list { Link("Documents", destination: list) }
        Text(title).bold()
        if state.isEdited { Text("Edited").foregroundStyle(.secondary) }
        Spacer()
      }
      switch state.standing {
      case .own:
        if let fault = state.fault {
          HStack {
            DocumentNotice(fault)
            Button("Save again") { document.assumeIsolated { $0.save() } }
          }
        }
      case .changed:
        DocumentNotice("Another program has changed “\(title)”. Nothing is saved until you choose.")
        if let fault = state.fault { DocumentNotice(fault) }
        HStack {
          Button("Reload") { document.assumeIsolated { $0.reload() } }
          Button("Keep mine") { document.assumeIsolated { $0.keepMine() } }
        }
      case .missing:
        DocumentNotice("Another program has moved or deleted “\(title)”.")
        Button("Keep mine") { document.assumeIsolated { $0.keepMine() } }
      case .damaged, .deleted:
        EmptyView()
      }
    }
    .asWideAsAList()
  }

  private var title: String { document.title(of: state.name) }
}

/// The editor, or what stands in its place.
private struct DocumentEditor: View {
  let document: DocumentSession
  let state: DocumentState

  var body: some View {
    switch state.standing {
    case .damaged(let reason):
      Form {
        Section {
          Text("“\(document.title(of: state.name))” can’t be opened").font(.headline)
          Text(reason)
          Text("The file was left as it is.").foregroundStyle(.secondary)
          Button("Try again") { document.assumeIsolated { $0.tryAgain() } }
        }
      }
    case .deleted:
      Form {
        Text("“\(document.title(of: state.name))” was deleted.")
      }
    default:
      if let model = state.model {
        ModelEditor(model: model, file: document.file(state.name))
          // Another object is another document: what its views keep begins anew.
          .id(ObjectIdentifier(model))
      }
    }
  }
}

/// Runs again for what the editor's closure reads, and for nothing else.
private struct ModelEditor: View {
  let model: any DocumentModel
  let file: URL

  var body: some View { model.editor(of: file) }
}
