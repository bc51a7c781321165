import ComposableHTML

/// A view with a search field in the toolbar of its screen.
nonisolated struct SearchableView<Content: View>: View {
  let content: Content
  let field: SearchField
  @State private var isFocused = false
  @State private var search = Search()
  @Environment(\.searchAdditions) private var additions

  init(content: Content, field: SearchField) {
    self.content = content
    self.field = field
  }

  var body: some View {
    // Read here, where the body that is evaluated observes it.
    let text = field.text.wrappedValue
    search.end = { [text = field.text, focus = _isFocused] in
      text.wrappedValue = ""
      focus.wrappedValue = false
    }
    return ToolbarView(
      content:
        content
        .environment(\.isSearching, isFocused || !text.isEmpty)
        .environment(\.dismissSearch, DismissSearchAction(search: search))
        .environment(\.searchAdditions, nil),
      items: ElementView(ToolbarItemContent(placement: .search)) {
        if field.tokens == nil, field.isPresented == nil, additions == nil {
          field.input(text)
        } else {
          ExtendedSearchField(
            field: field, value: text, additions: additions, isSearching: $isFocused)
        }
      })
  }
}

/// A field for the words to search for.
nonisolated struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  var isPresented: Binding<Bool>?
  var tokens: AnyView?

  /// The view of the field.
  func input(_ value: String) -> some View {
    TextReader(prompt ?? Text(system: .search)) { prompt in
      TextInput(value, prompt: prompt, kind: .search) {
        text.wrappedValue = $0
        return true
      }
    }
  }
}

/// A search field with the focus, and with what modifiers add to it.
private nonisolated struct ExtendedSearchField: View {
  let field: SearchField
  let value: String
  let additions: SearchAdditions?
  @Binding var isSearching: Bool
  @FocusState private var isFocused: Bool
  /// The suggestion that was chosen last.
  @State private var completion: String?

  init(
    field: SearchField, value: String, additions: SearchAdditions?, isSearching: Binding<Bool>
  ) {
    self.field = field
    self.value = value
    self.additions = additions
    _isSearching = isSearching
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      field.input(value)
      if let tokens = field.tokens { HStack(spacing: 6) { tokens } }
      if isSearching {
        additions?.scopes
        if let suggestions = additions?.suggestions, isFocused, completion != value {
          VStack(alignment: .leading, spacing: 0) { suggestions }
            .environment(
              \.searchText,
              Binding {
                value
              } set: {
                field.text.wrappedValue = $0
                completion = $0
              }
            )
            .modified(SearchSuggestionsContent())
        }
      }
    }
    .modified(ExtendedSearchContent())
    .needing("search.css")
    // Of all: the focus may be in a suggestion.
    .focused($isFocused)
    .onChange(of: isFocused) { _, isFocused in
      additions?.focus?.wrappedValue = isFocused
      guard isFocused || value.isEmpty else { return }
      isSearching = isFocused
      field.isPresented?.wrappedValue = isFocused
    }
    .onChange(of: isSearching) { _, isSearching in
      if !isSearching, isFocused { isFocused = false }
    }
    .onChange(of: additions?.focus?.wrappedValue) { _, isWanted in
      if let isWanted, isWanted != isFocused { isFocused = isWanted }
    }
    .onChange(of: field.isPresented?.wrappedValue, initial: true) { _, isPresented in
      if let isPresented, isPresented || isFocused { isFocused = isPresented }
    }
  }
}

/// A search field with what is below it.
struct ExtendedSearchContent: ModifierContent {
  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.add(class: "extended-search")
    // A click beside a control leaves the focus here.
    node.set("tabindex", "-1")
  }

  var description: String { "extended search" }
}

/// The box of the suggestions.
struct SearchSuggestionsContent: ModifierContent {
  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.add(class: "search-suggestions")
    if context.traits.isDisjoint(with: [.text, .icon, .interactive]) { node.add(class: "empty") }
  }

  var description: String { "search suggestions" }
}
