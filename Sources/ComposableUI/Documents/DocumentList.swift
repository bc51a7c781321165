import Clocks
import ComposableArchitecture
import Foundation

/// The list of the documents of a folder, kept up to date with the folder.
@Reducer struct DocumentList {
  @ObservableState struct State: Equatable {
    var names: [DocumentName] = []
    /// The document that is being given another name, and what was entered.
    var renamed: DocumentName?
    var title = ""
    /// The document that a second press deletes.
    var deleted: DocumentName?
    /// Why the last thing that the user asked for was not done.
    var fault: String?
  }

  enum Action {
    case shown
    case listed([DocumentName])
    case newTapped
    case renameTapped(DocumentName)
    case titleChanged(String)
    case renameEntered
    case duplicateTapped(DocumentName)
    case deleteTapped(DocumentName)
    case cancelTapped
    case done(DocumentError?)
  }

  let library: DocumentLibrary

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .shown:
        let clock = library.clock
        return .run { [due = clock.now.advanced(by: DocumentSession.interval)] send in
          var due = due
          while true {
            try await clock.sleep(until: due)
            due = clock.now.advanced(by: DocumentSession.interval)
            if let names = try? library.folder.names() { await send(.listed(names)) }
          }
        }

      case .listed(let names):
        guard names != state.names else { return .none }
        state.names = names
        return .none

      case .newTapped:
        return perform { library throws(DocumentError) in _ = try await library.create() }

      case .renameTapped(let name):
        (state.renamed, state.title, state.deleted) = (name, library.folder.title(of: name), nil)
        return .none

      case .titleChanged(let title):
        state.title = title
        return .none

      case .renameEntered:
        guard let name = state.renamed else { return .none }
        return perform { [title = state.title] library throws(DocumentError) in
          try await library.rename(name, to: title)
        }

      case .duplicateTapped(let name):
        return perform { library throws(DocumentError) in try await library.duplicate(name) }

      case .deleteTapped(let name):
        guard state.deleted == name else {
          (state.deleted, state.renamed, state.fault) = (name, nil, nil)
          return .none
        }
        return perform { library throws(DocumentError) in try await library.delete(name) }

      case .cancelTapped:
        (state.renamed, state.deleted, state.fault) = (nil, nil, nil)
        return .none

      case .done(let fault):
        state.fault = fault?.description
        if fault == nil { (state.renamed, state.deleted) = (nil, nil) }
        if let names = try? library.folder.names(), names != state.names { state.names = names }
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
        await send(.done(nil))
      } catch {
        await send(.done(error))
      }
    }
  }
}
