extension View {
  /// Has the user do nothing with a view and what lies in it.
  ///
  /// - Parameter disabled: Whether that is so. What is disabled further out stays so.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }.modified(.disabled(disabled))
  }
}
