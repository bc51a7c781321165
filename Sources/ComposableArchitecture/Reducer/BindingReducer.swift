public import CasePaths

/// A reducer that applies binding actions: it sets the field of the state that a control has
/// changed.
///
/// Add it to a feature whose ``BindableAction`` lets controls write to the state. Put it before the
/// feature's ``Reduce``, so that the latter sees the new value.
///
/// ```swift
/// @Reducer
/// struct Settings {
///   @ObservableState
///   struct State: Equatable {
///     var name = ""
///     var canSave = false
///   }
///   enum Action: BindableAction {
///     case binding(BindingAction<State>)
///   }
///
///   var body: some ReducerOf<Self> {
///     BindingReducer()
///     Reduce { state, action in
///       switch action {
///       case .binding(\.name):
///         state.canSave = !state.name.isEmpty
///         return .none
///       case .binding:
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// Guarantees:
/// 1. A binding action sets its field and nothing else. Other actions are ignored.
/// 2. It returns no effects.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  private let binding: (Action) -> BindingAction<State>?

  /// Creates a reducer for the feature's own binding actions.
  public init() where Action == ViewAction {
    binding = { $0.binding }
  }

  /// Creates a reducer for the binding actions among the actions of a view.
  ///
  /// Use it where the view's actions are nested in a case: `BindingReducer(action: \.view)`.
  ///
  /// - Parameter toViewAction: The case of the view's actions.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
    let path = AnyCasePath(toViewAction)
    binding = { path.extract(from: $0)?.binding }
  }

  /// Runs the reducer.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    binding(action)?.set(&state)
    return .none
  }
}
