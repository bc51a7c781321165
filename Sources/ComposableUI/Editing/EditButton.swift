/// A button that begins and ends the editing of the lists on its screen.
///
/// ```swift
/// List {
///   ForEach(store.items) { Text($0.title) }
///     .onDelete { store.send(.deleted($0)) }
/// }
/// .toolbar { EditButton() }
/// ```
///
/// It toggles the `editMode` of the environment. Without one, outside of a ``NavigationStack``, the
/// button is disabled.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates an edit button.
  public init() {}

  /// The content of the view.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(system: isEditing ? .done : .edit)
    }
    .disabled(editMode == nil)
  }
}
