import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let alerts = CaseStudy(
    "Alerts and dialogs",
    """
    An alert and a dialog are state: an `AlertState` says which title, message and buttons there are, and which \
    actions the buttons send. `ifLet(\\.$alert, action: \\.alert)` removes the state with the action of a button. \
    The view only says where they are shown. A test compares the state. Delete a book, and sort them.
    """
  ) {
    BookshelfView(store: Store(initialState: Bookshelf.State()) { Bookshelf() })
  }
}

@Reducer
struct Bookshelf {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    var books: IdentifiedArrayOf<Book> = [
      Book(id: 1, title: "The Left Hand of Darkness", year: 1969),
      Book(id: 2, title: "Solaris", year: 1961),
      Book(id: 3, title: "Kindred", year: 1979),
    ]
  }

  struct Book: Equatable, Identifiable {
    let id: Int
    let title: String
    let year: Int
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case deleteButtonTapped(Book.ID)
    case dialog(PresentationAction<Dialog>)
    case sortButtonTapped

    @CasePathable
    enum Alert: Equatable {
      case confirmDeletion(Book.ID)
    }

    @CasePathable
    enum Dialog: Equatable {
      case byTitle
      case byYear
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion(let id))):
        state.books.remove(id: id)
        return .none

      case .deleteButtonTapped(let id):
        guard let book = state.books[id: id] else { return .none }
        state.alert = .deletion(of: book)
        return .none

      case .dialog(.presented(.byTitle)):
        state.books.sort { $0.title < $1.title }
        return .none

      case .dialog(.presented(.byYear)):
        state.books.sort { $0.year < $1.year }
        return .none

      case .sortButtonTapped:
        state.dialog = .sorting
        return .none

      case .alert(.dismiss), .dialog(.dismiss):
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

extension AlertState<Bookshelf.Action.Alert> {
  static func deletion(of book: Bookshelf.Book) -> Self {
    AlertState {
      TextState("Delete “\(book.title)”?")
    } actions: {
      ButtonState(
        role: .destructive, action: .send(.confirmDeletion(book.id), animation: .default)
      ) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Keep")
      }
    } message: {
      TextState("You cannot undo this.")
    }
  }
}

extension ConfirmationDialogState<Bookshelf.Action.Dialog> {
  static let sorting = ConfirmationDialogState(titleVisibility: .visible) {
    TextState("Sort the books")
  } actions: {
    ButtonState(action: .send(.byTitle, animation: .default)) {
      TextState("By title")
    }
    ButtonState(action: .send(.byYear, animation: .default)) {
      TextState("By year")
    }
  }
}

struct BookshelfView: View {
  @Bindable var store: StoreOf<Bookshelf>

  var body: some View {
    Form {
      Section("Books") {
        ForEach(store.books) { book in
          HStack {
            Text(book.title)
            Spacer()
            Text(verbatim: "\(book.year)").foregroundStyle(.secondary)
            Button("Delete", systemImage: "trash") { store.send(.deleteButtonTapped(book.id)) }
              .buttonStyle(.borderless)
              .accessibilityLabel("Delete \(book.title)")
          }
        }
      }
      Section {
        Button("Sort…") { store.send(.sortButtonTapped) }
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}

#Preview {
  BookshelfView(store: Store(initialState: Bookshelf.State()) { Bookshelf() })
}
