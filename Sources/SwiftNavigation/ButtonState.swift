public import CustomDump
public import Foundation
import Transactions

/// A value that describes a button of an alert or a dialog.
///
/// ```swift
/// ButtonState(role: .destructive, action: .confirmDeletion) {
///   TextState("Delete")
/// }
/// ```
///
/// Two buttons are equal if their labels, roles and actions are; `id` is not compared.
public struct ButtonState<Action>: Identifiable {
  /// The identity of the button.
  public let id: UUID
  /// The action that the button sends.
  public let action: ButtonStateAction<Action>
  /// The text that the button shows.
  public let label: TextState
  /// The purpose of the button, or `nil` for an ordinary one.
  public let role: ButtonStateRole?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action of the button, such as `.send(.confirm, animation: .default)`. A button
  ///     without an action closes the alert.
  ///   - label: Returns the label.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: UUID(), action: action, label: label(), role: role)
  }

  /// Creates a button that sends an action.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action.
  ///   - label: Returns the label.
  public init(
    role: ButtonStateRole? = nil,
    action: Action,
    label: () -> TextState
  ) {
    self.init(role: role, action: .send(action), label: label)
  }

  private init(
    id: UUID, action: ButtonStateAction<Action>, label: TextState, role: ButtonStateRole?
  ) {
    self.id = id
    self.action = action
    self.label = label
    self.role = role
  }

  /// Calls a closure with the action of the button, under its animation.
  ///
  /// - Parameter perform: Receives the action, or `nil` if the button has none.
  public func withAction(_ perform: (Action?) -> Void) {
    switch action.type {
    case .send(let action): perform(action)
    case .animatedSend(let action, let animation): withAnimation(animation) { perform(action) }
    }
  }

  /// Calls an asynchronous closure with the action of the button, under its animation.
  ///
  /// - Parameter perform: Receives the action, or `nil` if the button has none. It runs on the
  ///   caller's actor.
  public nonisolated(nonsending) func withAction(
    _ perform: nonisolated(nonsending) (Action?) async -> Void
  ) async {
    switch action.type {
    case .send(let action): await perform(action)
    case .animatedSend(let action, let animation):
      await withAnimation(animation) { await perform(action) }
    }
  }

  /// Returns this button with its action transformed.
  ///
  /// - Parameter transform: Returns the new action for the one of the button, which is `nil` if the
  ///   button has none.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, action: action.map(transform), label: label, role: role)
  }
}

/// The purpose of a button.
public enum ButtonStateRole: Hashable, Sendable {
  /// The button leaves everything as it is.
  case cancel
  /// The button deletes something, or does something else that cannot be undone.
  case destructive
}

extension ButtonState: Equatable where Action: Equatable {
  /// Returns true if the labels, roles and actions are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes the label, the role and the action.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  /// The properties that are set, without `id`.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    if action.action != nil { children.append(("action", action)) }
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
