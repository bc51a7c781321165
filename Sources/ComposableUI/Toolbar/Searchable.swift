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
}
