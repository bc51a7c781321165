/// A feature that is one of several: `@Reducer enum Destination { case add(Add); case edit(Edit) }`.
///
/// `@Reducer` on an enum writes the state, the action, the body and ``scope(_:)``.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
  /// The type of the static ``body``, which the compiler infers it from.
  associatedtype Body = Body
  /// The stores of the cases.
  associatedtype CaseScope

  /// The reducers of all cases.
  @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// The store of the case that a store is in.
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  public var body: Body { Self.body }
}

/// The state of a ``CaseReducer``.
public protocol CaseReducerState {
  /// The enum of features that this is the state of.
  associatedtype StateReducer: Reducer
}

extension Store where State: CaseReducerState, State.StateReducer: CaseReducer<State, Action> {
  /// The store of the case that this store is in.
  ///
  /// ```swift
  /// switch store.case {
  /// case .add(let store): AddView(store: store)
  /// case .edit(let store): EditView(store: store)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}
