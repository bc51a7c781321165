public import ComposableCore

extension Binding where Value: _OptionalCaseStore {
  /// A binding to the store of a case of a presented enum of features, which is `nil` while nothing
  /// or another case is presented.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.destination, action: \.destination).edit) { store in … }
  /// ```
  ///
  /// Setting it to `nil` sends the dismiss action. For a case without a feature of its own, such as
  /// an `AlertState`, it is a binding to the case's value, whose actions are not sent: use
  /// `scope(state: \.destination?.alert, action: \.destination.alert)` for that.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<
      Value.CaseScope.AllCasePaths, AnyCasePath<Value.CaseScope, Member>
    >
  ) -> Binding<Member?> {
    let path = Value.CaseScope.allCasePaths[keyPath: keyPath]
    func member() -> Member? { wrappedValue._caseScope.flatMap(path.extract(from:)) }
    var binding = Binding<Member?>(to: identity?.appending(keyPath), get: member) {
      newValue, transaction in
      if newValue == nil, member() != nil { self.transaction(transaction).wrappedValue = nil }
    }
    binding.transaction = transaction
    return binding
  }
}

// The compiler can't infer the parameters of a subscript from 'Value == Store<State, Action>?' alone.

/// The store of an enum of features.
public protocol _CaseStore {
  /// An enum with the store of each case.
  associatedtype CaseScope: CasePathable
  /// The store of the current case.
  var _caseScope: CaseScope { get }
}

extension Store: _CaseStore
where
  State: CaseReducerState, State.StateReducer: CaseReducer<State, Action>,
  State.StateReducer.CaseScope: CasePathable
{
  /// The store of the current case.
  public var _caseScope: State.StateReducer.CaseScope { self.case }
}

/// The store of a presented enum of features.
public protocol _OptionalCaseStore: ExpressibleByNilLiteral {
  /// An enum with the store of each case.
  associatedtype CaseScope: CasePathable
  /// The store of the current case; `nil` while nothing is presented.
  var _caseScope: CaseScope? { get }
}

extension Optional: _OptionalCaseStore where Wrapped: _CaseStore {
  /// The store of the current case; `nil` while nothing is presented.
  public var _caseScope: Wrapped.CaseScope? { self?._caseScope }
}
