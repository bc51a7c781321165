public import ComposableArchitecture
public import Dependencies
import IssueReporting

extension Reducer {
  /// Puts a value in front of the identifiers of this reducer, its children and their effects.
  ///
  /// When you need it: where one feature runs several times at places that the library can't tell
  /// apart by themselves, or where an outside value says whose work it is.
  ///
  /// ```swift
  /// Stopwatch().namespace("left")
  /// ```
  ///
  /// Guarantees:
  /// 1. Each ``EffectID`` that is read below is another one than outside, and than below another
  ///    value. Namespaces further down come after this one.
  /// 2. Identities of other types are as they would be without it.
  ///
  /// A dependency that this reducer overrides below (`dependency(…).namespace(…)`) is not overridden yet
  /// where the namespace is.
  ///
  /// - Parameter id: The value.
  /// - Returns: This reducer in the namespace.
  @_disfavoredOverload
  public func namespace(
    _ id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    namespace(
      by: { _ in id }, isOfState: false,
      at: Site(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Puts a value of the state in front of the identifiers of this reducer, its children and their
  /// effects.
  ///
  /// ```swift
  /// Document().namespace { "\($0.folder)/\($0.name)" }
  /// ```
  ///
  /// Guarantees: as of a namespace of one value, and
  /// 1. The value is read before each action. It must stay the same as long as an effect of this
  ///    reducer runs, since that could not be cancelled afterwards: a change is reported at this line,
  ///    with both values, also when the effect itself sent the action that made it.
  ///
  /// - Parameter toID: Reads the value from the state.
  /// - Returns: This reducer in the namespace.
  public func namespace<ID: Hashable & Sendable>(
    _ toID: @escaping (_ state: State) -> ID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    namespace(
      by: toID, isOfState: true,
      at: Site(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Puts a value of a dependency in front of the identifiers of this reducer, its children and their
  /// effects.
  ///
  /// ```swift
  /// Store(initialState: Document.State()) {
  ///   Document().namespace(\.documentID)
  /// } withDependencies: {
  ///   $0.documentID = id
  /// }
  /// ```
  ///
  /// Guarantees: as of a namespace of one value, and
  /// 1. The dependency is read before each action. It must stay the same as long as an effect of this
  ///    reducer runs: a change is reported at this line, with both values, when the next action comes.
  ///
  /// - Parameter toID: Reads the value from the dependencies.
  /// - Returns: This reducer in the namespace.
  public func namespace<ID: Hashable & Sendable>(
    _ toID: @escaping (_ dependencies: DependencyValues) -> ID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    namespace(
      by: { _ in toID(._current) }, isOfState: false,
      at: Site(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Puts a value of the state in front of the identifiers of this reducer, its children and their effects.
  ///
  /// Guarantees: as of a namespace by a function.
  ///
  /// - Parameter keyPath: Where the value is.
  /// - Returns: This reducer in the namespace.
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

  /// Puts a value of a dependency in front of the identifiers of this reducer, its children and their effects.
  ///
  /// Guarantees: as of a namespace by a function.
  ///
  /// - Parameter keyPath: Where the value is.
  /// - Returns: This reducer in the namespace.
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
    by toID: @escaping (State) -> ID, isOfState: Bool, at site: Site
  ) -> ModifiedReducer<State, Action> {
    named(
      by: toID,
      isOfState: isOfState,
      enter: { NamespaceEntrance<ID>().run },
      changed: site.reportChange
    )
  }
}

/// Where a namespace is written.
private struct Site {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  func reportChange(from old: AnyHashable, to new: AnyHashable) {
    reportIssue(
      """
      A namespace changed while an effect in it runs.

        Before: \(old)
        After:  \(new)

      Identifiers are other ones now, so the effect can't be cancelled by its own any more.

      Give 'namespace' a value that is set when the state is made, and stays. If another value is to \
      take over, cancel the effects in the same action or before.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
