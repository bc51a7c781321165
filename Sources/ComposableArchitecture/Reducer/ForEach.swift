public import CasePaths
public import IdentifiedCollections

extension Reducer {
  /// Runs a child feature on each row of a collection.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.rows, action: \.rows) { Row() }
  /// ```
  ///
  /// Guarantees:
  /// 1. The row reduces before the parent does.
  /// 2. A row's action costs the same however many rows there are.
  /// 3. When a row is removed, its work is cancelled.
  /// 4. An action of a row that is not there is reported at this line and given to the parent alone.
  ///
  /// - Parameters:
  ///   - state: The rows.
  ///   - action: The case of the rows' actions.
  ///   - element: The feature of a row.
  /// - Returns: This reducer with the rows below it.
  @inlinable
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable>(
    _ toElements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction>
    element: () -> some Reducer<ElementState, ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    let element = element()
    let location = SourceLocation(fileID, filePath, line, column)
    return ModifiedReducer {
      manyRows(
        toElements, action: toElementAction, parent: _compile(), element: .lazily(element._compile),
        at: location, offset: 0, modify: { row, body in body(&row) }
      )
    }
  }

  /// Runs a child feature that knows no id on the value of each row.
  ///
  /// ```swift
  /// var timers: IdentifiedArrayOf<Identified<UUID, Stopwatch.State>>
  /// …
  /// Reduce { state, action in … }
  ///   .forEach(\.timers, action: \.timers) { Stopwatch() }
  /// ```
  ///
  /// Guarantees: as of `forEach` over rows that are the child's state themselves.
  ///
  /// - Parameters:
  ///   - toElements: The rows, each a value with an id.
  ///   - toElementAction: The case of the rows' actions.
  ///   - element: The feature of a row's value.
  /// - Returns: This reducer with the rows below it.
  @inlinable
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable>(
    _ toElements: WritableKeyPath<State, IdentifiedArray<ID, Identified<ID, ElementState>>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction>
    element: () -> some Reducer<ElementState, ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    let element = element()
    let location = SourceLocation(fileID, filePath, line, column)
    return ModifiedReducer {
      manyRows(
        toElements, action: toElementAction, parent: _compile(), element: .lazily(element._compile),
        at: location,
        offset: MemoryLayout<Identified<ID, ElementState>>.offset(of: \.value) ?? 0,
        modify: { row, body in body(&row.value) }
      )
    }
  }

  /// Runs a child feature on each value of a dictionary.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.documents, action: \.documents) { Document() }
  /// ```
  ///
  /// Guarantees: as of ``forEach(_:action:element:fileID:filePath:line:column:)``, with keys in place
  /// of ids. An action looks at each value that has live work; `IdentifiedArray` only at its own.
  ///
  /// - Parameters:
  ///   - toElements: The values.
  ///   - toElementAction: The case of the values' actions.
  ///   - element: The feature of a value.
  /// - Returns: This reducer with the values below it.
  @inlinable
  public func forEach<ElementState, ElementAction, Key: Hashable & Sendable>(
    _ toElements: WritableKeyPath<State, [Key: ElementState]>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<Key, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction>
    element: () -> some Reducer<ElementState, ElementAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<State, Action> {
    let element = element()
    let location = SourceLocation(fileID, filePath, line, column)
    return ModifiedReducer {
      let component = FeaturePath.Component(
        toElements, .rows, to: [Key: ElementState].self
      )
      let values = WritableInPlaceKeyPath(toElements)
      let step = _CompiledReducer.lazily(element._compile)
      return manyChildren(
        toElementAction, of: ElementState.self, parent: _compile(), at: location,
        descent: { ChildPath(key: $0, of: component, values.access) },
        reduce: { state, key, action in
          var effect: Effect<ElementAction>?
          values.modify(&state) { values in
            guard let index = values.index(forKey: key) else { return }
            effect = step(&values.values[index], action)
          }
          return effect
        }
      )
    }
  }
}

/// Children that are rows, or the values of rows.
///
/// - Parameters:
///   - offset: Where the child's state is in a row, in bytes from its start.
///   - modify: Changes it there.
@inlinable
func manyRows<State, Action, ID: Hashable & Sendable, Row, ElementState, ElementAction>(
  _ toRows: WritableKeyPath<State, IdentifiedArray<ID, Row>>,
  action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
  parent: _CompiledReducer<State, Action>,
  element step: _CompiledReducer<ElementState, ElementAction>,
  at location: SourceLocation,
  offset: Int,
  modify: @escaping (inout Row, (inout ElementState) -> Void) -> Void
) -> _CompiledReducer<State, Action> {
  let rows = WritableInPlaceKeyPath(toRows)
  let descent = ChildPath(rows: toRows)
  let identity = identity(of: ElementState.self)
  return manyChildren(
    toElementAction, of: ElementState.self, parent: parent, at: location,
    descent: {
      ChildPath(
        row: $0, of: descent, in: IdentifiedArray<ID, Row>.self, to: ElementState.self, at: offset
      )
    },
    reduce: { state, id, action in
      var effect: Effect<ElementAction>?
      rows.modify(&state) { rows in
        guard let index = rows.index(id: id) else { return }
        var isElsewhere = false
        modify(&rows[index]) { element in
          let before = identity.map { withUnsafePointer(to: element, $0) }
          effect = step(&element, action)
          if let before, let identity {
            let after = withUnsafePointer(to: element, identity)
            isElsewhere = after.isInert || !after.isSamePlace(as: before)
          }
        }
        if isElsewhere { rows._restamp() }
      }
      return effect
    }
  )
}

/// The one mechanism of children of which there are many.
///
/// - Parameters:
///   - descent: The way down to one of them.
///   - reduce: Runs the reducer of one; gives `nil` when it is not there.
@inlinable
func manyChildren<State, Action, ElementState, ElementAction, ID: Hashable & Sendable>(
  _ toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
  of elementState: ElementState.Type,
  parent: _CompiledReducer<State, Action>,
  at location: SourceLocation,
  descent: @escaping (ID) -> ChildPath,
  reduce: @escaping (inout State, ID, ElementAction) -> Effect<ElementAction>?
) -> _CompiledReducer<State, Action> {
  let path = AnyCasePath(toElementAction)
  return _CompiledReducer { state, action in
    guard case .element(let id, let elementAction)? = path.extract(from: action) else {
      return parent(&state, action)
    }
    let effect = reduce(&state, id, elementAction)
    if effect == nil {
      reportAbsentState(
        "forEach", of: elementState, for: action,
        found: "there is nothing with the id \(id)", at: location
      )
    }
    let lifted = (effect ?? .none).lifted(
      { path.embed(.element(id: id, action: $0)) }, down: descent(id)
    )
    return lifted.merge(with: parent(&state, action))
  }
}
