// Alerts and dialogs with lists of buttons, as features spelled them before builders.

@available(*, deprecated, message: "Use the builders: 'AlertState { … } actions: { … }'.")
extension AlertState {
  /// A button of the alert: ``ButtonState``.
  public typealias Button = ButtonState<Action>
  /// The action of a button: ``ButtonStateAction``.
  public typealias ButtonAction = ButtonStateAction<Action>
  /// The purpose of a button: ``ButtonStateRole``.
  public typealias ButtonRole = ButtonStateRole

  /// Creates an alert: ``init(title:actions:message:)`` with a list of buttons.
  public init(
    title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]
  ) {
    self.init(title: { title }, actions: { for button in buttons { button } })
    self.message = message
  }

  /// Creates an alert with one button: ``init(title:actions:message:)``.
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons: ``init(title:actions:message:)``.
  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
}

/// A confirmation dialog under its name before iOS 15.
@available(*, deprecated, renamed: "ConfirmationDialogState")
public typealias ActionSheetState<Action> = ConfirmationDialogState<Action>

@available(
  *, deprecated, message: "Use the builders: 'ConfirmationDialogState { … } actions: { … }'."
)
extension ConfirmationDialogState {
  /// A button of the dialog: ``ButtonState``.
  public typealias Button = ButtonState<Action>
  /// The visibility of the title: ``ConfirmationDialogStateTitleVisibility``.
  public typealias Visibility = ConfirmationDialogStateTitleVisibility

  /// Creates a dialog: ``init(titleVisibility:title:actions:message:)`` with a list of buttons.
  public init(
    title: TextState, titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    message: TextState? = nil, buttons: [ButtonState<Action>] = []
  ) {
    self.init(
      titleVisibility: titleVisibility, title: { title },
      actions: { for button in buttons { button } })
    self.message = message
  }
}

@available(
  *, deprecated, message: "Use 'ButtonState(role: …, action: …) { TextState(…) }'."
)
extension ButtonState {
  /// The action of a button: ``ButtonStateAction``.
  public typealias Handler = ButtonStateAction<Action>
  /// The purpose of a button: ``ButtonStateRole``.
  public typealias Role = ButtonStateRole

  /// Creates a button that cancels.
  public static func cancel(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .cancel, action: action) { label }
  }

  /// Creates an ordinary button.
  public static func `default`(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(action: action) { label }
  }

  /// Creates a button that deletes something.
  public static func destructive(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}
