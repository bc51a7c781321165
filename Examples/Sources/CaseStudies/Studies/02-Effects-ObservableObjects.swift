import Combine
import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let observableObjects = CaseStudy(
    "Observable object",
    """
    A search as it was written for SwiftUI and Combine, next to a feature. The model is an `ObservableObject` with \
    `@Published` properties and a pipeline that waits for a pause of 0.3 seconds. The screen owns it with \
    `@StateObject`, edits it with `$search.query`, and tells the store of each result in `onReceive`. The files \
    import SwiftUI and Combine; the target gives both names to modules of this package.
    """
  ) {
    CountrySearchView(store: Store(initialState: Favorites.State()) { Favorites() })
  }
}

/// A search for countries by a part of their names.
final class CountrySearch: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []

  @Dependency(\.mainQueue) private var mainQueue

  init(names: [String] = RegionClient.englishNames) {
    $query
      .dropFirst()
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: mainQueue)
      .map { query in
        query.isEmpty ? [] : names.filter { $0.localizedCaseInsensitiveContains(query) }
      }
      .assign(to: &$results)
  }
}

/// The countries that the user has chosen.
@Reducer
struct Favorites {
  @ObservableState
  struct State: Equatable {
    var names: [String] = []
    var searches = 0
  }

  enum Action: Equatable {
    case favoriteButtonTapped(String)
    case resultsReceived
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .favoriteButtonTapped(let name):
        if let index = state.names.firstIndex(of: name) {
          state.names.remove(at: index)
        } else {
          state.names.append(name)
        }
        return .none

      case .resultsReceived:
        state.searches += 1
        return .none
      }
    }
  }
}

struct CountrySearchView: View {
  @StateObject private var search = CountrySearch()
  let store: StoreOf<Favorites>

  var body: some View {
    Form {
      Section {
        TextField("Country", text: $search.query)
      } footer: {
        Text("\(store.searches) searches")
      }
      CountryResultsView(search: search, store: store)
      if !store.names.isEmpty {
        Section("Favorites") {
          ForEach(store.names, id: \.self) { Text($0) }
        }
      }
    }
    .onReceive(search.$results.dropFirst()) { _ in store.send(.resultsReceived) }
  }
}

struct CountryResultsView: View {
  @ObservedObject var search: CountrySearch
  let store: StoreOf<Favorites>

  var body: some View {
    if !search.results.isEmpty {
      Section("Found") {
        ForEach(search.results.prefix(10), id: \.self) { name in
          Button {
            store.send(.favoriteButtonTapped(name))
          } label: {
            Label(name, systemImage: store.names.contains(name) ? "star.fill" : "star")
          }
        }
      }
    }
  }
}

#Preview {
  CountrySearchView(store: Store(initialState: Favorites.State()) { Favorites() })
}
