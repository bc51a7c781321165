import ComposableCore
public import ComposableUI
import Foundation

/// A list of the documents in a folder, to open, create, rename, duplicate and delete them.
///
/// ```swift
/// DocumentBrowser(library: library) { name in URL(string: "documents/\(name.pathComponent)") }
/// ```
///
/// 1. Changes of the folder, including those of other programs, appear within a second.
/// 2. Deleting a document requires a second press.
public nonisolated struct DocumentBrowser: View {
  private let library: DocumentLibrary
  private let address: (DocumentName) -> URL?
  private let store: StoreOf<DocumentList>

  /// Creates a list of the documents of a library.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - address: Returns the URL of a document's page.
  public init(library: DocumentLibrary, address: @escaping (DocumentName) -> URL?) {
    self.library = library
    self.address = address
    let names = library.listing.initialNames
    store = Store(initialState: DocumentList.State(names: names)) {
      DocumentList(library: library)
    }
  }

  /// The content of the view.
  public var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading) {
        HStack {
          Text(system: "Documents").font(.largeTitle).bold()
          Spacer()
          Button {
            store.send(.newTapped)
          } label: {
            Label {
              Text(system: "New")
            } icon: {
              Image(systemName: "plus")
            }
          }
          .buttonStyle(.borderedProminent)
        }
        if let error = store.error { DocumentNotice(error) }
      }
      .constrainedToListWidth()
      List {
        if store.names.isEmpty {
          Text(system: "There are no documents yet.").foregroundStyle(.secondary)
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
    .onAppear { store.send(.appeared) }
  }
}

/// A row of the list.
private nonisolated struct DocumentRow: View {
  let store: StoreOf<DocumentList>
  let name: DocumentName
  let title: String
  let address: URL?

  var body: some View {
    if store.renaming == name {
      HStack {
        TextField(text: Bindable(store).title.sending(\.titleChanged)) { Text(system: "Name") }
          .textFieldStyle(.roundedBorder)
          .onSubmit { store.send(.renameEntered) }
        Button(action: { store.send(.renameEntered) }) { Text(system: "Save name") }
        Button(action: { store.send(.cancelTapped) }) { Text(system: "Cancel") }
      }
    } else {
      HStack {
        if let address { Link(title, destination: address) } else { Text(title) }
        Spacer()
        if store.pendingDeletion == name {
          Button(role: .destructive, action: { store.send(.deleteTapped(name)) }) {
            Text(system: "Delete")
          }
          .accessibilityLabel(Text(system: "Delete “\(title)”"))
          Button(action: { store.send(.cancelTapped) }) { Text(system: "Keep") }
            .accessibilityLabel(Text(system: "Keep “\(title)”"))
        } else {
          button("Rename", "Rename \(title)", "pencil", .renameTapped(name))
          button("Duplicate", "Duplicate \(title)", "doc.on.doc", .duplicateTapped(name))
          button(
            "Delete", "Delete \(title)", "trash", role: .destructive, .deleteTapped(name))
        }
      }
    }
  }

  /// A button with an icon.
  private func button(
    _ verb: LocalizedStringKey, _ label: LocalizedStringKey, _ icon: String,
    role: ButtonRole? = nil, _ action: DocumentList.Action
  ) -> some View {
    Button(role: role) {
      store.send(action)
    } label: {
      Image(systemName: icon).frame(width: 28, height: 22)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(Text(system: label))
    .help(Text(system: verb))
  }
}

nonisolated extension View {
  /// Centers a view in the page, with the maximum width of a list.
  func constrainedToListWidth() -> some View {
    frame(maxWidth: 640, alignment: .leading)
      .frame(maxWidth: .infinity)
      .padding(.horizontal)
      .padding(.top, 12)
  }
}
