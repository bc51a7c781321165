import ComposableHTML

nonisolated extension View {
  /// Disables the controls in this view.
  ///
  /// - Parameter disabled: A Boolean value that determines if the controls are disabled. `false`
  ///   does not enable controls that an enclosing view disables.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
      .modified(DisabledContent(isDisabled: disabled))
  }

  /// Disables the controls in this view while the browser has no connection to the server.
  ///
  /// By default, what a user does without a connection waits for it, and then happens: right for a
  /// counter, but not for a purchase. A page notices a lost connection after some seconds. What the
  /// user did before is carried out once, when the connection is back.
  ///
  /// ```swift
  /// Button("Buy") { store.send(.buyButtonTapped) }
  ///   .disabled(whenOffline: true)
  /// ```
  ///
  /// - Parameter whenOffline: A Boolean value that determines if the controls need a connection.
  public func disabled(whenOffline: Bool) -> some View {
    modified(DisabledOfflineContent(isDisabled: whenOffline))
  }
}

/// A change of the state of the controls in an element, which is part of their own contents.
struct DisabledContent: ModifierContent {
  var isDisabled: Bool

  var description: String { "disabled \(isDisabled)" }
}

/// A state of the controls in an element while the browser has no connection.
struct DisabledOfflineContent: ModifierContent {
  var isDisabled: Bool

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-online", isDisabled)
  }

  var description: String { "disabled offline \(isDisabled)" }
}
