public import ComposableCore

extension Button where Label == Text {
  /// Creates a button from the state of a button of a feature.
  ///
  /// - Parameters:
  ///   - button: The label, the role and the action of the button.
  ///   - action: Handles the action, under its animation if it has one; `nil` for a button without.
  public init<Action>(_ button: ButtonState<Action>, action: @escaping (Action?) -> Void) {
    self.init(role: button.role.map(ButtonRole.init)) {
      switch button.action.type {
      case .send(let value): action(value)
      case .animatedSend(let value, let animation): withAnimation(animation) { action(value) }
      }
    } label: {
      Text(button.label)
    }
  }
}
