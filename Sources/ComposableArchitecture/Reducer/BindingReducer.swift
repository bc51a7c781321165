public import CasePaths

/// Sets the fields that controls set.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in
///     switch action {
///     case .binding(\.name): …  // The name is set.
///     }
///   }
/// }
/// ```
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  private let binding: (Action) -> BindingAction<State>?

  /// Handles the feature's own binding actions.
  public init() where Action == ViewAction {
    binding = { $0.binding }
  }

  /// Handles the binding actions among those of a view.
  ///
  /// - Parameter toViewAction: The case of the view's actions.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
    let path = AnyCasePath(toViewAction)
    binding = { path.extract(from: $0)?.binding }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    binding(action)?.set(&state)
    return .none
  }
}
