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
  ) -> OperatorReducer<State, Action> {
    let element = element()
    let location = SourceLocation(fileID, filePath, line, column)
    return OperatorReducer {
      let path = AnyCasePath(toElementAction)
      let rows = WritableAccess(toElements)
      let descent = Descent(rows: toElements)
      let parent = _step()
      let step = _Step.lazily(element._step)
      let identity = identity(of: ElementState.self)
      return _Step { state, action in
        guard case .element(let id, let elementAction)? = path.extract(from: action) else {
          return parent(&state, action)
        }
        var effect: Effect<ElementAction>?
        rows.modify(&state) { rows in
          guard let index = rows.index(id: id) else { return }
          let before = identity.map { withUnsafePointer(to: rows[index], $0) }
          effect = step(&rows[index], elementAction)
          if let before, let identity {
            let after = withUnsafePointer(to: rows[index], identity)
            if after.isInert || !after.isSamePlace(as: before) { rows._restamp() }
          }
        }
        if effect == nil {
          reportAbsentState(
            "forEach", of: ElementState.self, for: action,
            found: "there is no row with id \(id)", at: location
          )
        }
        let lifted = (effect ?? .none).lifted(
          { path.embed(.element(id: id, action: $0)) },
          down: Descent(row: id, of: descent, in: IdentifiedArray<ID, ElementState>.self)
        )
        return lifted.merge(with: parent(&state, action))
      }
    }
  }
}
