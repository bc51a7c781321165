nonisolated extension View {
  /// Adds items to the toolbar of the screen that contains the view.
  ///
  /// ```swift
  /// List(store.books) { BookRow(book: $0) }
  ///   .toolbar {
  ///     ToolbarItem(placement: .primaryAction) {
  ///       Button("Add") { store.send(.addTapped) }
  ///     }
  ///   }
  /// ```
  ///
  /// A toolbar belongs to a screen of a ``NavigationStack``. Without one, the items are above the
  /// view, and those with a place at the lower edge are below it.
  ///
  /// - Parameter content: The items.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: content()._items)
  }

  /// Adds views to the toolbar of the screen that contains the view, at its trailing edge.
  ///
  /// - Parameter content: The views.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarItemGroup(content: content) }
  }

  /// Adds views at the edges of the bar of the screen that contains the view.
  ///
  /// SwiftUI deprecates it in favor of `toolbar(content:)`.
  ///
  /// - Parameters:
  ///   - leading: The views at the leading edge.
  ///   - trailing: The views at the trailing edge.
  public func navigationBarItems(leading: some View, trailing: some View) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds views at the leading edge of the bar of the screen that contains the view.
  ///
  /// SwiftUI deprecates it in favor of `toolbar(content:)`.
  public func navigationBarItems(leading: some View) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds views at the trailing edge of the bar of the screen that contains the view.
  ///
  /// SwiftUI deprecates it in favor of `toolbar(content:)`.
  public func navigationBarItems(trailing: some View) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
