nonisolated extension View {
  /// Presents a confirmation dialog with the given title while a condition holds.
  ///
  /// ```swift
  /// .confirmationDialog("Discard the draft?", isPresented: $isAsking, titleVisibility: .visible) {
  ///   Button("Discard", role: .destructive) { store.send(.discardTapped) }
  /// }
  /// ```
  ///
  /// 1. It is above everything else, and nothing behind it can be used.
  /// 2. Every button in it performs its action, then dismisses the dialog by setting the condition
  ///    to `false`.
  /// 3. Without a button with the role `cancel` it has one with the title "Cancel".
  /// 4. Esc and a click outside trigger the button with the role `cancel`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition.
  ///   - titleVisibility: The visibility of the title. Assistive technologies read it anyway.
  ///   - actions: Creates the buttons.
  ///   - message: Creates the message.
  public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> AnyView {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: (),
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog with the given title while a condition holds.
  public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View
  ) -> AnyView {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) {
      EmptyView()
    }
  }

  /// Presents a confirmation dialog with the given title while there is data and a condition holds.
  ///
  /// See `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` for the guarantees.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition. Dismissing the dialog sets it to `false`.
  ///   - titleVisibility: The visibility of the title. Assistive technologies read it anyway.
  ///   - data: The data.
  ///   - actions: Creates the buttons, for the data.
  ///   - message: Creates the message for the data.
  public func confirmationDialog<T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> AnyView {
    prompt(
      .confirmationDialog, title, isTitleHidden: titleVisibility == .hidden, isPresented,
      presenting: data, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog with the given title while there is data and a condition holds.
  public func confirmationDialog<T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> AnyView {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in
      EmptyView()
    }
  }

  /// Presents a confirmation dialog with the given title while a condition holds.
  ///
  /// See `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` for the guarantees.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition.
  ///   - titleVisibility: The visibility of the title. Assistive technologies read it anyway.
  ///   - actions: Creates the buttons.
  ///   - message: Creates the message.
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> AnyView {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: (),
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog with the given title while a condition holds.
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View
  ) -> AnyView {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) {
      EmptyView()
    }
  }

  /// Presents a confirmation dialog with the given title while there is data and a condition holds.
  ///
  /// See `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` for the guarantees.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition. Dismissing the dialog sets it to `false`.
  ///   - titleVisibility: The visibility of the title. Assistive technologies read it anyway.
  ///   - data: The data.
  ///   - actions: Creates the buttons, for the data.
  ///   - message: Creates the message for the data.
  public func confirmationDialog<T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> AnyView {
    prompt(
      .confirmationDialog, Text(title), isTitleHidden: titleVisibility == .hidden, isPresented,
      presenting: data, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog with the given title while there is data and a condition holds.
  public func confirmationDialog<T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> AnyView {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in
      EmptyView()
    }
  }

  /// Presents a confirmation dialog with the given title while a condition holds.
  ///
  /// See `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` for the guarantees.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition.
  ///   - titleVisibility: The visibility of the title. Assistive technologies read it anyway.
  ///   - actions: Creates the buttons.
  ///   - message: Creates the message.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> AnyView {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: (),
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog with the given title while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View
  ) -> AnyView {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) {
      EmptyView()
    }
  }

  /// Presents a confirmation dialog with the given title while there is data and a condition holds.
  ///
  /// See `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` for the guarantees.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition. Dismissing the dialog sets it to `false`.
  ///   - titleVisibility: The visibility of the title. Assistive technologies read it anyway.
  ///   - data: The data.
  ///   - actions: Creates the buttons, for the data.
  ///   - message: Creates the message for the data.
  @_disfavoredOverload
  public func confirmationDialog<T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> AnyView {
    prompt(
      .confirmationDialog, Text(title), isTitleHidden: titleVisibility == .hidden, isPresented,
      presenting: data, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog with the given title while there is data and a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View
  ) -> AnyView {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in
      EmptyView()
    }
  }
}
