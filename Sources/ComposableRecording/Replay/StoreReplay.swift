package import ComposableCore

/// The stores of a window that have the states of a record.
// Unchecked: it is used on the actor of its window only.
package final class StoreReplay: StoreObserver, @unchecked Sendable {
  package let ignoresActions: Bool
  private let recording: StoreRecording
  /// The number of actions after which the states are shown.
  private var count: Int
  /// Closures that set the state after a number of actions, until they return `false`.
  private var members: [(_ count: Int) -> Bool] = []

  /// - Parameters:
  ///   - recording: The record. Other stores than that of its state type have their own states.
  ///   - count: The number of actions after which the stores begin.
  ///   - isLive: `true` for stores that go on from there; `false` for those that ignore actions.
  package init(_ recording: StoreRecording, after count: Int, isLive: Bool) {
    self.recording = recording
    self.count = count
    ignoresActions = !isLive
  }

  package func didCreate<State, Action>(_ core: RootCore<State, Action>) {
    guard recording.isOfState(State.self), let type = State.self as? any Decodable.Type else {
      return
    }
    let restore = { [weak core, recording] count in
      guard let core else { return false }
      if let state = try? recording.state(after: count, as: type) as? State { core.restore(state) }
      return true
    }
    members.append(restore)
    _ = restore(count)
  }

  package func didRestore<State, Action>(_ core: RootCore<State, Action>) {}

  /// Sets the states of all stores.
  package func move(to count: Int) {
    self.count = count
    members = members.filter { $0(count) }
  }

  /// Sets the states of live stores once more: the address of the page, and views that have appeared, may have changed
  /// them.
  package func begin() {
    guard !ignoresActions else { return }
    move(to: count)
    members = []
  }
}

extension StoreRecording {
  fileprivate func isOfState(_ type: Any.Type) -> Bool {
    TypeName.name(of: type) == stateType && String(reflecting: type).hasPrefix(module + ".")
  }

  /// True if the states can be decoded, so that views can be shown as they were.
  package var isReplayable: Bool { encodedState != nil }
}
