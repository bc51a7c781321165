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
    ToolbarView(content: self, items: searchField(text, prompt) { $0 })
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
    ToolbarView(
      content: self,
      items: searchField(text, prompt) {
        PresentedSearchField(content: $0, text: text, isPresented: isPresented)
      })
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

  private func searchField<Field: View>(
    _ text: Binding<String>, _ prompt: Text?,
    @ViewBuilder _ field: @escaping (AnyView) -> Field
  ) -> some View {
    // Read here, where the body that is evaluated observes it.
    let value = text.wrappedValue
    return ElementView(ToolbarItemContent(placement: .search)) {
      TextReader(prompt ?? Text(system: .search)) { prompt in
        field(
          AnyView(
            TextInput(value, prompt: prompt, kind: .search) {
              text.wrappedValue = $0
              return true
            }))
      }
    }
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

/// A search field that tells whether the user searches.
private nonisolated struct PresentedSearchField: View {
  let content: AnyView
  @Binding var text: String
  @Binding var isPresented: Bool
  @FocusState private var isFocused: Bool

  init(content: AnyView, text: Binding<String>, isPresented: Binding<Bool>) {
    self.content = content
    _text = text
    _isPresented = isPresented
  }

  var body: some View {
    content
      .focused($isFocused)
      .onChange(of: isFocused) { _, isFocused in
        if isFocused || text.isEmpty { isPresented = isFocused }
      }
      .onChange(of: isPresented, initial: true) { _, isPresented in
        if isPresented || isFocused { isFocused = isPresented }
      }
  }
}
