nonisolated extension View {
  /// Disables the controls in this view.
  ///
  /// - Parameter disabled: A Boolean value that determines if the controls are disabled. `false`
  ///   does not enable controls that an enclosing view disables.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }.modified(.disabled(disabled))
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
    modified(.disabledOffline(whenOffline))
  }
}
