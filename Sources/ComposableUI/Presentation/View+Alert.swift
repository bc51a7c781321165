nonisolated extension View {
  /// Presents an alert with the given title while a condition holds.
  ///
  /// ```swift
  /// .alert("Delete the meeting?", isPresented: $isAsking) {
  ///   Button("Delete", role: .destructive) { store.send(.deleteTapped) }
  ///   Button("Cancel", role: .cancel) {}
  /// } message: {
  ///   Text("You cannot undo this.")
  /// }
  /// ```
  ///
  /// 1. It is above everything else, and nothing behind it can be used.
  /// 2. Every button in it performs its action, then dismisses the alert by setting the condition
  ///    to `false`.
  /// 3. Without a button it has one with the title "OK".
  /// 4. Esc triggers the button with the role `cancel`, or else the only button unless it is
  ///    destructive.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition.
  ///   - actions: Creates the buttons, and in an alert also fields.
  ///   - message: Creates the message.
  public func alert(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> AnyView {
    alert(
      title, isPresented: isPresented, presenting: (), actions: actions, message: message)
  }

  /// Presents an alert with the given title while a condition holds.
  public func alert(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> AnyView {
    alert(
      title, isPresented: isPresented, actions: actions
    ) {
      EmptyView()
    }
  }

  /// Presents an alert with the given title while there is data and a condition holds.
  ///
  /// See `alert(_:isPresented:actions:message:)` for the guarantees.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition. Dismissing the alert sets it to `false`.
  ///   - data: The data.
  ///   - actions: Creates the buttons, and in an alert also fields, for the data.
  ///   - message: Creates the message for the data.
  public func alert<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> AnyView {
    prompt(
      .alert, title, isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Presents an alert with the given title while there is data and a condition holds.
  public func alert<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> AnyView {
    alert(
      title, isPresented: isPresented, presenting: data, actions: actions
    ) { _ in
      EmptyView()
    }
  }

  /// Presents an alert with the given title while a condition holds.
  ///
  /// See `alert(_:isPresented:actions:message:)` for the guarantees.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition.
  ///   - actions: Creates the buttons, and in an alert also fields.
  ///   - message: Creates the message.
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> AnyView {
    alert(
      title, isPresented: isPresented, presenting: (), actions: actions, message: message)
  }

  /// Presents an alert with the given title while a condition holds.
  public func alert(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> AnyView {
    alert(
      title, isPresented: isPresented, actions: actions
    ) {
      EmptyView()
    }
  }

  /// Presents an alert with the given title while there is data and a condition holds.
  ///
  /// See `alert(_:isPresented:actions:message:)` for the guarantees.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition. Dismissing the alert sets it to `false`.
  ///   - data: The data.
  ///   - actions: Creates the buttons, and in an alert also fields, for the data.
  ///   - message: Creates the message for the data.
  public func alert<T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> AnyView {
    prompt(
      .alert, Text(title), isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Presents an alert with the given title while there is data and a condition holds.
  public func alert<T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> AnyView {
    alert(
      title, isPresented: isPresented, presenting: data, actions: actions
    ) { _ in
      EmptyView()
    }
  }

  /// Presents an alert with the given title while a condition holds.
  ///
  /// See `alert(_:isPresented:actions:message:)` for the guarantees.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition.
  ///   - actions: Creates the buttons, and in an alert also fields.
  ///   - message: Creates the message.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> AnyView {
    alert(
      title, isPresented: isPresented, presenting: (), actions: actions, message: message)
  }

  /// Presents an alert with the given title while a condition holds.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> AnyView {
    alert(
      title, isPresented: isPresented, actions: actions
    ) {
      EmptyView()
    }
  }

  /// Presents an alert with the given title while there is data and a condition holds.
  ///
  /// See `alert(_:isPresented:actions:message:)` for the guarantees.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition. Dismissing the alert sets it to `false`.
  ///   - data: The data.
  ///   - actions: Creates the buttons, and in an alert also fields, for the data.
  ///   - message: Creates the message for the data.
  @_disfavoredOverload
  public func alert<T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> AnyView {
    prompt(
      .alert, Text(title), isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Presents an alert with the given title while there is data and a condition holds.
  @_disfavoredOverload
  public func alert<T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> AnyView {
    alert(
      title, isPresented: isPresented, presenting: data, actions: actions
    ) { _ in
      EmptyView()
    }
  }
}
