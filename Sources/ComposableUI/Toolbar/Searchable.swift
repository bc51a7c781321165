import ComposableHTML

/// The place of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// The place that the renderer prefers.
  public static let automatic = SearchFieldPlacement()
  /// Below the title of the screen.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// A field in the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// A field in the sidebar.
  public static let sidebar = SearchFieldPlacement()

  /// The times at which a field below the title is visible.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// As the renderer prefers: always.
    case automatic
    /// Always.
    case always
  }

  /// Below the title of the screen.
  ///
  /// - Parameter displayMode: The times at which it is visible: always, with each mode.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}

nonisolated extension View {
  /// Adds a search field to the screen that contains the view.
  ///
  /// ```swift
  /// List(store.results) { Text($0.title) }
  ///   .searchable(text: $store.query, prompt: "Titles")
  ///   .onSubmit(of: .search) { store.send(.searchSubmitted) }
  /// ```
  ///
  /// Without a ``NavigationStack``, the field is above the view.
  ///
  /// - Parameters:
  ///   - text: The words to search for.
  ///   - placement: Ignored: the field is below the title of the screen.
  ///   - prompt: The placeholder of the field; "Search" by default.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, field: SearchField(text: text, prompt: prompt))
  }

  /// Adds a search field to the screen that contains the view, and tells whether the user searches.
  ///
  /// - Parameters:
  ///   - text: The words to search for.
  ///   - isPresented: True from when the field gets the focus until it loses it without a text. A change moves the focus.
  ///   - placement: Ignored: the field is below the title of the screen.
  ///   - prompt: The placeholder of the field; "Search" by default.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, field: SearchField(text: text, prompt: prompt, isPresented: isPresented))
  }

  /// Adds a search field to the screen that contains the view, and tells whether the user searches.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the screen that contains the view, and tells whether the user searches.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the screen that contains the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the screen that contains the view.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

nonisolated extension View {
  /// Adds a search field with words that the user has chosen to the screen that contains the view.
  ///
  /// - Parameters:
  ///   - text: The words to search for.
  ///   - tokens: The chosen words, which are shown below the field. Each has a button that removes it.
  ///   - placement: Ignored: the field is below the title of the screen.
  ///   - prompt: The placeholder of the field; "Search" by default.
  ///   - token: Creates the view of a chosen word.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    let chosen = tokens.wrappedValue
    let buttons = ForEach(chosen) { element in
      Button {
        tokens.wrappedValue.removeAll { $0.id == element.id }
      } label: {
        HStack(spacing: 4) {
          token(element)
          Image(systemName: "xmark").accessibilityHidden(true)
        }
      }
      .buttonStyle(.bordered)
      .controlSize(.small)
      .accessibilityHint(Text(system: .remove))
    }
    return SearchableView(
      content: self,
      field: SearchField(
        text: text, prompt: prompt, tokens: chosen.isEmpty ? nil : AnyView(buttons)))
  }

  /// Adds a search field with words that the user has chosen to the screen that contains the view.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Adds a search field with suggestions to the screen that contains the view.
  ///
  /// - Parameters:
  ///   - text: The words to search for.
  ///   - placement: Ignored: the field is below the title of the screen.
  ///   - prompt: The placeholder of the field; "Search" by default.
  ///   - suggestions: The suggestions: see ``searchSuggestions(_:)``.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> some View
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Shows suggestions below the search field while it has the focus, until one is chosen.
  ///
  /// ```swift
  /// .searchable(text: $query)
  /// .searchSuggestions {
  ///   ForEach(recent, id: \.self) { Text($0).searchCompletion($0) }
  /// }
  /// ```
  ///
  /// - Parameter suggestions: The suggestions. One with a `searchCompletion(_:)` is a button that sets the text.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View {
    let view = AnyView(suggestions())
    return searchAddition { $0.suggestions = view }
  }

  /// Sets the text of the search field when this suggestion is chosen.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }

  /// Shows a choice of what is searched below the search field while the user searches.
  ///
  /// - Parameters:
  ///   - scope: The value of the chosen scope.
  ///   - scopes: The scopes, each with its value as a `tag(_:)`.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> some View
  ) -> some View {
    let value = scope.wrappedValue
    let choices = scopes()
    return searchAddition {
      $0.scopes = AnyView(
        Picker(
          selection: Binding {
            value
          } set: {
            scope.wrappedValue = $0
          }
        ) {
          choices
        } label: {
          Text(system: .search)
        }
        .labelsHidden().pickerStyle(.segmented))
    }
  }

  /// Binds the focus of the search field to a condition.
  public func searchFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    searchAddition {
      $0.focus = Binding {
        condition.wrappedValue
      } set: {
        condition.wrappedValue = $0
      }
    }
  }

  private func searchAddition(_ add: @escaping (SearchAdditions) -> Void) -> some View {
    transformEnvironment(\.searchAdditions) { additions in
      let new = SearchAdditions(additions)
      add(new)
      additions = new
    }
  }

  /// Returns the view unchanged: the title of the screen stays while the user searches.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}

/// The toolbar while the user searches. It stays as it is.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// The behaviors of SwiftUI.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The behaviors of SwiftUI.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// An action that ends a search: `@Environment(\.dismissSearch)`.
public struct DismissSearchAction {
  fileprivate var search: Search?

  /// Clears the search field, and takes its focus away.
  public func callAsFunction() { search?.end() }
}

/// A search, whose object is the same for all evaluations of the views that read it.
private final class Search {
  var end: () -> Void = {}
}

/// What modifiers add to the search field.
private final class SearchAdditions {
  var suggestions: AnyView?
  var scopes: AnyView?
  var focus: Binding<Bool>?

  init(_ other: SearchAdditions?) {
    suggestions = other?.suggestions
    scopes = other?.scopes
    focus = other?.focus
  }
}

extension EnvironmentValues {
  private enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction() }
  }

  private enum SearchAdditionsKey: EnvironmentKey {
    static var defaultValue: SearchAdditions? { nil }
  }

  private enum SearchTextKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
  }

  /// True in a view that is `searchable`, from when its field has a text, or has got the focus if it has suggestions, scopes
  /// or a binding, until it has no text and no focus.
  public fileprivate(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search in a view that is `searchable`.
  public fileprivate(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// What is added to the search field; `nil` for nothing.
  fileprivate var searchAdditions: SearchAdditions? {
    get { self[SearchAdditionsKey.self] }
    set { self[SearchAdditionsKey.self] = newValue }
  }

  /// The text of the search field that a suggestion is below.
  fileprivate var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

/// A view with a search field in the toolbar of its screen.
private nonisolated struct SearchableView<Content: View>: View {
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
private nonisolated struct SearchField {
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

/// A suggestion that sets the text of the search field.
private nonisolated struct SearchCompletion<Content: View>: View {
  let content: Content
  let completion: String
  @Environment(\.searchText) private var text

  init(content: Content, completion: String) {
    self.content = content
    self.completion = completion
  }

  var body: some View {
    Button { [text, completion] in
      text?.wrappedValue = completion
    } label: {
      content
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
  }

  var description: String { "search suggestions" }
}
