import ComposableConcurrency
import Foundation

/// The members of topics that are connected with this node, and the lease that they have together.
final class NodeMembers: Sendable {
  private let node: String
  private let storage: any SharedStorage
  private let lease: Duration
  private let clock: any Clock<Duration>
  private let retryDelays: RetryDelays

  private struct State {
    /// The members that have joined and not left, by their numbers.
    var members: [Int: StoredMember] = [:]
    var lastNumber = 0
    /// The number of properties that show members: the node looks after the leases of others for them.
    var watchers = 0
    var isIdle: Bool { members.isEmpty && watchers == 0 }
    var joined: [StoredMember] = []
    var left: [StoredMember] = []
    /// True if the storage may have other members of this node.
    var isComplete = true
    /// The number of the last update.
    var lastUpdate = 0
    var needsUpdate = false
    var isUpdating = false
    var renewal: Task<Void, Never>?

    mutating func endRenewalIfIdle() -> Task<Void, Never>? {
      guard isIdle else { return nil }
      defer { renewal = nil }
      return renewal
    }

    mutating func nextUpdate(of node: String, _ lease: Duration) -> MembersUpdate {
      defer { (joined, left, isComplete, needsUpdate) = ([], [], false, false) }
      lastUpdate += 1
      return MembersUpdate(
        node: node, number: lastUpdate, lease: lease,
        joined: isComplete ? members.values.sorted { $0.number < $1.number } : joined,
        left: isComplete ? [] : left, isComplete: isComplete)
    }
  }

  private let state = Lock(State())

  init(
    node: String, in storage: any SharedStorage, lease: Duration, clock: any Clock<Duration>,
    _ retryDelays: RetryDelays
  ) {
    self.node = node
    self.storage = storage
    self.lease = lease
    self.clock = clock
    self.retryDelays = retryDelays
  }

  deinit { state.withLock { $0.renewal }?.cancel() }

  /// Adds a member, and returns its number.
  func join(_ topic: String, id: String, data: Data) -> Int {
    let number = state.withLock { state in
      state.lastNumber += 1
      let member = StoredMember(
        topic: topic, node: node, number: state.lastNumber, id: id, data: data)
      state.members[member.number] = member
      state.joined.append(member)
      return member.number
    }
    update()
    startRenewal()
    return number
  }

  /// Removes the member with a number.
  func leave(_ number: Int) {
    let renewal = state.withLock { state -> Task<Void, Never>? in
      guard let member = state.members.removeValue(forKey: number) else { return nil }
      if state.joined.contains(where: { $0.number == number }) {
        state.joined.removeAll { $0.number == number }
      } else {
        state.left.append(member)
      }
      return state.endRenewalIfIdle()
    }
    renewal?.cancel()
    update()
  }

  /// Removes the members of nodes that have died, until ``unwatch()`` is called.
  func watch() {
    state.withLock { $0.watchers += 1 }
    startRenewal()
  }

  /// Ends a call of ``watch()``.
  func unwatch() {
    let renewal = state.withLock { state in
      state.watchers -= 1
      return state.endRenewalIfIdle()
    }
    renewal?.cancel()
  }

  /// Sends what has changed, and begins the lease anew.
  func update() {
    let starts = state.withLock { state in
      guard !state.isIdle || !state.left.isEmpty || state.isUpdating else { return false }
      state.needsUpdate = true
      defer { state.isUpdating = true }
      return !state.isUpdating
    }
    if starts { Task.detached { await self.sendUpdates() } }
  }

  private func sendUpdates() async {
    var failures = 0
    while let update = nextUpdate() {
      let round = retryDelays.round
      do {
        let isTaken = try await storage.updateMembers(update)
        if !isTaken { requestCompleteUpdate() }
        failures = 0
      } catch {
        failures += 1
        requestCompleteUpdate()
        // Members must be back before the others find the lease over.
        await retryDelays.wait(since: round, after: failures, atMost: lease / 3)
      }
    }
  }

  private func nextUpdate() -> MembersUpdate? {
    state.withLock { state in
      guard state.needsUpdate else {
        state.isUpdating = false
        return nil
      }
      return state.nextUpdate(of: node, lease)
    }
  }

  private func requestCompleteUpdate() {
    state.withLock { ($0.isComplete, $0.needsUpdate) = (true, true) }
  }

  private func startRenewal() {
    state.withLock { state in
      guard state.renewal == nil, !state.isIdle else { return }
      let (clock, interval) = (clock, lease / 3)
      state.renewal = Task.detached { [weak self] in
        while true {
          guard (try? await clock.sleep(for: interval)) != nil, let self else { return }
          self.update()
        }
      }
    }
  }
}
