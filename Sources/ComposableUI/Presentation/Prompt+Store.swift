public import ComposableCore

nonisolated extension View {
  /// Presents the alert of a feature while its state is there.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.alert, action: \.alert))
  /// ```
  ///
  /// 1. A button sends its action, under its animation if it has one. The feature then removes the
  ///    state of the alert: `ifLet(\.$alert, action: \.alert)` does.
  /// 2. A button without an action, and Esc with a button that cancels, send `dismiss`.
  /// 3. It is above everything else, and nothing behind it can be used.
  ///
  /// - Parameter item: A binding to the store of the alert.
  public func alert<Action>(
    _ item: Binding<Store<AlertState<Action>, Action>?>
  ) -> AnyView {
    prompt(.alert, item) { PromptState($0) }
  }

  /// Presents the confirmation dialog of a feature while its state is there.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  /// ```
  ///
  /// Without a button that cancels, it has one with the title "Cancel". For the other guarantees
  /// see ``alert(_:)``.
  ///
  /// - Parameter item: A binding to the store of the dialog.
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> AnyView {
    prompt(.confirmationDialog, item) { PromptState($0) }
  }

  /// Presents an alert while its state is there.
  ///
  /// - Parameters:
  ///   - state: A binding to the state of the alert.
  ///   - handler: Handles the action of the button that the user triggers; `nil` for one without.
  public func alert<Action>(
    _ state: Binding<AlertState<Action>?>, action handler: @escaping (Action?) -> Void = { _ in }
  ) -> AnyView {
    prompt(.alert, state) {
      PromptState($0)
    } send: { _, action in
      handler(action)
    }
  }

  /// Presents a confirmation dialog while its state is there.
  ///
  /// - Parameters:
  ///   - state: A binding to the state of the dialog.
  ///   - handler: Handles the action of the button that the user triggers; `nil` for one without.
  public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>,
    action handler: @escaping (Action?) -> Void = { _ in }
  ) -> AnyView {
    prompt(.confirmationDialog, state) {
      PromptState($0)
    } send: { _, action in
      handler(action)
    }
  }

  private func prompt<State, Action>(
    _ style: PresentationContent.Style, _ item: Binding<Store<State, Action>?>,
    _ promptState: @escaping (State) -> PromptState<Action>
  ) -> AnyView {
    prompt(style, item) { store in
      store.withState(promptState)
    } send: { store, action in
      if let action { store.send(action) }
    }
  }

  /// Presents the prompt of an item.
  ///
  /// - Parameters:
  ///   - style: The kind of prompt.
  ///   - item: A binding to the item.
  ///   - promptState: Returns the state of the prompt.
  ///   - send: Handles the action of a button, under its animation.
  private func prompt<Item, Action>(
    _ style: PresentationContent.Style, _ item: Binding<Item?>,
    _ promptState: @escaping (Item) -> PromptState<Action>,
    send: @escaping (Item, Action?) -> Void
  ) -> AnyView {
    ItemPresenter(
      base: self, item: item, id: { promptState($0).id }, style: style,
      title: { Text(promptState($0).title) }
    ) { item in
      let state = promptState(item)
      PromptContent(
        style: style, title: state.isTitleHidden ? nil : Text(state.title),
        actions: ForEach(state.buttons) { button in
          Button(role: button.role.map(ButtonRole.init)) {
            switch button.action.type {
            case .send(let action): send(item, action)
            case .animatedSend(let action, let animation):
              withAnimation(animation) { send(item, action) }
            }
          } label: {
            Text(button.label)
          }
        },
        message: state.message.map { Text($0) }
      )
    }
    .erased
  }
}

/// The common part of the states of alerts and dialogs.
private struct PromptState<Action> {
  let id: AnyHashable
  let title: TextState
  var isTitleHidden = false
  let message: TextState?
  let buttons: [ButtonState<Action>]

  init(_ state: AlertState<Action>) {
    (id, title, message, buttons) = (state.id, state.title, state.message, state.buttons)
  }

  init(_ state: ConfirmationDialogState<Action>) {
    (id, title, message, buttons) = (state.id, state.title, state.message, state.buttons)
    isTitleHidden = state.titleVisibility == .hidden
  }
}

extension ButtonRole {
  /// Creates the role of a button in the state of a feature.
  public init(_ role: ButtonStateRole) {
    self =
      switch role {
      case .cancel: .cancel
      case .destructive: .destructive
      }
  }
}
