import ComposableArchitecture

extension TestStore<Journal.State, Journal.Action> {
  /// The notes, once all that can come by itself has come. The store must not be exhaustive.
  func notes() async -> [Int] {
    await skipReceivedActions(strict: false)
    return state.notes
  }
}
