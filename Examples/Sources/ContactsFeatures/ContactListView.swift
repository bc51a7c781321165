public import ComposableArchitecture
public import SwiftUI

/// The list of the contacts, and a sheet for one of them.
public struct ContactListView: View {
  @Bindable private var store: StoreOf<ContactList>

  /// Creates a view.
  public init(store: StoreOf<ContactList>) { self.store = store }

  public var body: some View {
    NavigationStack {
      content
        .navigationTitle("Contacts")
        .toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            if let contact = store.deleted.last {
              Button("Undo the deletion of \(contact.name)", systemImage: "arrow.uturn.backward") {
                store.send(.undoTapped)
              }
            }
            Button("Add a contact", systemImage: "plus") { store.send(.addTapped) }
          }
        }
    }
    .sheet(item: $store.scope(state: \.form, action: \.form)) { ContactFormView(store: $0) }
    .alert($store.scope(state: \.alert, action: \.alert))
    .task { await store.send(.task).finish() }
  }

  @ViewBuilder private var content: some View {
    if let error = store.error {
      ContentUnavailableView {
        Label("No contacts", systemImage: "exclamationmark.triangle")
      } description: {
        Text(error.description)
      } actions: {
        Button("Try again") { store.send(.retryTapped) }
      }
    } else if let contacts = store.contacts {
      if contacts.isEmpty {
        ContentUnavailableView {
          Label("No contacts", systemImage: "person.crop.circle")
        } description: {
          Text("Everyone who opens this page sees the contacts that you add.")
        } actions: {
          Button("Add a contact") { store.send(.addTapped) }
        }
      } else {
        list
      }
    } else {
      ProgressView("Reading the contacts…").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private var list: some View {
    let sections = store.sections
    return List {
      if sections.isEmpty { ContentUnavailableView.search(text: store.search) }
      ForEach(sections) { section in
        Section(section.id) {
          ForEach(section.contacts) { contact in
            Button {
              store.send(.contactTapped(contact.id))
            } label: {
              ContactRowView(contact: contact)
            }
            .buttonStyle(.plain)
            .swipeActions {
              Button("Delete", role: .destructive) { store.send(.deleteTapped(contact.id)) }
            }
          }
        }
      }
    }
    .searchable(text: $store.search, prompt: "Contacts")
  }
}

private struct ContactRowView: View {
  let contact: Contact

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(contact.name)
      let details = [contact.phone, contact.email].filter { !$0.isEmpty }
      if !details.isEmpty {
        Text(details.joined(separator: " · ")).font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct ContactFormView: View {
  @Bindable var store: StoreOf<ContactForm>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        field("Name", text: $store.contact.name, problem: .name)
          .textContentType(.name)
        field("Phone", text: $store.contact.phone, problem: .phone)
          .textContentType(.telephoneNumber)
          .keyboardType(.phonePad)
        field("Email", text: $store.contact.email, problem: .email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
        if let error = store.error {
          Section { Label(error.description, systemImage: "exclamationmark.triangle") }
        }
      }
      .onSubmit { store.send(.saveTapped) }
      .navigationTitle(store.isNew ? "New contact" : "Contact")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { store.send(.saveTapped) }.disabled(store.isSaving)
        }
      }
    }
  }

  private func field(
    _ title: String, text: Binding<String>, problem: Contact.Problem
  ) -> some View {
    Section {
      TextField(title, text: text)
    } footer: {
      if store.problems.contains(problem) {
        Label(problem.rawValue, systemImage: "exclamationmark.triangle")
      }
    }
  }
}

#Preview {
  ContactListView(store: Store(initialState: ContactList.State()) { ContactList() })
}
