public import ComposableCore

nonisolated extension View {
  /// Presents an alert while there is an item.
  ///
  /// ```swift
  /// .alert(item: $model.error) { error in
  ///   Text(error.title)
  /// } actions: { error in
  ///   Button("Try again") { model.retry(error) }
  /// } message: { error in
  ///   Text(error.details)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item. Dismissing the alert sets it to `nil`.
  ///   - title: Returns the title for the item.
  ///   - actions: Creates the buttons for the item.
  ///   - message: Creates the message for the item.
  public func alert<Item>(
    item: Binding<Item?>, title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> AnyView {
    alert(
      item.title(title), isPresented: Binding(item), presenting: item.wrappedValue,
      actions: actions, message: message)
  }

  /// Presents an alert while there is an item.
  public func alert<Item>(
    item: Binding<Item?>, title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> some View
  ) -> AnyView {
    alert(
      item.title(title), isPresented: Binding(item), presenting: item.wrappedValue,
      actions: actions)
  }

  /// Presents a confirmation dialog while there is an item.
  ///
  /// - Parameters:
  ///   - item: The item. Dismissing the dialog sets it to `nil`.
  ///   - titleVisibility: The visibility of the title. Assistive technologies read it anyway.
  ///   - title: Returns the title for the item.
  ///   - actions: Creates the buttons for the item.
  ///   - message: Creates the message for the item.
  public func confirmationDialog<Item>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> AnyView {
    confirmationDialog(
      item.title(title), isPresented: Binding(item), titleVisibility: titleVisibility,
      presenting: item.wrappedValue, actions: actions, message: message)
  }

  /// Presents a confirmation dialog while there is an item.
  public func confirmationDialog<Item>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> some View
  ) -> AnyView {
    confirmationDialog(
      item.title(title), isPresented: Binding(item), titleVisibility: titleVisibility,
      presenting: item.wrappedValue, actions: actions)
  }
}

extension Binding {
  fileprivate func title<Item>(_ title: (Item) -> Text) -> Text where Value == Item? {
    wrappedValue.map(title) ?? Text(verbatim: "")
  }
}

extension Visibility {
  /// Creates the visibility of the title of a dialog in the state of a feature.
  public init(_ visibility: ConfirmationDialogStateTitleVisibility) {
    self =
      switch visibility {
      case .automatic: .automatic
      case .hidden: .hidden
      case .visible: .visible
      }
  }
}
