import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct SearchTests {
  private struct Token: Identifiable, Equatable { let id: String }

  private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let query: String

    var body: some View {
      Text("\(query) \(isSearching)")
      Button("Dismiss") { dismissSearch() }
    }
  }

  private struct Finder: View {
    @State private var query = ""
    @State private var scope = 1
    @State private var tokens = [Token(id: "red"), Token(id: "tea")]
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        Results(query: "\(query) \(scope) \(tokens.count)")
          .searchable(text: $query, tokens: $tokens) { Text($0.id) }
          .searchSuggestions { Text("Pear").searchCompletion("pear") }
          .searchScopes($scope) {
            Text("All").tag(1)
            Text("Mine").tag(2)
          }
          .searchFocused($isFocused)
        Button("Find") { isFocused = true }
      }
    }
  }

  @Test func suggestionsAndScopesAreShownWhileTheUserSearches() throws {
    let view = ViewDriver { Finder() }
    #expect(!view.texts.contains("Pear") && view.texts.contains(" 1 2 false"))
    try view.button("Find").tap()
    #expect(view.texts.contains(" 1 2 true"))
    try view.picker("Search").choose(1)
    try view.button("Pear").tap()
    #expect(view.texts.contains("pear 2 2 true") && !view.texts.contains("Pear"))
    try view.button("Dismiss").tap()
    #expect(view.texts.contains(" 2 2 false") && !view.texts.contains("Pear"))
  }

  @Test func aTokenIsRemovedByItsButton() throws {
    let view = ViewDriver { Finder() }
    try view.button("red").tap()
    #expect(view.texts.contains(" 1 1 false") && !view.texts.contains("red"))
  }

  @Test func aPlainFieldSearchesWhileItHasAText() throws {
    struct Plain: View {
      @State private var query = ""
      var body: some View { Results(query: query).searchable(text: $query) }
    }
    let view = ViewDriver { Plain() }
    try view.textField("Search").type("a")
    #expect(view.texts.contains("a true"))
    try view.button("Dismiss").tap()
    #expect(view.texts.contains(" false"))
  }
}
