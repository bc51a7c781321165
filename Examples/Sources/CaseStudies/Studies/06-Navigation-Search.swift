import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let searchScopes = CaseStudy(
    "Search with scopes",
    """
    `searchable` puts a field above the screen, `searchScopes` says where to look, and `searchSuggestions` completes \
    what is typed. Return keeps the text as a token: a book has to match all of them. The feature finds the books.
    """
  ) {
    BookSearchView(store: Store(initialState: BookSearch.State()) { BookSearch() })
  }
}

struct Book: Equatable, Identifiable {
  let title: String
  let author: String
  /// The number of copies that can be borrowed.
  let copies: Int

  var id: String { title }
}

@Reducer
struct BookSearch {
  /// The part of a book to search in.
  enum Part: String, CaseIterable, Identifiable {
    case all = "All"
    case titles = "Titles"
    case authors = "Authors"

    var id: Self { self }
  }

  /// A word that a book has to match.
  struct Word: Equatable, Identifiable {
    let id: String
  }

  @ObservableState
  struct State: Equatable {
    let books = [
      Book(title: "Emma", author: "Jane Austen", copies: 2),
      Book(title: "Persuasion", author: "Jane Austen", copies: 1),
      Book(title: "Jane Eyre", author: "Charlotte Brontë", copies: 1),
      Book(title: "Middlemarch", author: "George Eliot", copies: 3),
      Book(title: "Silas Marner", author: "George Eliot", copies: 1),
      Book(title: "Moby-Dick", author: "Herman Melville", copies: 4),
      Book(title: "Orlando", author: "Virginia Woolf", copies: 3),
      Book(title: "The Waves", author: "Virginia Woolf", copies: 2),
      Book(title: "To the Lighthouse", author: "Virginia Woolf", copies: 1),
    ]
    var query = ""
    var part = Part.all
    var words: [Word] = []

    /// The books that match the query and all words.
    var results: [Book] {
      books.filter { book in
        (words.map(\.id) + [query]).allSatisfy { $0.isEmpty || matches(book, $0) }
      }
    }

    /// The names that complete the query.
    var suggestions: [String] {
      guard !query.isEmpty else { return [] }
      let titles = part == .authors ? [] : books.map(\.title)
      let authors = part == .titles ? [] : books.map(\.author)
      return Set(titles + authors)
        .filter { $0.localizedStandardContains(query) && $0 != query }.sorted()
    }

    private func matches(_ book: Book, _ text: String) -> Bool {
      part != .authors && book.title.localizedStandardContains(text)
        || part != .titles && book.author.localizedStandardContains(text)
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case searchSubmitted
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .searchSubmitted:
        let word = Word(id: state.query)
        if !word.id.isEmpty, !state.words.contains(word) { state.words.append(word) }
        state.query = ""
        return .none
      }
    }
  }
}

struct BookSearchView: View {
  @Bindable var store: StoreOf<BookSearch>

  var body: some View {
    List {
      if store.results.isEmpty {
        ContentUnavailableView.search
      } else {
        Section {
          ForEach(store.results) { book in
            BookRow(book: book).badge(book.copies)
          }
        } header: {
          Text(store.results.count == 1 ? "1 book" : "\(store.results.count) books")
        } footer: {
          Text("The number is that of the copies on the shelf.")
        }
      }
    }
    .searchable(text: $store.query, tokens: $store.words, prompt: "Books") { Text($0.id) }
    .searchScopes($store.part) {
      ForEach(BookSearch.Part.allCases) { Text($0.rawValue) }
    }
    .searchSuggestions {
      ForEach(store.suggestions, id: \.self) { Text($0).searchCompletion($0) }
    }
    .onSubmit(of: .search) { store.send(.searchSubmitted) }
  }
}

private struct BookRow: View {
  let book: Book

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(book.title)
        Text(book.author).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      ShareLink(item: "“\(book.title)” by \(book.author)", subject: Text(book.title)) {
        Label("Share \(book.title)", systemImage: "square.and.arrow.up")
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
    }
  }
}

#Preview {
  NavigationStack {
    BookSearchView(store: Store(initialState: BookSearch.State()) { BookSearch() })
  }
}
