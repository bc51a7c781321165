nonisolated extension View {
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
  var search: Search?

  /// Clears the search field, and takes its focus away.
  public func callAsFunction() { search?.end() }
}

/// A search, whose object is the same for all evaluations of the views that read it.
final class Search {
  var end: () -> Void = {}
}

/// The additions of modifiers to the search field.
final class SearchAdditions {
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
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search in a view that is `searchable`.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// The additions to the search field; `nil` for none.
  var searchAdditions: SearchAdditions? {
    get { self[SearchAdditionsKey.self] }
    set { self[SearchAdditionsKey.self] = newValue }
  }

  /// The text of the search field that a suggestion is below.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
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
