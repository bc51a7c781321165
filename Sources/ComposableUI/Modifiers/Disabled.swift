extension View {
  /// Disables the controls in this view.
  ///
  /// - Parameter disabled: A Boolean value that determines if the controls are disabled. `false`
  ///   does not enable controls that an enclosing view disables.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }.modified(.disabled(disabled))
  }
}
