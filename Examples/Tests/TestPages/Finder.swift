import ComposableUI

/// A search with suggestions, scopes and chosen words.
struct Finder: View {
  private struct Word: Identifiable {
    let id: String
  }

  /// The command that was chosen last in a menu of the window.
  let command: String
  @State private var query = ""
  @State private var words = [Word(id: "red"), Word(id: "sour")]
  @State private var scope = "all"
  @FocusState private var isSearched: Bool

  var body: some View {
    NavigationStack {
      List {
        Text("\(query.isEmpty ? "Anything" : query) of \(scope), \(words.count) words")
        Text("Command: \(command)").accessibilityAction(named: "Archive") { query = "archived" }
        Button("Find") { isSearched = true }
      }
      .navigationTitle("Finder")
      .searchable(text: $query, tokens: $words, prompt: "Fruit") { Text($0.id) }
      .searchSuggestions {
        if query != "nothing" {
          Text("Apple").searchCompletion("apple")
          Text("Pear").searchCompletion("pear")
        }
      }
      .searchScopes($scope) {
        Text("All").tag("all")
        Text("Ripe").tag("ripe")
      }
      .searchFocused($isSearched)
    }
  }
}
