import Clocks
import ComposableCore
import ComposableUI
import Foundation

/// The feature of the list of documents, which follows the changes of the folder.
@Reducer struct DocumentList {
  @ObservableState struct State: Equatable {
    var names: [DocumentName] = []
    /// The document that the user renames, and the entered title.
    var renaming: DocumentName?
    var title = ""
    /// The document that a second press deletes.
    var pendingDeletion: DocumentName?
    /// The error of the last operation; `nil` if it succeeded.
    var error: DocumentError?
  }

  enum Action {
    case appeared
    case namesUpdated([DocumentName])
    case newTapped
    case renameTapped(DocumentName)
    case titleChanged(String)
    case renameEntered
    case duplicateTapped(DocumentName)
    case deleteTapped(DocumentName)
    case cancelTapped
    /// An operation has ended, after which these are the names; `nil` if they are not known.
    case operationFinished(DocumentError?, [DocumentName]?)
  }

  let library: DocumentLibrary

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { [listing = library.listing] send in
          for await names in await listing.updates() { await send(.namesUpdated(names)) }
        }

      case .namesUpdated(let names):
        guard names != state.names else { return .none }
        state.names = names
        return .none

      case .newTapped:
        return perform { library throws(DocumentError) in _ = try await library.create() }

      case .renameTapped(let name):
        (state.renaming, state.title, state.pendingDeletion) = (
          name, library.folder.title(of: name), nil
        )
        return .none

      case .titleChanged(let title):
        state.title = title
        return .none

      case .renameEntered:
        guard let name = state.renaming else { return .none }
        return perform { [title = state.title] library throws(DocumentError) in
          try await library.rename(name, to: title)
        }

      case .duplicateTapped(let name):
        return perform { library throws(DocumentError) in try await library.duplicate(name) }

      case .deleteTapped(let name):
        guard state.pendingDeletion == name else {
          (state.pendingDeletion, state.renaming, state.error) = (name, nil, nil)
          return .none
        }
        return perform { library throws(DocumentError) in try await library.delete(name) }

      case .cancelTapped:
        (state.renaming, state.pendingDeletion, state.error) = (nil, nil, nil)
        return .none

      case .operationFinished(let error, let names):
        state.error = error
        if error == nil { (state.renaming, state.pendingDeletion) = (nil, nil) }
        if let names, names != state.names { state.names = names }
        return .none
      }
    }
  }

  private func perform(
    _ operation: @escaping @Sendable (DocumentLibrary) async throws(DocumentError) -> Void
  ) -> Effect<Action> {
    .run { [library] send in
      do throws(DocumentError) {
        try await operation(library)
        await send(.operationFinished(nil, library.listing.update()))
      } catch {
        await send(.operationFinished(error, library.listing.update()))
      }
    }
  }
}
