import ComposableConcurrency
public import ComposableCore
public import Dependencies

extension Reducer {
  /// Runs this reducer in a namespace: prefixes the ``EffectID``s of this reducer, its children and
  /// their effects with a value.
  ///
  /// Use it where one feature runs at several places that the library cannot distinguish by itself,
  /// or where a value from outside determines which effects belong together.
  ///
  /// ```swift
  /// Stopwatch().namespace("left")
  /// ```
  ///
  /// Guarantees:
  /// 1. Each ``EffectID`` that is read in the namespace differs from the one outside, and from the
  ///    one in a namespace with another value. Nested namespaces are appended to this one.
  /// 2. Identifiers of other types are unaffected.
  ///
  /// A dependency that is overridden inside the namespace, as in `dependency(…).namespace(…)`, is
  /// not yet overridden where the namespace is evaluated.
  ///
  /// - Parameter id: The value.
  /// - Returns: A reducer that runs this one in the namespace.
  @_disfavoredOverload
  public func namespace(
    _ id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    namespace(
      by: { _ in id }, readsState: false,
      at: SourceLocation(fileID, filePath, line, column)
    )
  }

  /// Runs this reducer in a namespace that is read from the state.
  ///
  /// ```swift
  /// Document().namespace { "\($0.folder)/\($0.name)" }
  /// ```
  ///
  /// Guarantees: those of a namespace with a fixed value, and
  /// 1. The value is read before each action. It must not change while an effect of this reducer is
  ///    in flight, because the effect could no longer be cancelled by its identifier: a change is
  ///    reported at this line, with both values, even if the effect itself sent the action that
  ///    made it.
  ///
  /// - Parameter toID: Returns the value, given the state.
  /// - Returns: A reducer that runs this one in the namespace.
  public func namespace<ID: Hashable & Sendable>(
    _ toID: @escaping (_ state: State) -> ID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    namespace(
      by: toID, readsState: true,
      at: SourceLocation(fileID, filePath, line, column)
    )
  }

  /// Runs this reducer in a namespace that is read from the dependencies.
  ///
  /// ```swift
  /// Store(initialState: Document.State()) {
  ///   Document().namespace(\.documentID)
  /// } withDependencies: {
  ///   $0.documentID = id
  /// }
  /// ```
  ///
  /// Guarantees: those of a namespace with a fixed value, and
  /// 1. The dependency is read before each action. It must not change while an effect of this
  ///    reducer is in flight: a change is reported at this line, with both values, when the next
  ///    action arrives.
  ///
  /// - Parameter toID: Returns the value, given the dependencies.
  /// - Returns: A reducer that runs this one in the namespace.
  public func namespace<ID: Hashable & Sendable>(
    _ toID: @escaping (_ dependencies: DependencyValues) -> ID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    namespace(
      by: { _ in toID(._current) }, readsState: false,
      at: SourceLocation(fileID, filePath, line, column)
    )
  }

  /// Runs this reducer in a namespace that is read from the state by key path.
  ///
  /// Guarantees: those of a namespace that a function reads from the state.
  ///
  /// - Parameter keyPath: The key path to the value.
  /// - Returns: A reducer that runs this one in the namespace.
  public func namespace<ID: Hashable & Sendable>(
    _ keyPath: KeyPath<State, ID>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    namespace(
      { (state: State) in state[keyPath: keyPath] },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs this reducer in a namespace that is read from the dependencies by key path.
  ///
  /// Guarantees: those of a namespace that a function reads from the dependencies.
  ///
  /// - Parameter keyPath: The key path to the value.
  /// - Returns: A reducer that runs this one in the namespace.
  public func namespace<ID: Hashable & Sendable>(
    _ keyPath: KeyPath<DependencyValues, ID>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    namespace(
      { (dependencies: DependencyValues) in dependencies[keyPath: keyPath] },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  private func namespace<ID: Hashable & Sendable>(
    by toID: @escaping (State) -> ID, readsState: Bool, at location: SourceLocation
  ) -> ModifiedReducer<State, Action> {
    namespaced(
      by: toID,
      readsState: readsState,
      makeDependencies: { NamespaceScope<ID>().dependencies(for:) },
      onChange: location.reportChange
    )
  }
}

extension SourceLocation {
  /// Reports at a call of `namespace` that its value changed.
  fileprivate func reportChange(from old: AnyHashable, to new: AnyHashable) {
    report(
      """
      A namespace changed while an effect in it was in flight.

        Before: \(old)
        After:  \(new)

      Its identifiers have changed, so the effect can no longer be cancelled by identifier.

      Use a value that is set when the state is created and never changes. If it must change, \
      cancel the effects in the same action or before.
      """
    )
  }
}
