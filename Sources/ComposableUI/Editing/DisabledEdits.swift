nonisolated extension View {
  /// Disables the deletion of the row that contains the view, or of all rows in the view.
  ///
  /// ```swift
  /// ForEach(store.items) { item in
  ///   Text(item.title).deleteDisabled(item.isPinned)
  /// }
  /// .onDelete { store.send(.deleted($0)) }
  /// ```
  ///
  /// Such a row has no button "Delete" of `onDelete`. The actions of
  /// ``View/swipeActions(edge:allowsFullSwipe:content:)`` remain.
  ///
  /// - Parameter isDisabled: True to disable the deletion. `false` does not enable a deletion that
  ///   another view disables.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowEdits(.delete, areDisabled: isDisabled)
  }

  /// Disables the moves of the row that contains the view, or of all rows in the view.
  ///
  /// Such a row has no buttons of `onMove`. Other rows can still be moved past it.
  ///
  /// - Parameter isDisabled: True to disable the moves. `false` does not enable moves that another
  ///   view disables.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    rowEdits(.move, areDisabled: isDisabled)
  }

  private func rowEdits(_ edits: RowEdits, areDisabled: Bool) -> some View {
    let disabled = areDisabled ? edits : []
    return DisabledEditsView(
      disabled: disabled,
      content: transformEnvironment(\.disabledRowEdits) { $0.formUnion(disabled) })
  }
}

/// A view that disables edits of its row.
private nonisolated struct DisabledEditsView<Content: View>: _PrimitiveView {
  let disabled: RowEdits
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    DisabledEditsNode(view, in: context)
  }
}

private final class DisabledEditsNode<Content: View>: UnaryNode<
  DisabledEditsView<Content>, Content
>
{
  init(_ view: DisabledEditsView<Content>, in context: _Context) {
    super.init(in: context)
    environment.disabledEditsOfRow?.set(view.disabled, from: id)
    makeChild(view.content)
  }

  override func update(_ view: DisabledEditsView<Content>) {
    environment.disabledEditsOfRow?.set(view.disabled, from: id)
    child?.update(view.content, environment)
  }

  override func willUnmount() { environment.disabledEditsOfRow?.set([], from: id) }
}
