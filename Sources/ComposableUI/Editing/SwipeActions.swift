import ComposableHTML

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
      container: EditableRowContent(isEditing: editMode?.wrappedValue.isEditing ?? false),
      base: RowContent(), overlay: RowActionsContent(), content: content, layer: actions)
  }
}

/// A row with actions. Its children are a ``RowContent`` and its ``RowActionsContent``.
struct EditableRowContent: ElementContent {
  var isEditing: Bool

  func html(in context: RenderContext) -> HTMLNode {
    HTMLNode("div", class: isEditing ? "editable editing" : "editable", [.children])
  }

  var layout: ElementLayout {
    var layout = ElementLayout(traits: .editableRow)
    layout.passedTraits = .leadingIcon
    layout.usedTraitsInRow = .leadingIcon
    return layout
  }

  var description: String { "EditableRow" + (isEditing ? " editing" : "") }
}

/// The content of a row with actions.
struct RowContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode { HTMLNode("div", class: "row", [.children]) }

  var layout: ElementLayout {
    var layout = ElementLayout(arrangement: .rows)
    layout.passedTraits = .leadingIcon
    layout.usedTraits = .editableRow
    return layout
  }

  var description: String { "Row" }
}

/// The actions of a row: always visible while the list is edited, otherwise on demand.
struct RowActionsContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    HTMLNode("div", class: "row-actions", [.children])
  }

  var description: String { "RowActions" }
}
