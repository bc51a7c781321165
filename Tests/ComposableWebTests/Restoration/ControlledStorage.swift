#if Web
import ComposablePersistence
import ComposableConcurrency
import Foundation

/// A storage in memory that a test holds up, and lets fail.
final class ControlledStorage: SessionStorage {
  struct Failure: Error {}

  private struct State {
    var isHeld = false
    var fails = false
    var losesClaims = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// The test that waits for a save.
    var observer: CheckedContinuation<Void, Never>?
  }

  let memory = InMemorySessionStorage()
  private let state = Lock(State())

  /// Holds up all saves from now on.
  func hold() { state.withLock { $0.isHeld = true } }

  /// Lets saves fail, or succeed again.
  func setFails(_ fails: Bool) { state.withLock { $0.fails = fails } }

  /// Lets claims take effect without an answer, or have one again.
  func setLosesClaims(_ losesClaims: Bool) { state.withLock { $0.losesClaims = losesClaims } }

  /// Lets the saves that were held up go on, and all later ones.
  ///
  /// - Parameter holdsNext: True to hold up later ones.
  func release(holdingNext holdsNext: Bool = false) {
    let waiting = state.withLock { state in
      state.isHeld = holdsNext
      defer { state.waiting = [] }
      return state.waiting
    }
    for save in waiting { save.resume() }
  }

  /// Waits until a save is held up.
  func waitForSave() async {
    await withCheckedContinuation { observer in
      let isWaiting = state.withLock { state in
        if state.waiting.isEmpty { state.observer = observer }
        return !state.waiting.isEmpty
      }
      if isWaiting { observer.resume() }
    }
  }

  func claim(_ key: SessionKey, by process: UUID) async throws -> ClaimedSession? {
    let session = memory.claim(key, by: process)
    if state.withLock(\.losesClaims) { throw Failure() }
    return session
  }

  func confirm(_ claims: [SessionKey: Int], by process: UUID) async throws {
    memory.confirm(claims, by: process)
  }

  func save(_ changes: [SessionChanges]) async throws -> Set<SessionKey> {
    await withCheckedContinuation { save in
      let (isHeld, observer) = state.withLock { state in
        guard state.isHeld else { return (false, nil as CheckedContinuation<Void, Never>?) }
        state.waiting.append(save)
        defer { state.observer = nil }
        return (true, state.observer)
      }
      if !isHeld { save.resume() }
      observer?.resume()
    }
    if state.withLock(\.fails) { throw Failure() }
    return memory.save(changes)
  }

  func remove(_ claims: [SessionKey: Int]) async throws { memory.remove(claims) }

  func removeExpired(sessionsPerClient limit: Int) async throws -> Int {
    memory.removeExpired(sessionsPerClient: limit)
  }
}
#endif
