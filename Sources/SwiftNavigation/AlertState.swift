public import CustomDump
public import Foundation

/// A value that describes an alert: its title, its message and its buttons.
///
/// Use it in the state of a feature that asks the user, or tells them something: the feature's tests
/// assert it as they assert any state.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Delete?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
///   ButtonState(role: .cancel) { TextState("Nevermind") }
/// } message: {
///   TextState("This cannot be undone.")
/// }
/// ```
///
/// Two alerts are equal if their titles, messages and buttons are; `id` is not compared.
public struct AlertState<Action>: Identifiable {
  /// The identity of the alert: an alert that is set in place of another is presented anew.
  public let id: UUID
  /// The buttons. Without any, the alert has one that closes it.
  public var buttons: [ButtonState<Action>]
  /// The message below the title, or `nil` for none.
  public var message: TextState?
  /// The title of the alert.
  public var title: TextState

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: Returns the title.
  ///   - actions: A builder of the buttons. Without any, the alert has one that closes it.
  ///   - message: Returns the message.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: UUID(), buttons: actions(), message: message?(), title: title())
  }

  init(id: UUID, buttons: [ButtonState<Action>], message: TextState?, title: TextState) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
  }

  /// Returns this alert with the actions of its buttons transformed.
  ///
  /// - Parameter transform: Returns the new action for the one of a button, which is `nil` if the
  ///   button has none.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id, buttons: buttons.map { $0.map(transform) }, message: message, title: title
    )
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// Returns true if the titles, messages and buttons are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes the title, the message and the buttons.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomDumpReflectable {
  /// The properties that are set, without `id`.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
