package import Foundation

/// The stores of a window whose states outlive the process: what was stored of them, and what has changed
/// since.
///
/// It belongs to the actor of the window.
package final class StateRestoration {
  /// A store that is restorable.
  private struct Member {
    /// True if the state has changed since it was captured.
    var isChanged = false
    /// Returns a closure that encodes the current state on any thread; `nil` if the store has ended.
    let capture: () -> (@Sendable () throws -> Data)?
  }

  /// The stored states of the stores that do not exist yet.
  private var stored: [String: Data]
  private var members: [String: Member] = [:]
  /// A closure that is called when a state has changed for the first time since it was captured.
  package var onChange: () -> Void = {}
  /// The names of the states that could not be restored, with the reasons.
  package private(set) var failures: [(name: String, reason: String)] = []
  /// True if a state has changed since it was captured.
  package private(set) var hasChanges = false

  /// - Parameter stored: The states that were stored, by the names of their stores.
  package init(restoring stored: [String: Data] = [:]) { self.stored = stored }

  /// Returns what is to be stored of the states that have changed since the last call, or of all: closures
  /// that encode them on any thread, and `nil` for those of stores that have ended.
  package func capture(all: Bool = false) -> [String: (@Sendable () throws -> Data)?] {
    hasChanges = false
    var captured: [String: (@Sendable () throws -> Data)?] = [:]
    for (name, member) in members where all || member.isChanged {
      members[name]?.isChanged = false
      let encode = member.capture()
      captured[name] = .some(encode)
      if encode == nil { members[name] = nil }
    }
    return captured
  }

  /// Adds a store.
  ///
  /// - Returns: What was stored of it; `nil` if nothing was.
  func add(
    _ name: String, capture: @escaping () -> (@Sendable () throws -> Data)?
  ) -> Data? {
    members[name] = Member(capture: capture)
    return stored.removeValue(forKey: name)
  }

  /// Returns true if a store with a name is restorable already.
  func contains(_ name: String) -> Bool { members[name]?.capture() != nil }

  /// Records that the state of a store has changed.
  func changed(_ name: String) {
    members[name]?.isChanged = true
    guard !hasChanges else { return }
    hasChanges = true
    onChange()
  }

  /// Records that a state could not be restored.
  func failed(_ name: String, _ reason: String) { failures.append((name, reason)) }
}

// Unchecked: it is used on the actor of its window only.
extension StateRestoration: @unchecked Sendable {}

private enum StateRestorationKey: DependencyKey {
  static var liveValue: StateRestoration? { nil }
  static var testValue: StateRestoration? { nil }
}

extension DependencyValues {
  /// The restoration of the window that a store is created for; `nil` if its state ends with the process.
  package var stateRestoration: StateRestoration? {
    get { self[StateRestorationKey.self] }
    set { self[StateRestorationKey.self] = newValue }
  }
}
