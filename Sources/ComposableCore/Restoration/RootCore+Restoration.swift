extension RootCore {
  /// Replaces the initial state, before the first action.
  func restore(_ restored: State) {
    isolation.perform {
      changes.begin(keepingReplacedValues: false)
      state.pointee = restored
      changes.add(stateRegistrar)
      changes.commit()
      isRestored = true
    }
  }

  /// Returns true once if the state was restored.
  func takeRestored() -> Bool {
    defer { isRestored = false }
    return isRestored
  }
}
