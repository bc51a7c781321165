nonisolated extension View {
  /// Adds actions to a row of a list.
  ///
  /// ```swift
  /// Text(mail.subject)
  ///   .swipeActions {
  ///     Button("Archive") { store.send(.archiveTapped(mail.id)) }
  ///   }
  /// ```
  ///
  /// They are visible when the pointer or the focus is in the row, when it is swiped on a
  /// touchscreen, and in the edit mode. They replace the button of `onDelete`, except in the edit
  /// mode.
  ///
  /// - Parameters:
  ///   - edge: Ignored: the actions are at the trailing edge.
  ///   - allowsFullSwipe: Ignored: an action is performed only by its button.
  ///   - content: The buttons of the actions.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View {
    RowWithActions(content: self, actions: content)
  }
}

/// A row with the buttons of its actions.
nonisolated struct RowWithActions<Content: View, Actions: View>: View {
  private let content: Content
  private let actions: Actions
  @Environment(\.editMode) private var editMode

  init(content: Content, @ViewBuilder actions: () -> Actions) {
    self.content = content
    self.actions = actions()
  }

  var body: some View {
    LayeredView(
      container: .editableRow(isEditing: editMode?.wrappedValue.isEditing ?? false),
      base: .row, overlay: .rowActions, content: content, layer: actions)
  }
}
