import ComposableCore

extension TestStore<EventLog.State, EventLog.Action> {
  /// The events after all pending actions were received. The store must not be exhaustive.
  func events() async -> [Int] {
    await skipReceivedActions(strict: false)
    return state.events
  }
}
