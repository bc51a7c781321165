public import ComposableCore

// The modifiers that present the child of a `PresentationState`, as views that were written before
// `@ObservableState` spell them. They are those for the binding to an item, with its guarantees.

nonisolated extension View {
  /// Presents a feature in a sheet while its state is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onDismiss: Called after the dismissal.
  ///   - content: Creates the view of the child.
  @available(
    *, deprecated,
    message: "Use 'sheet(item: $store.scope(state: \\.child, action: \\.child))' instead."
  )
  public func sheet<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> AnyView {
    sheet(
      item: store.presentedItem(), onDismiss: onDismiss,
      content: { content($0.store) })
  }

  /// Presents a case of a feature in a sheet while its state is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Returns the state of the case, or `nil` in any other case.
  ///   - fromDestinationAction: Embeds an action of the case.
  ///   - onDismiss: Called after the dismissal.
  ///   - content: Creates the view of the case.
  @available(
    *, deprecated,
    message: "Use 'sheet(item: $store.scope(state: \\.child, action: \\.child))' instead."
  )
  public func sheet<State, Action, DestinationState, DestinationAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ action: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) ->
      some View
  ) -> AnyView {
    sheet(
      item: store.presentedItem(toDestinationState, fromDestinationAction), onDismiss: onDismiss,
      content: { content($0.store) })
  }

  /// Presents a feature in a cover of the window while its state is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onDismiss: Called after the dismissal.
  ///   - content: Creates the view of the child.
  @available(
    *, deprecated,
    message: "Use 'fullScreenCover(item: $store.scope(state: \\.child, action: \\.child))' instead."
  )
  public func fullScreenCover<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> AnyView {
    fullScreenCover(
      item: store.presentedItem(), onDismiss: onDismiss,
      content: { content($0.store) })
  }

  /// Presents a case of a feature in a cover of the window while its state is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Returns the state of the case, or `nil` in any other case.
  ///   - fromDestinationAction: Embeds an action of the case.
  ///   - onDismiss: Called after the dismissal.
  ///   - content: Creates the view of the case.
  @available(
    *, deprecated,
    message: "Use 'fullScreenCover(item: $store.scope(state: \\.child, action: \\.child))' instead."
  )
  public func fullScreenCover<State, Action, DestinationState, DestinationAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ action: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) ->
      some View
  ) -> AnyView {
    fullScreenCover(
      item: store.presentedItem(toDestinationState, fromDestinationAction), onDismiss: onDismiss,
      content: { content($0.store) })
  }

  /// Presents a feature in a popover while its state is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - attachmentAnchor: Not used: SwiftUI's place of the arrow.
  ///   - arrowEdge: Not used: SwiftUI's edge of the arrow.
  ///   - content: Creates the view of the child.
  @available(
    *, deprecated,
    message: "Use 'popover(item: $store.scope(state: \\.child, action: \\.child))' instead."
  )
  public func popover<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> AnyView {
    popover(
      item: store.presentedItem(), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
      content: { content($0.store) })
  }

  /// Presents a case of a feature in a popover while its state is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Returns the state of the case, or `nil` in any other case.
  ///   - fromDestinationAction: Embeds an action of the case.
  ///   - attachmentAnchor: Not used: SwiftUI's place of the arrow.
  ///   - arrowEdge: Not used: SwiftUI's edge of the arrow.
  ///   - content: Creates the view of the case.
  @available(
    *, deprecated,
    message: "Use 'popover(item: $store.scope(state: \\.child, action: \\.child))' instead."
  )
  public func popover<State, Action, DestinationState, DestinationAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ action: DestinationAction) -> Action,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) ->
      some View
  ) -> AnyView {
    popover(
      item: store.presentedItem(toDestinationState, fromDestinationAction),
      attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
      content: { content($0.store) })
  }

  /// Pushes the screen of a feature onto the stack of the view while its state is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - destination: Creates the view of the child.
  @available(
    *, deprecated,
    message:
      "Use 'navigationDestination(item: $store.scope(state: \\.child, action: \\.child))' instead."
  )
  public func navigationDestination<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> some View,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> AnyView {
    navigationDestination(
      item: store.presentedItem(),
      destination: { destination($0.store) },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Pushes the screen of a case of a feature onto the stack of the view while its state is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Returns the state of the case, or `nil` in any other case.
  ///   - fromDestinationAction: Embeds an action of the case.
  ///   - destination: Creates the view of the case.
  @available(
    *, deprecated,
    message:
      "Use 'navigationDestination(item: $store.scope(state: \\.child, action: \\.child))' instead."
  )
  public func navigationDestination<State, Action, DestinationState, DestinationAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ action: DestinationAction) -> Action,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) ->
      some View,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> AnyView {
    navigationDestination(
      item: store.presentedItem(toDestinationState, fromDestinationAction),
      destination: { destination($0.store) },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Presents the alert of a feature while its state is there.
  ///
  /// - Parameter store: The store of the presentation.
  @available(
    *, deprecated,
    message: "Use 'alert($store.scope(state: \\.alert, action: \\.alert))' instead."
  )
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> AnyView {
    alert(store.presentedItem().stores())
  }

  /// Presents the alert of a case of a feature while its state is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Returns the state of the case, or `nil` in any other case.
  ///   - fromDestinationAction: Embeds an action of the case.
  @available(
    *, deprecated,
    message: "Use 'alert($store.scope(state: \\.alert, action: \\.alert))' instead."
  )
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ action: ButtonAction) -> Action
  ) -> AnyView {
    alert(store.presentedItem(toDestinationState, fromDestinationAction).stores())
  }

  /// Presents the confirmation dialog of a feature while its state is there.
  ///
  /// - Parameter store: The store of the presentation.
  @available(
    *, deprecated,
    message: "Use 'confirmationDialog($store.scope(state: \\.dialog, action: \\.dialog))' instead."
  )
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> AnyView {
    confirmationDialog(store.presentedItem().stores())
  }

  /// Presents the confirmation dialog of a case of a feature while its state is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Returns the state of the case, or `nil` in any other case.
  ///   - fromDestinationAction: Embeds an action of the case.
  @available(
    *, deprecated,
    message: "Use 'confirmationDialog($store.scope(state: \\.dialog, action: \\.dialog))' instead."
  )
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ action: ButtonAction) -> Action
  ) -> AnyView {
    confirmationDialog(store.presentedItem(toDestinationState, fromDestinationAction).stores())
  }
}
