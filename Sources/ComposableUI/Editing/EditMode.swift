/// A mode of views whose content the user can edit, such as the rows of a list.
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// The content is edited for a moment, such as by a swipe.
  case transient
  /// The content can be edited.
  case active

  /// True if the content can be edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// A binding to the mode in which the views that contain a value are edited.
  ///
  /// Each screen of a ``NavigationStack`` has a mode, which an ``EditButton`` changes. Set a binding
  /// to use a value of your own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A view with an edit mode, unless its environment has one.
nonisolated struct EditModeScope<Content: View>: View {
  let content: Content
  @State private var ownMode = EditMode.inactive
  @Environment(\.editMode) private var inheritedMode

  init(content: Content) { self.content = content }

  var body: some View {
    content.environment(\.editMode, inheritedMode ?? $ownMode)
  }
}
