/// The time at which the scopes of a search appear.
public struct SearchScopeActivation: Hashable, Sendable {
  /// Once the user has entered a text: the time of Apple's system for each platform.
  public static let automatic = SearchScopeActivation()
  /// Once the user has entered a text.
  public static let onTextEntry = SearchScopeActivation()
  /// Once the field has the focus.
  public static let onSearchPresentation = SearchScopeActivation()
}

nonisolated extension View {
  /// Adds scopes to the search of this view.
  ///
  /// - Parameters:
  ///   - scope: The scope that is chosen.
  ///   - activation: Ignored: scopes appear as those of ``searchScopes(_:scopes:)`` do.
  ///   - scopes: The scopes, as the options of a picker.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> some View
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }
}
