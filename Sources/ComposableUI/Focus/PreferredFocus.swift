nonisolated extension View {
  /// Ignored: the browser chooses the first focus. Set a ``FocusState`` in `onAppear`.
  ///
  /// - Parameter namespace: The namespace of the scope.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Ignored: the browser chooses the first focus. Set a ``FocusState`` in `onAppear`.
  ///
  /// - Parameters:
  ///   - prefersDefaultFocus: True if the view receives the focus first.
  ///   - namespace: The namespace of the scope.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
}
