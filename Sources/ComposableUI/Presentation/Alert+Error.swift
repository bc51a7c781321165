nonisolated extension View {
  /// Presents an alert with the description of an error while there is one and a condition holds.
  ///
  /// The guarantees are those of an alert with a title.
  ///
  /// - Parameters:
  ///   - isPresented: The condition. Dismissing the alert sets it to `false`.
  ///   - error: The error. Its `errorDescription` is the title.
  ///   - actions: Creates the buttons. Without one, the alert has one with the title "OK".
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping () -> some View
  ) -> AnyView {
    alert(isPresented: isPresented, error: error) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// Presents an alert with the description of an error while there is one and a condition holds.
  ///
  /// The guarantees are those of an alert with a title.
  ///
  /// - Parameters:
  ///   - isPresented: The condition. Dismissing the alert sets it to `false`.
  ///   - error: The error. Its `errorDescription` is the title.
  ///   - actions: Creates the buttons. Without one, the alert has one with the title "OK".
  ///   - message: Creates the message.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> some View,
    @ViewBuilder message: @escaping (Failure) -> some View
  ) -> AnyView {
    let title =
      if let error = error as? FileTransferError {
        Text(system: error.message)
      } else {
        Text(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
      }
    return alert(
      title, isPresented: isPresented, presenting: error, actions: actions,
      message: message)
  }
}
