/// A button that begins to rename something, by the action of `renameAction(_:)`.
///
/// ```swift
/// TextField("Title", text: $title)
///   .focused($isFocused)
///   .contextMenu { RenameButton() }
///   .renameAction($isFocused)
/// ```
///
/// Without an action around it, the button is disabled.
public nonisolated struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Creates a rename button.
  public init() {}

  /// The content of the view.
  public var body: some View {
    Button {
      rename?()
    } label: {
      Label {
        Text(system: .rename)
      } icon: {
        Image(systemName: "pencil")
      }
    }
    .disabled(rename == nil)
  }
}

/// An action that begins to rename something. See ``View/renameAction(_:)-(()->Void)``.
public struct RenameAction: Equatable {
  /// The current action. It is the same object for the lifetime of its view, so that a new closure
  /// does not invalidate the views that read the environment.
  final class Storage {
    private var action: () -> Void = {}

    func update(_ action: @escaping () -> Void) -> Storage {
      self.action = action
      return self
    }

    func perform() { action() }
  }

  let storage: Storage

  /// Performs the action.
  public func callAsFunction() { storage.perform() }

  /// Returns true if both are the action of one view.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }
}

private enum RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that begins to rename something; `nil` for none.
  public internal(set) var rename: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the action of the rename buttons in this view.
  ///
  /// - Parameter action: The action.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    RenamingView(content: self, action: action)
  }

  /// Lets the rename buttons in this view move the focus to a field.
  ///
  /// - Parameter isFocused: The focus of the field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

private nonisolated struct RenamingView<Content: View>: View {
  let content: Content
  let action: () -> Void
  @State private var storage = RenameAction.Storage()

  init(content: Content, action: @escaping () -> Void) {
    self.content = content
    self.action = action
  }

  var body: some View {
    content.environment(\.rename, RenameAction(storage: storage.update(action)))
  }
}
