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
    // Read here, where the body that is evaluated observes it.
    let value = text.wrappedValue
    return ToolbarView(
      content: self,
      items: ElementView(ToolbarItemContent(placement: .search)) {
        TextReader(prompt ?? Text(system: .search)) { prompt in
          TextInput(value, prompt: prompt, kind: .search) {
            text.wrappedValue = $0
            return true
          }
        }
      })
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
