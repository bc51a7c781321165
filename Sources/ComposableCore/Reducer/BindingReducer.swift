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
/// 3. A store looks up the case of the binding actions once, if their type has case paths, as the
///    actions of a `@Reducer` have. Types that implement ``BindableAction/binding`` themselves are
///    asked for each action.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  private let makeBindingReader: () -> (Action) -> BindingAction<State>?

  /// Creates a reducer for the feature's own binding actions.
  public init() where Action == ViewAction {
    makeBindingReader = Action.makeBindingReader
  }

  /// Creates a reducer for the binding actions among the actions of a view.
  ///
  /// Use it where the view's actions are nested in a case: `BindingReducer(action: \.view)`.
  ///
  /// - Parameter toViewAction: The case of the view's actions.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
    self.init { AnyCasePath(toViewAction).extract(from:) }
  }

  /// Creates a reducer for the binding actions among the actions of a view.
  ///
  /// - Parameter makeViewActionReader: Returns a function that extracts the view's action.
  init(_ makeViewActionReader: @escaping () -> (Action) -> ViewAction?) {
    makeBindingReader = {
      let viewAction = makeViewActionReader()
      let binding = ViewAction.makeBindingReader()
      return { viewAction($0).flatMap(binding) }
    }
  }

  /// Sets the field of a binding action. Other actions change nothing.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _compile()(&state, action)
  }

  /// Returns the compiled form of the reducer.
  public func _compile() -> _CompiledReducer<State, Action> {
    let binding = makeBindingReader()
    return _CompiledReducer { state, action in
      binding(action)?.set(&state)
      return .none
    }
  }
}
