import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let search = CaseStudy(
    "Debounced search",
    """
    A search that starts 0.3 seconds after the last change of the text. `debounce` delays the effect and replaces \
    one that is waiting or running under the same identifier, so a late response never replaces a newer one. \
    Type "united" quickly and watch the number of searches. Empty the field: the search is cancelled.
    """
  ) {
    SearchView(store: Store(initialState: Search.State()) { Search() })
  }
}

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var results: [String] = []
    var searches = 0
  }

  enum Action: Equatable {
    case queryChanged(String)
    case searchResponse([String])
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.regionClient) var regionClient

  private enum CancelID { case search }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        guard !query.isEmpty else {
          state.results = []
          return .cancel(id: CancelID.search)
        }
        return .run { [regionClient] send in
          await send(.searchResponse(regionClient.search(text: query)))
        }
        .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)

      case .searchResponse(let results):
        state.results = results
        state.searches += 1
        return .none
      }
    }
  }
}

struct SearchView: View {
  @Bindable var store: StoreOf<Search>

  var body: some View {
    Form {
      Section {
        TextField("Country", text: $store.query.sending(\.queryChanged))
      } footer: {
        Text("\(store.searches) searches")
      }
      if !store.results.isEmpty {
        Section("Found") {
          ForEach(store.results.prefix(10), id: \.self) { Text($0) }
          if store.results.count > 10 {
            Text("… and \(store.results.count - 10) more").foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}

/// A client that finds countries and other regions by their English names.
@DependencyClient
struct RegionClient: Sendable {
  /// Returns the names that contain a text, sorted.
  var search: @Sendable (_ text: String) async -> [String] = { _ in [] }
}

extension RegionClient: DependencyKey {
  /// The English names, sorted.
  static let englishNames = {
    let english = Locale(identifier: "en_US")
    return Set(
      Locale.Region.isoRegions.compactMap {
        english.localizedString(forRegionCode: $0.identifier)
      }
    ).sorted()
  }()

  static let liveValue = RegionClient { text in
    englishNames.filter { name in
      name.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
  static let testValue = RegionClient()
}

extension DependencyValues {
  var regionClient: RegionClient {
    get { self[RegionClient.self] }
    set { self[RegionClient.self] = newValue }
  }
}

#Preview {
  SearchView(store: Store(initialState: Search.State()) { Search() })
}
