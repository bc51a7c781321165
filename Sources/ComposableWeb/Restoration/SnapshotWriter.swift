#if Web
import ComposableCore
import ComposablePersistence
import ConcurrencyExtras
import Foundation
import Logging

/// The writer of the snapshots of a host's sessions.
///
/// 1. Sessions that have changed are captured, encoded and saved together, off their actors, one batch after
///    another. So a busy storage has larger batches.
/// 2. A session is captured when it is its turn: it may have changed any number of times since.
/// 3. After a failure, it is tried again, at growing intervals. The sessions are told of a failure, and of a
///    storage that takes longer than ``patience``.
final class SnapshotWriter: Sendable {
  private struct State {
    /// The sessions to capture.
    var sessions: [SessionID: Session] = [:]
    /// The last snapshots of sessions that have ended.
    var snapshots: [SessionSnapshot] = []
    /// The claims of the sessions to remove.
    var removals: [SessionKey: Int] = [:]
    /// The keys of the sessions that are being saved.
    var savedKeys: Set<SessionKey> = []
    /// True while a task saves.
    var isRunning = false
    /// True to save without a delay.
    var isUrgent = false
    /// The time from which sessions that have expired are removed again.
    var nextCleanUp = Duration.zero
    /// The delay before the next batch.
    var delay: Task<Void, Never>?
    /// The callers of ``flush()``.
    var waiters: [CheckedContinuation<Bool, Never>] = []

    var isEmpty: Bool {
      sessions.isEmpty && snapshots.isEmpty && removals.isEmpty && waiters.isEmpty
    }
  }

  /// What a batch saves.
  private struct Batch {
    var snapshots: [(session: Session?, snapshot: SessionSnapshot, changes: SessionChanges)] = []
    var removals: [SessionKey: Int] = [:]
    /// The callers of ``flush()`` that wait for it.
    var waiters: [CheckedContinuation<Bool, Never>] = []

    /// Tells the callers of ``flush()`` whether the batch is saved.
    mutating func resumeWaiters(isSaved: Bool) {
      for waiter in waiters { waiter.resume(returning: isSaved) }
      waiters = []
    }
  }

  let durability: SessionDurability
  private let storage: any SessionStorage
  private let life: Duration
  private let maximumSize: Int
  private let clock: ServerClock
  private let log: LimitedLog
  private let state = Lock(State())

  init(_ storage: any SessionStorage, _ settings: HostSettings, clock: ServerClock, log: LimitedLog)
  {
    self.storage = storage
    durability = settings.sessionDurability
    life = settings.storedSessionLife
    maximumSize = settings.limits.snapshotSize
    self.clock = clock
    self.log = log
  }

  /// Saves a session soon.
  func schedule(_ session: Session) { start { $0.sessions[session.id] = session } }

  /// Saves the last snapshot of a session that has ended.
  func save(_ snapshot: SessionSnapshot) { start(isUrgent: true) { $0.snapshots.append(snapshot) } }

  /// Removes a session that does not come back.
  func remove(_ key: SessionKey, claim: Int) { start { $0.removals[key] = claim } }

  /// Saves what is scheduled, without a delay.
  ///
  /// - Returns: False if the storage has failed, or takes too long.
  @discardableResult
  func flush() async -> Bool {
    await withCheckedContinuation { waiter in start(isUrgent: true) { $0.waiters.append(waiter) } }
  }

  /// Claims a session, after what this process has to save of it.
  ///
  /// - Returns: The session; `nil` if nothing is stored.
  /// - Throws: An error of the storage, or ``StorageTimeout``.
  func claim(_ key: SessionKey) async throws -> ClaimedSession? {
    let isSaving = state.withLock { state in
      state.savedKeys.contains(key) || state.snapshots.contains { $0.key == key }
    }
    if isSaving { await flush() }
    let claim = Task(executorPreference: QuiescentExecutor.current) { [storage] in
      await Result { try await storage.claim(key) }
    }
    guard await clock.wait(for: [claim], until: clock.now + Self.patience) else {
      throw StorageTimeout()
    }
    return try await claim.value.get()
  }

  /// The error of a storage that does not answer.
  struct StorageTimeout: Error {}

  /// The time that a storage may take until users are told.
  static let patience = Duration.seconds(3)
  /// The time between two removals of expired sessions.
  private static let cleanUpInterval = Duration.seconds(600)
  /// The number of sessions that are saved together.
  private static let batchSize = 256

  private func start(isUrgent: Bool = false, _ change: (inout State) -> Void) {
    let (needsTask, delay) = state.withLock { state in
      change(&state)
      if isUrgent { state.isUrgent = true }
      defer { state.isRunning = true }
      return (!state.isRunning, isUrgent ? state.delay : nil)
    }
    delay?.cancel()
    guard needsTask else { return }
    // Detached: the values of the task that changes a session are not those of others.
    Task.detached(executorPreference: QuiescentExecutor.current) {
      [executor = QuiescentExecutor.current] in
      await QuiescentExecutor.$current.withValue(executor) { await self.run() }
    }
  }

  private func run() async {
    var failures = 0
    repeat {
      await wait(failures == 0 ? durability.delay : Self.retryDelay(after: failures))
      failures = await saveBatch() ? 0 : failures + 1
    } while state.withLock({ state in
      state.savedKeys = []
      state.isRunning = !state.isEmpty
      return state.isRunning
    })
  }

  /// Waits before a batch, unless it is urgent.
  private func wait(_ delay: Duration?) async {
    guard let delay else { return }
    let timer = state.withLock { state -> Task<Void, Never>? in
      if state.isUrgent { return nil }
      let deadline = clock.now + delay
      let timer = Task(executorPreference: QuiescentExecutor.current) { [clock] in
        do { try await clock.sleep(until: deadline) } catch {}
      }
      state.delay = timer
      return timer
    }
    await timer?.value
    state.withLock { $0.delay = nil }
  }

  private static func retryDelay(after failures: Int) -> Duration {
    .milliseconds(250 * (1 << min(failures, 7))) * Double.random(in: 0.5...1)
  }

  /// Saves the sessions that are scheduled.
  ///
  /// - Returns: False if the storage has failed. What it should have saved is scheduled again.
  private func saveBatch() async -> Bool {
    var batch = await nextBatch()
    defer { batch.resumeWaiters(isSaved: true) }
    guard !batch.snapshots.isEmpty || !batch.removals.isEmpty else { return true }
    let (changes, removals) = (batch.snapshots.map(\.changes), batch.removals)
    let saving = Task(executorPreference: QuiescentExecutor.current) { [storage] in
      await Result {
        let refused = try await storage.save(changes)
        try await storage.remove(removals)
        return refused
      }
    }
    if await !clock.wait(for: [saving], until: clock.now + Self.patience) {
      log.log(.error, "The storage of sessions does not answer in time", [:])
      batch.resumeWaiters(isSaved: false)
      tell(batch) { _ in .failed }
    }
    do {
      let refused = try await saving.value.get()
      tell(batch) { refused.contains($0) ? .superseded : .saved }
      removeExpired()
      return true
    } catch {
      log.log(.error, "Sessions could not be stored", ["error": "\(error)"])
      batch.resumeWaiters(isSaved: false)
      tell(batch) { _ in .failed }
      let unsaved = batch.snapshots.map { ($0.session, $0.snapshot) }
      state.withLock { state in
        for (session, snapshot) in unsaved {
          if let session {
            state.sessions[session.id] = session
          } else {
            state.snapshots.append(snapshot)
          }
        }
        state.removals.merge(removals) { $1 }
      }
      return false
    }
  }

  /// Removes the sessions that have expired, from time to time.
  private func removeExpired() {
    let now = clock.now
    let isDue = state.withLock { state in
      guard now >= state.nextCleanUp else { return false }
      state.nextCleanUp = now + Self.cleanUpInterval
      return true
    }
    guard isDue else { return }
    Task(executorPreference: QuiescentExecutor.current) { [storage, log] in
      do {
        try await storage.removeExpired()
      } catch {
        log.log(.error, "Expired sessions could not be removed", ["error": "\(error)"])
      }
    }
  }

  private func tell(_ batch: Batch, _ outcome: (SessionKey) -> SnapshotOutcome) {
    for (session, snapshot, _) in batch.snapshots {
      guard let session else { continue }
      let outcome = outcome(snapshot.key)
      Task(executorPreference: QuiescentExecutor.current) {
        await session.ended(snapshot, outcome)
      }
    }
  }

  /// Captures and encodes the sessions that are scheduled.
  private func nextBatch() async -> Batch {
    var batch = Batch()
    let (sessions, snapshots) = state.withLock { state in
      let sessions = Array(state.sessions.values.prefix(Self.batchSize))
      for session in sessions { state.sessions[session.id] = nil }
      (batch.removals, batch.waiters) = (state.removals, state.waiters)
      defer { (state.snapshots, state.removals, state.waiters) = ([], [:], []) }
      state.isUrgent = false
      return (sessions, state.snapshots)
    }
    await withTaskGroup(of: (Session?, SessionSnapshot)?.self) { group in
      for session in sessions {
        group.addTask { await session.capture().map { (session, $0) } }
      }
      for snapshot in snapshots { group.addTask { (nil, snapshot) } }
      for await case (let session, let snapshot)? in group {
        if let changes = changes(of: snapshot) {
          batch.snapshots.append((session, snapshot, changes))
        } else {
          // What was stored before is not what its user has seen.
          batch.removals[snapshot.key] = snapshot.claim
          Task(executorPreference: QuiescentExecutor.current) {
            await session?.ended(snapshot, .rejected)
          }
        }
      }
    }
    state.withLock { [keys = batch.snapshots.map(\.snapshot.key)] state in
      state.savedKeys = Set(keys)
    }
    return batch
  }

  /// Encodes a snapshot; `nil` if it can't be stored, which is logged.
  private func changes(of snapshot: SessionSnapshot) -> SessionChanges? {
    do {
      let parts = try snapshot.parts.mapValues { try $0?() }
      let size = parts.values.reduce(0) { $0 + ($1?.count ?? 0) }
      guard size <= maximumSize else {
        log.log(
          .error, "A session is too large to be stored. See 'SessionLimits.snapshotSize'.",
          ["bytes": "\(size)"])
        return nil
      }
      return SessionChanges(
        key: snapshot.key, claim: snapshot.claim, parts: parts, life: life,
        confirmsClaim: snapshot.confirmsClaim)
    } catch {
      log.log(.error, "A session could not be encoded", ["error": "\(error)"])
      return nil
    }
  }
}

extension Result where Failure == any Error {
  /// The result of an asynchronous closure.
  fileprivate init(catching body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
#endif
