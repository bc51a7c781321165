public import CustomDump
public import Transactions

/// The action that a button sends, if there is one, and its animation.
public struct ButtonStateAction<Action> {
  /// The kinds of actions of a button.
  public enum ActionType {
    /// Sends an action, if there is one.
    case send(Action?)
    /// Sends an action, if there is one, under an animation.
    case animatedSend(Action?, animation: Animation?)
  }

  /// The action to send, with or without an animation.
  public let type: ActionType

  /// Creates an action that a button sends.
  ///
  /// - Parameter action: The action, or `nil` for a button that only closes its alert.
  public static func send(_ action: Action?) -> Self {
    Self(type: .send(action))
  }

  /// Creates an action that a button sends under an animation.
  ///
  /// - Parameters:
  ///   - action: The action, or `nil` for a button that only closes its alert.
  ///   - animation: The animation of the changes.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(type: .animatedSend(action, animation: animation))
  }

  /// The action that is sent, or `nil` if there is none.
  public var action: Action? {
    switch type {
    case .send(let action), .animatedSend(let action, animation: _): action
    }
  }

  /// Returns this value with its action transformed.
  ///
  /// - Parameter transform: Returns the new action for the one of the button, which is `nil` if the
  ///   button has none.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    switch type {
    case .send(let action): .send(transform(action))
    case .animatedSend(let action, let animation): .send(transform(action), animation: animation)
    }
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction.ActionType: Equatable where Action: Equatable {}
extension ButtonStateAction.ActionType: Hashable where Action: Hashable {}
extension ButtonStateAction.ActionType: Sendable where Action: Sendable {}

extension ButtonStateAction: CustomDumpReflectable {
  /// The action, in the spelling that creates it.
  public var customDumpMirror: Mirror {
    switch type {
    case .send(let action):
      Mirror(self, children: ["send": action as Any], displayStyle: .enum)
    case .animatedSend(let action, let animation):
      Mirror(
        self, children: ["send": (action, animation: animation)], displayStyle: .enum
      )
    }
  }
}
