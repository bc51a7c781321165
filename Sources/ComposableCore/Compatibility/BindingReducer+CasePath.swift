extension BindingReducer {
  /// Creates a reducer for the binding actions among the actions of a view: `init(action:)` with a
  /// function, such as `/Action.view`.
  ///
  /// - Parameter toViewAction: Returns the view's action, or `nil` for any other action.
  @available(*, deprecated, message: "Use a case key path: 'BindingReducer(action: \\.view)'.")
  @_disfavoredOverload
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    self.init { toViewAction }
  }
}
