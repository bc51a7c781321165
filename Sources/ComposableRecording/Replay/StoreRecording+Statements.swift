extension StoreRecording {
  /// Returns the changes of a step as statements of Swift that change the state, `$0`.
  package func statements(ofStep index: Int) -> [String] {
    var state = state(after: index)
    return steps[index].changes.flatMap { change in
      defer { state = state.applying(change) ?? state }
      return ChangeSourceWriter(state: state).statement(change, column: 0)
    }
  }
}
