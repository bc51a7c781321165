import ComposableArchitecture
public import Foundation

/// The documents of a folder, in a list: to be opened, made, renamed, duplicated and deleted.
///
/// ```swift
/// DocumentBrowser(library: library) { name in URL(string: "documents/\(name.pathComponent)") }
/// ```
///
/// 1. What changes in the folder is seen within a second, whoever changes it.
/// 2. Deleting takes a second press.
public struct DocumentBrowser: View {
  private let library: DocumentLibrary
  private let address: (DocumentName) -> URL?
  private let store: StoreOf<DocumentList>

  /// Shows the documents of a library.
  ///
  /// - Parameters:
  ///   - library: The documents.
  ///   - address: Where the page of a document is.
  public init(library: DocumentLibrary, address: @escaping (DocumentName) -> URL?) {
    self.library = library
    self.address = address
    let names = (try? library.folder.names()) ?? []
    store = Store(initialState: DocumentList.State(names: names)) {
      DocumentList(library: library)
    }
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Documents").font(.title)
        Spacer()
        Button("New", systemImage: "plus") { store.send(.newTapped) }
          .buttonStyle(.borderedProminent)
      }
      if let fault = store.fault { DocumentNotice(fault) }
      if store.names.isEmpty {
        Text("There are no documents yet.").foregroundStyle(.secondary)
      } else {
        List {
          ForEach(store.names, id: \.self) { name in
            DocumentRow(
              store: store, name: name, title: library.folder.title(of: name),
              address: address(name)
            )
          }
        }
      }
    }
    .padding()
    .onAppear { store.send(.shown) }
  }
}

/// A document in the list.
private struct DocumentRow: View {
  let store: StoreOf<DocumentList>
  let name: DocumentName
  let title: String
  let address: URL?

  var body: some View {
    if store.renamed == name {
      HStack {
        TextField("Name", text: Bindable(store).title.sending(\.titleChanged))
          .onSubmit { store.send(.renameEntered) }
        Button("Save name") { store.send(.renameEntered) }
        Button("Cancel") { store.send(.cancelTapped) }
      }
    } else {
      HStack {
        if let address { Link(title, destination: address) } else { Text(title) }
        Spacer()
        if store.deleted == name {
          Button("Delete “\(title)”", role: .destructive) { store.send(.deleteTapped(name)) }
          Button("Keep") { store.send(.cancelTapped) }
        } else {
          Button("Rename") { store.send(.renameTapped(name)) }
            .accessibilityLabel("Rename \(title)")
          Button("Duplicate") { store.send(.duplicateTapped(name)) }
            .accessibilityLabel("Duplicate \(title)")
          Button("Delete", role: .destructive) { store.send(.deleteTapped(name)) }
            .accessibilityLabel("Delete \(title)")
        }
      }
    }
  }
}
