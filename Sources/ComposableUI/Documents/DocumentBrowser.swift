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
    VStack(spacing: 0) {
      VStack(alignment: .leading) {
        HStack {
          Text("Documents").font(.title)
          Spacer()
          Button("New", systemImage: "plus") { store.send(.newTapped) }
            .buttonStyle(.borderedProminent)
        }
        if let fault = store.fault { DocumentNotice(fault) }
      }
      .asWideAsAList()
      List {
        if store.names.isEmpty {
          Text("There are no documents yet.").foregroundStyle(.secondary)
        } else {
          ForEach(store.names, id: \.self) { name in
            DocumentRow(
              store: store, name: name, title: library.folder.title(of: name),
              address: address(name)
            )
          }
        }
      }
    }
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
          .textFieldStyle(.roundedBorder)
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
          button("Rename", "pencil", .renameTapped(name))
          button("Duplicate", "doc.on.doc", .duplicateTapped(name))
          button("Delete", "trash", role: .destructive, .deleteTapped(name))
        }
      }
    }
  }

  /// A button with an icon, large enough for a finger.
  private func button(
    _ verb: String, _ icon: String, role: ButtonRole? = nil, _ action: DocumentList.Action
  ) -> some View {
    Button(role: role) {
      store.send(action)
    } label: {
      Image(systemName: icon).frame(width: 28, height: 36)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("\(verb) \(title)")
    .help(verb)
  }
}

extension View {
  /// In the middle of the page, no wider than a list gets.
  func asWideAsAList() -> some View {
    frame(maxWidth: 632, alignment: .leading)
      .frame(maxWidth: .infinity)
      .padding(.horizontal, 20)
      .padding(.top, 12)
  }
}
