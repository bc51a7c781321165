import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let sheets = CaseStudy(
    "Sheets",
    """
    A screen over others that is there while its state is. The parent presents it by setting `@Presents` state, \
    and learns what it does from its actions. The sheet dismisses itself with the dependency `\\.dismiss`; Esc \
    or a click outside sends `dismiss`. While a name is typed, it stays: `interactiveDismissDisabled`. Add a \
    contact, then edit it.
    """
  ) {
    ContactsView(store: Store(initialState: Contacts.State()) { Contacts() })
  }
}

@Reducer
struct Contacts {
  @ObservableState
  struct State: Equatable {
    @Presents var form: ContactForm.State?
    var contacts: IdentifiedArrayOf<Contact> = [Contact(id: 1, name: "Ada")]
  }

  struct Contact: Equatable, Identifiable {
    let id: Int
    var name = ""
  }

  enum Action {
    case addButtonTapped
    case contactTapped(Contact.ID)
    case form(PresentationAction<ContactForm.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let id = (state.contacts.ids.max() ?? 0) + 1
        state.form = ContactForm.State(contact: Contact(id: id))
        return .none

      case .contactTapped(let id):
        guard let contact = state.contacts[id: id] else { return .none }
        state.form = ContactForm.State(contact: contact, savedName: contact.name)
        return .none

      case .form(.presented(.delegate(.saved(let contact)))):
        state.contacts[id: contact.id] = contact
        return .none

      case .form:
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) { ContactForm() }
  }
}

@Reducer
struct ContactForm {
  @ObservableState
  struct State: Equatable {
    var contact: Contacts.Contact
    var savedName = ""

    var isChanged: Bool { contact.name != savedName }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case delegate(Delegate)
    case saveButtonTapped

    @CasePathable
    enum Delegate: Equatable {
      case saved(Contacts.Contact)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        return .run { _ in await dismiss() }

      case .saveButtonTapped:
        return .run { [contact = state.contact] send in
          await send(.delegate(.saved(contact)))
          await dismiss()
        }

      case .binding, .delegate:
        return .none
      }
    }
  }
}

struct ContactsView: View {
  @Bindable var store: StoreOf<Contacts>

  var body: some View {
    Form {
      Section("Contacts") {
        ForEach(store.contacts) { contact in
          Button(contact.name) { store.send(.contactTapped(contact.id)) }
        }
      }
      Section {
        Button("Add a contact") { store.send(.addButtonTapped) }
      }
    }
    .sheet(item: $store.scope(state: \.form, action: \.form)) { form in
      NavigationStack { ContactFormView(store: form) }
    }
  }
}

struct ContactFormView: View {
  @Bindable var store: StoreOf<ContactForm>

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $store.contact.name)
      }
      Section {
        Button("Save") { store.send(.saveButtonTapped) }
          .disabled(store.contact.name.isEmpty)
        Button("Cancel", role: .cancel) { store.send(.cancelButtonTapped) }
      }
    }
    .navigationTitle(store.savedName.isEmpty ? "New contact" : store.savedName)
    .interactiveDismissDisabled(store.isChanged)
  }
}

#Preview {
  ContactsView(store: Store(initialState: Contacts.State()) { Contacts() })
}
