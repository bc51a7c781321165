public import CustomDump
public import Foundation

/// A value that describes a confirmation dialog: its title, its message and its buttons.
///
/// Use it in the state of a feature that offers several ways to go on: the feature's tests assert it
/// as they assert any state.
///
/// ```swift
/// state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
///   TextState("Discard the draft?")
/// } actions: {
///   ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
///   ButtonState(action: .save) { TextState("Save") }
///   ButtonState(role: .cancel) { TextState("Keep editing") }
/// }
/// ```
///
/// Two dialogs are equal if their titles, messages and buttons are; `id` is not compared.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// The identity of the dialog: a dialog that is set in place of another is presented anew.
  public let id: UUID
  /// The buttons. Without any that cancels, the dialog adds one.
  public var buttons: [ButtonState<Action>]
  /// The message below the title, or `nil` for none.
  public var message: TextState?
  /// The title of the dialog, which may be hidden.
  public var title: TextState
  /// Whether the title is shown. It always names the dialog for assistive technology.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: Returns the title.
  ///   - actions: A builder of the buttons.
  ///   - message: Returns the message.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: UUID(), buttons: actions(), message: message?(), title: title(),
      titleVisibility: titleVisibility
    )
  }

  init(
    id: UUID, buttons: [ButtonState<Action>], message: TextState?, title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility
  ) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
    self.titleVisibility = titleVisibility
  }

  /// Returns this dialog with the actions of its buttons transformed.
  ///
  /// - Parameter transform: Returns the new action for the one of a button, which is `nil` if the
  ///   button has none.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id, buttons: buttons.map { $0.map(transform) }, message: message, title: title,
      titleVisibility: titleVisibility
    )
  }
}

/// The visibility of a dialog's title.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// The title is shown if the platform usually does.
  case automatic
  /// The title is not shown.
  case hidden
  /// The title is shown.
  case visible
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Returns true if the titles, messages and buttons are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility
      && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes the title, the message and the buttons.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomDumpReflectable {
  /// The properties that are set, without `id`.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    children.append(("title", title))
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
