public import CasePaths

@available(
  *, deprecated, message: "Use 'scope(state: \\.destination?.child, action: \\.destination.child)'."
)
extension PresentationState where State: CasePathable {
  /// The presentation of a case of the presented enum, for
  /// `sheet(store: store.scope(state: \.$destination.edit, action: \.destination.edit))`.
  @_disfavoredOverload
  public subscript<Case>(
    dynamicMember keyPath: KeyPath<State.AllCasePaths, AnyCasePath<State, Case>>
  ) -> PresentationState<Case> {
    PresentationState<Case>(
      wrappedValue: wrappedValue.flatMap(State.allCasePaths[keyPath: keyPath].extract(from:)))
  }
}
