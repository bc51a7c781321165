/// A type that changes a feature's state for each action and returns the effects to run.
///
/// Write one for each feature, usually with the ``Reducer()`` macro. Put the feature's own logic in
/// a ``Reduce`` and run child features with an operator that fits their state: ``Scope`` for state
/// that is always present, ``ifLet(_:action:then:destination:fileID:filePath:line:column:)`` for
/// optional and presented state, ``ifCaseLet(_:action:then:fileID:filePath:line:column:)`` for a
/// case of an enum, and `forEach(_:action:element:)` for the elements of a collection.
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
/// A reducer has either a `body` that composes other reducers or its own `reduce(into:action:)`,
/// not both.
///
/// Guarantees:
/// 1. A store evaluates each `body` in its reducer tree once: the root's when the store is created,
///    a child feature's when the first action reaches the child. Actions run through the resulting
///    tree.
/// 2. The state is mutated in place. Views, observers and effects never see a partial change.
public protocol Reducer<State, Action> {
  /// The feature's state.
  associatedtype State
  /// The feature's actions.
  associatedtype Action
  /// The type of ``body``; `Never` for a reducer with its own `reduce(into:action:)`.
  associatedtype Body

  /// Changes the state for an action and returns the effect to run.
  ///
  /// Implement it in place of ``body`` for a reducer that composes no others.
  ///
  /// - Parameters:
  ///   - state: The current state, mutated in place.
  ///   - action: The action to process.
  /// - Returns: The effect that the store runs once the state is committed, or ``Effect/none``.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The composition of reducers that this reducer consists of.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// Builds the executable form of this reducer and its children. Stores call it; features do not.
  func _compile() -> _CompiledReducer<State, Action>
}

/// A reducer constrained to the state and the actions of a feature: `var body: some
/// ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

/// The function with which an effect of a feature sends actions: `func load(send: SendOf<Self>)`.
public typealias SendOf<R: Reducer> = Send<R.Action>

extension Reducer where Body == Never {
  /// Traps, because a reducer with its own `reduce(into:action:)` has no body.
  public var body: Body {
    preconditionFailure(
      "'\(Self.self)' has no body: it implements 'reduce(into:action:)'."
    )
  }

  /// Returns the compiled form of the reducer.
  @inlinable
  public func _compile() -> _CompiledReducer<State, Action> {
    _CompiledReducer { state, action in self.reduce(into: &state, action: action) }
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs ``body`` for one action.
  ///
  /// It builds the reducer tree for this call alone; a store builds the tree once.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _compile().runSeparately(&state, action)
  }

  /// Returns the compiled form of the reducer.
  @inlinable
  public func _compile() -> _CompiledReducer<State, Action> {
    body._compile()
  }
}

/// The effect of a feature.
public typealias EffectOf<R: Reducer> = Effect<R.Action>
