public import ComposableArchitecture
import Foundation

/// The contacts of all users: searched, added, edited and deleted.
@Reducer public struct ContactList {
  /// The contacts with the input of one user.
  @ObservableState public struct State: Equatable, Sendable {
    /// The contacts of all users; `nil` until they are read.
    var contacts: IdentifiedArrayOf<Contact>?
    /// The reason that the contacts are not read any more.
    var error: ContactError?
    var search = ""
    /// The contacts that this user has deleted, the last one at the end.
    var deleted: [Contact] = []
    @Presents var alert: AlertState<Never>?
    @Presents var form: ContactForm.State?

    /// Creates a state.
    public init() {}

    /// The contacts that match the search, by first letter.
    var sections: [ContactSection] {
      let search = search.trimmingCharacters(in: .whitespaces)
      let contacts = contacts ?? []
      return ContactSection.sections(
        of: search.isEmpty ? contacts : contacts.filter { $0.matches(search) })
    }
  }

  /// An action of the user, or a result of the database.
  public enum Action: BindableAction {
    case addTapped
    case alert(PresentationAction<Never>)
    case binding(BindingAction<State>)
    case changed([Contact])
    case contactTapped(Contact.ID)
    case deleteTapped(Contact.ID)
    case deleted(Contact)
    case form(PresentationAction<ContactForm.Action>)
    case readFailed(ContactError)
    case retryTapped
    case restored(Contact)
    case task
    case undoTapped
    case writeFailed(ContactError)
  }

  private enum CancelID { case changes }

  @Dependency(\.contactClient) var contactClient
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.form = ContactForm.State(contact: Contact(id: uuid()), isNew: true)
        return .none

      case .alert, .binding, .form:
        return .none

      case .changed(let contacts):
        state.contacts = IdentifiedArray(uniqueElements: contacts)
        return .none

      case .contactTapped(let id):
        guard let contact = state.contacts?[id: id] else { return .none }
        state.form = ContactForm.State(contact: contact, isNew: false)
        return .none

      case .deleteTapped(let id):
        guard let contact = state.contacts?[id: id] else { return .none }
        return .run { [contactClient] send in
          try await contactClient.delete(id)
          await send(.deleted(contact))
        } catch: { error, send in
          await send(.writeFailed(ContactError(error)))
        }

      case .deleted(let contact):
        state.deleted.append(contact)
        return .none

      case .readFailed(let error):
        state.error = error
        return .none

      case .restored(let contact):
        state.deleted.removeAll { $0.id == contact.id }
        return .none

      case .retryTapped, .task:
        state.error = nil
        return .run { [contactClient] send in
          for try await contacts in contactClient.changes() {
            await send(.changed(contacts), animation: .default)
          }
        } catch: { error, send in
          await send(.readFailed(ContactError(error)))
        }
        .cancellable(id: CancelID.changes, cancelInFlight: true)

      case .undoTapped:
        guard let contact = state.deleted.last else { return .none }
        return .run { [contactClient] send in
          try await contactClient.save(contact)
          await send(.restored(contact))
        } catch: { error, send in
          await send(.writeFailed(ContactError(error)))
        }

      case .writeFailed(let error):
        state.alert = AlertState {
          TextState("The contacts are unchanged")
        } message: {
          TextState(error.description)
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$form, action: \.form) { ContactForm() }
  }
}
