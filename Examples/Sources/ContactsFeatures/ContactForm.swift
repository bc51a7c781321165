public import ComposableArchitecture

/// A form for a contact, which saves it.
@Reducer public struct ContactForm {
  /// The contact, as it is edited.
  @ObservableState public struct State: Equatable, Sendable {
    var contact: Contact
    let isNew: Bool
    /// The texts that the user has to correct, as of the last attempt to save.
    var problems: Set<Contact.Problem> = []
    var isSaving = false
    var error: ContactError?

    init(contact: Contact, isNew: Bool) {
      self.contact = contact
      self.isNew = isNew
    }
  }

  /// An action of the form.
  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveFailed(ContactError)
    case saveTapped
  }

  @Dependency(\.contactClient) var contactClient
  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        // A problem that is corrected is gone; a new one waits for the next attempt.
        state.problems.formIntersection(state.contact.problems)
        return .none

      case .saveFailed(let error):
        state.isSaving = false
        state.error = error
        return .none

      case .saveTapped:
        guard !state.isSaving else { return .none }
        state.problems = state.contact.problems
        guard state.problems.isEmpty else { return .none }
        state.contact = state.contact.trimmed
        state.isSaving = true
        state.error = nil
        return .run { [contactClient, contact = state.contact, dismiss] _ in
          try await contactClient.save(contact)
          await dismiss()
        } catch: { error, send in
          await send(.saveFailed(ContactError(error)))
        }
      }
    }
  }
}
