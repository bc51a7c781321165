public import CasePaths
public import IdentifiedCollections
import OrderedCollections

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
      let link = ChildLink(toElementAction, site: toElements)
      let access = Access(toElements)
      let parent = _step()
      let step = _Step.lazily(element._step)
      let identity = identity(of: ElementState.self)
      return _Step { state, action in
        var effect = Effect<Action>.none
        if case .element(let id, let elementAction)? = link.path.extract(from: action) {
          var rowEffect: Effect<ElementAction>?
          access.modify(&state) { rows in
            guard let index = rows.index(id: id) else { return }
            let before = identity.map { withUnsafePointer(to: rows[index], $0) }
            rowEffect = step(&rows[index], elementAction)
            if let before, let identity,
              !withUnsafePointer(to: rows[index], identity).isSamePlace(as: before)
            {
              rows._restamp()
            }
          }
          if let rowEffect {
            let embed = link.embed
            effect = rowEffect.lifted(
              { embed(.element(id: id, action: $0)) },
              into: FeaturePath.Component(
                site: link.component.site, row: AnyHashableSendable(id)
              )
            )
          } else {
            reportAbsentState(
              "forEach", of: ElementState.self, for: action,
              found: "there is no row with id \(id)", at: location
            )
            // The row went behind this operator's back: what still works for it ends here.
            effect = Effect(
              node: .cancelBelow(
                FeaturePath.Component(site: link.component.site, row: AnyHashableSendable(id)),
                isAbsent: true
              )
            )
          }
        }
        var before: UInt64 = 0
        access.read(state) { before = $0._stamp }
        effect = effect.merge(with: parent(&state, action))
        access.read(state) {
          if $0._stamp != before { effect = effect.merge(with: cancelRows($0.ids)) }
        }
        return effect
      }

      /// Cancels the work of rows that are not there any more: asks those that work, not all.
      func cancelRows(_ ids: OrderedSet<ID>) -> Effect<Action> {
        Effect(
          node: .cancelRows(link.component.site) { row in
            (row.base as? ID).map { !ids.contains($0) } ?? false
          }
        )
      }
    }
  }
}
