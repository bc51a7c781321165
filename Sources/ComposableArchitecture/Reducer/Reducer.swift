/// The logic of a feature: how an action changes the state, and which effects follow.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State { var count = 0 }
///   enum Action { case incrementTapped }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incrementTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// A reducer has a `body` composed of reducers, or its own `reduce(into:action:)`, not both.
///
/// Guarantees:
/// 1. A store evaluates each `body` of the tree once, when first an action comes to it; an action
///    walks the tree that was built.
/// 2. The state is changed in place, and nobody sees it half-way.
public protocol Reducer<State, Action> {
  /// What the feature knows.
  associatedtype State
  /// What can happen.
  associatedtype Action
  /// What `body` is made of.
  associatedtype Body

  /// Changes the state for an action and says what to do then.
  ///
  /// - Parameters:
  ///   - state: Changed in place.
  ///   - action: What happened.
  /// - Returns: What the store is to run.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that make up this one.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// Builds the part of the reducer tree below this reducer.
  func _compile() -> _CompiledReducer<State, Action>
}

/// A reducer with the state and action of a feature: `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer that reduces by itself has no body.
  public var body: Body {
    preconditionFailure(
      "'\(Self.self)' has no body: it reduces by its own 'reduce(into:action:)'."
    )
  }

  @inlinable
  public func _compile() -> _CompiledReducer<State, Action> {
    _CompiledReducer { state, action in self.reduce(into: &state, action: action) }
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Reduces by the body. It builds the body's tree for this one action; a store builds it once.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _compile()(&state, action)
  }

  @inlinable
  public func _compile() -> _CompiledReducer<State, Action> {
    body._compile()
  }
}
