public import ComposableCore

// The forms with an asynchronous closure. A closure that doesn't suspend selects the others.

nonisolated extension View {
  /// Presents an alert while its state is there, with an asynchronous handler.
  ///
  /// - Parameters:
  ///   - state: A binding to the state of the alert.
  ///   - handler: Handles the action of the button that the user triggers; `nil` for one without.
  ///     It runs on the actor that owns the view.
  public func alert<Action>(
    _ state: Binding<AlertState<Action>?>,
    action handler: nonisolated(nonsending) @escaping (Action?) async -> Void
  ) -> AnyView {
    alert(state) { action in IsolatedAction { await handler(action) }.start() }
  }

  /// Presents a confirmation dialog while its state is there, with an asynchronous handler.
  ///
  /// - Parameters:
  ///   - state: A binding to the state of the dialog.
  ///   - handler: Handles the action of the button that the user triggers; `nil` for one without.
  ///     It runs on the actor that owns the view.
  public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>,
    action handler: nonisolated(nonsending) @escaping (Action?) async -> Void
  ) -> AnyView {
    confirmationDialog(state) { action in IsolatedAction { await handler(action) }.start() }
  }
}

extension Button where Label == Text {
  /// Creates a button from the state of a button of a feature, with an asynchronous handler.
  ///
  /// - Parameters:
  ///   - button: The label, the role and the action of the button.
  ///   - action: Handles the action, under its animation if it has one; `nil` for a button without.
  ///     It runs on the actor that owns the view.
  public init<Action>(
    _ button: ButtonState<Action>,
    action: nonisolated(nonsending) @escaping (Action?) async -> Void
  ) {
    self.init(button) { value in IsolatedAction { await action(value) }.start() }
  }
}
