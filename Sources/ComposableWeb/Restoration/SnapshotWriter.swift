#if Web
import ComposableCore
import ComposablePersistence
import ComposableConcurrency
import Foundation
import Logging
import Sharing

/// The writer of the snapshots of a host's sessions.
///
/// 1. Sessions that have changed are captured on their actors. Their snapshots are encoded and saved elsewhere,
///    one batch after another: a busy storage has larger batches. No session waits for a busy one.
/// 2. A session is captured when it is its turn: it may have changed any number of times since.
/// 3. The snapshots of a session are saved in the order in which they were captured. After a failure, they are
///    saved again, together with later ones, at growing intervals.
/// 4. The sessions are told of a failure, and of a storage that takes longer than ``patience``.
final class SnapshotWriter: Sendable {
  /// A caller of ``flush()``.
  private struct Waiter {
    let continuation: CheckedContinuation<Bool, Never>
    /// The number of the last snapshot that it waits for.
    let number: Int
  }

  private struct State {
    /// The sessions to capture, after the delay.
    var sessions: [SessionID: Session] = [:]
    /// True while sessions wait for the delay.
    var isDelayed = false
    var queue = SnapshotQueue()
    /// The keys of the snapshots that are being saved.
    var savedKeys: Set<SessionKey> = []
    /// The claims of the sessions to remove.
    var removals: [SessionKey: Int] = [:]
    /// The claims of which the storage is told that this process goes on after them.
    var confirmations: [SessionKey: Int] = [:]
    /// The task that tells it.
    var confirming: Task<Void, Never>?
    var waiters: [Waiter] = []
    /// True while a task saves.
    var isSaving = false
    /// True since the storage has failed, or has not answered in time, until it saves again.
    var hasFailed = false
    /// The delay before the next attempt, after a failure.
    var retry: Task<Void, Never>?
    /// The number of the last batch: one that arrives late does not replace a later one.
    var lastBatch = 0
    /// The number of the last outcome: they are told in any order.
    var lastOutcome = 0
    /// The time from which sessions that have expired are removed again.
    var nextCleanUp = Duration.zero

    var isIdle: Bool { queue.isEmpty && removals.isEmpty && waiters.isEmpty }

    /// Returns the number of an outcome that is told.
    mutating func nextOutcome() -> Int {
      lastOutcome += 1
      return lastOutcome
    }

    /// Forgets the oldest changes of sessions that have ended if more than `count` wait, or four times as many
    /// while the storage works.
    ///
    /// - Returns: The number of snapshots of sessions that have ended, which are lost.
    mutating func limit(to count: Int) -> Int {
      let count = hasFailed ? count : 4 * count
      // Sessions that are not removed expire.
      while removals.count > count, let key = removals.keys.first { removals[key] = nil }
      return queue.limit(to: count)
    }

    /// Removes and returns the callers that wait for nothing any more, or all.
    mutating func takeWaiters(all: Bool = false) -> [Waiter] {
      let first = removals.isEmpty ? queue.firstNumber ?? .max : 0
      let done = waiters.filter { all || $0.number < first }
      waiters.removeAll { all || $0.number < first }
      return done
    }
  }

  let durability: SessionDurability
  /// The time for which a session is stored after its last change.
  let life: Duration
  private let storage: any SessionStorage
  /// The identifier by which the storage knows this process: one of each writer.
  private let process = UUID()
  private let maximumSize: Int
  private let maximumCount: Int
  private let sessionsPerClient: Int
  private let clock: ServerClock
  private let jitter: @Sendable () -> Double
  private let log: LimitedLog
  private let state = Lock(State())

  init(_ storage: any SessionStorage, _ settings: HostSettings, clock: ServerClock, log: LimitedLog)
  {
    self.storage = storage
    durability = settings.sessionDurability
    life = settings.storedSessionLife
    maximumSize = settings.limits.snapshotSize
    // A limit that is none must not overflow.
    maximumCount = min(settings.limits.sessions, 1_000_000)
    sessionsPerClient = settings.limits.storedSessionsPerAddress
    self.clock = clock
    jitter = settings.jitter
    self.log = log
  }

  /// The time that a storage may take until users are told.
  static let patience = Duration.seconds(3)
  /// The size from which on a part of a session is compressed, in bytes.
  private static let largePart = 8 * 1024
  /// The number of sessions that are saved together.
  private static let batchSize = 256
  /// The time between two removals of expired sessions.
  private static let cleanUpInterval = Duration.seconds(600)

  // MARK: What sessions ask for

  /// Captures and saves a session, after the delay of the ``durability``.
  func schedule(_ session: Session) {
    let isFirst = state.withLock { state in
      state.sessions[session.id] = session
      defer { state.isDelayed = true }
      return !state.isDelayed
    }
    if isFirst { detach { await $0.captureSessions() } }
  }

  /// Saves a snapshot.
  ///
  /// - Parameter session: The session that is told of the outcome; `nil` if it has ended.
  func save(_ snapshot: SessionSnapshot, of session: Session?) {
    var failure: Int?
    start { state in
      state.queue.append(snapshot, of: session)
      // The session need not wait to hear what others know.
      if state.hasFailed { failure = state.nextOutcome() }
    }
    guard let failure else { return }
    let entry = SnapshotQueue.Entry(snapshot: snapshot, session: session, number: 0)
    tell([entry], number: failure) { _ in .failed }
  }

  /// Removes a session that does not come back.
  func remove(_ key: SessionKey, claim: Int) {
    start { state in
      state.queue.remove(key)
      // Its first save may be under way.
      state.removals[key] = max(claim, 1)
    }
  }

  /// Waits until the snapshots so far are saved, and then for at most ``patience`` until claims are confirmed.
  ///
  /// - Returns: False if the storage has failed, or does not answer in time.
  @discardableResult
  func flush() async -> Bool {
    let retry = state.withLock(\.retry)
    retry?.cancel()
    let isSaved = await withCheckedContinuation { continuation in
      start { $0.waiters.append(Waiter(continuation: continuation, number: $0.queue.lastNumber)) }
    }
    if isSaved, let confirming = state.withLock(\.confirming) {
      _ = await clock.wait(for: [confirming], until: clock.now + Self.patience)
    }
    return isSaved
  }

  /// Claims a session, after what this process has to save of it.
  ///
  /// - Returns: The session; `nil` if nothing is stored.
  /// - Throws: An error of the storage, or ``StorageTimeout``.
  func claim(_ key: SessionKey) async throws -> ClaimedSession? {
    let isSaving = state.withLock { state in
      // Of the claims of a process, the last one counts.
      state.confirmations[key] = nil
      return state.savedKeys.contains(key) || state.queue.contains(key)
    }
    if isSaving, await !flush() { throw StorageTimeout() }
    let claim = Task(executorPreference: QuiescentExecutor.current) { [storage, process] in
      let result = await Result { try await storage.claim(key, by: process) }
      // It may have taken effect without an answer.
      if case .failure = result { self.confirm(key, claim: .max) }
      return result
    }
    guard await clock.wait(for: [claim], until: clock.now + Self.patience) else {
      // If it takes effect all the same, the owner before ends, and its browser claims the session again.
      claim.cancel()
      Task(executorPreference: QuiescentExecutor.current) {
        if case .success(let late?) = await claim.value { self.confirm(key, claim: late.claim) }
      }
      throw StorageTimeout()
    }
    guard var session = try await claim.value.get() else { return nil }
    session.parts = session.parts.mapValues { part in
      // A damaged part stays as it is: its reader reports that it is no JSON.
      Gzip.decompress(part, limit: maximumSize) ?? part
    }
    return session
  }

  /// Stores the beginning of a session once, without another attempt: it may belong to another process later.
  ///
  /// - Throws: An error of the storage, or ``StorageTimeout``.
  func begin(_ snapshot: SessionSnapshot) async throws {
    guard let changes = changes(of: snapshot, number: 0) else { return }
    let save = Task(executorPreference: QuiescentExecutor.current) { [storage] in
      await Result { _ = try await storage.save([changes]) }
    }
    guard await clock.wait(for: [save], until: clock.now + Self.patience) else {
      save.cancel()
      throw StorageTimeout()
    }
    try await save.value.get()
  }

  /// Records that a claim has not ended this process, although its session does not go on here.
  ///
  /// - Parameters:
  ///   - key: The key of the session.
  ///   - claim: The number of the claim; the highest one if it is not known.
  func confirm(_ key: SessionKey, claim: Int) {
    state.withLock { state in
      guard state.confirmations.count < maximumCount else { return }
      state.confirmations[key] = max(state.confirmations[key] ?? 0, claim)
      guard state.confirming == nil else { return }
      state.confirming = Task.detached(executorPreference: QuiescentExecutor.current) {
        [executor = QuiescentExecutor.current] in
        await QuiescentExecutor.$current.withValue(executor) { await self.confirmAll() }
      }
    }
  }

  /// Confirms claims until none is left, at growing intervals while the storage fails. No save waits for it.
  private func confirmAll() async {
    var failures = 0
    while let claims = takeConfirmations() {
      let confirmation = Task(executorPreference: QuiescentExecutor.current) { [storage, process] in
        await Result { try await storage.confirm(claims, by: process) }
      }
      let hasAnswer = await clock.wait(for: [confirmation], until: clock.now + Self.patience)
      if !hasAnswer { confirmation.cancel() }
      if hasAnswer, case .success = await confirmation.value {
        failures = 0
        continue
      }
      failures += 1
      state.withLock { $0.confirmations.merge(claims) { max($0, $1) } }
      try? await clock.sleep(until: clock.now + retryDelay(after: failures))
    }
  }

  private func takeConfirmations() -> [SessionKey: Int]? {
    state.withLock { state in
      defer { state.confirmations = [:] }
      if state.confirmations.isEmpty { state.confirming = nil }
      return state.confirmations.isEmpty ? nil : state.confirmations
    }
  }

  private func retryDelay(after failures: Int) -> Duration {
    .milliseconds(250 * (1 << min(failures, 7))) * jitter()
  }

  /// The error of a storage that does not answer.
  struct StorageTimeout: Error {}

  // MARK: Captures

  private func captureSessions() async {
    if let delay = durability.delay { try? await clock.sleep(until: clock.now + delay) }
    let sessions = state.withLock { state in
      state.isDelayed = false
      defer { state.sessions = [:] }
      return state.sessions
    }
    for session in sessions.values {
      Task(executorPreference: QuiescentExecutor.current) { await session.saveChanges() }
    }
  }

  // MARK: Batches

  private func start(_ change: (inout State) -> Void) {
    let (dropped, needsTask) = state.withLock { state in
      change(&state)
      defer { state.isSaving = true }
      return (state.limit(to: maximumCount), !state.isSaving)
    }
    logDropped(dropped)
    if needsTask { detach { await $0.saveAll() } }
  }

  /// Runs a closure in a task of its own: the values of the task that changes a session are not those of
  /// others.
  private func detach(_ body: @escaping @Sendable (SnapshotWriter) async -> Void) {
    Task.detached(executorPreference: QuiescentExecutor.current) {
      [executor = QuiescentExecutor.current] in
      await QuiescentExecutor.$current.withValue(executor) { await body(self) }
    }
  }

  private func saveAll() async {
    var failures = 0
    repeat {
      if failures > 0 { await waitForRetry(after: failures) }
      failures = await saveBatch() ? 0 : failures + 1
      resumeWaiters(isSaved: failures == 0)
    } while state.withLock({ state in
      state.isSaving = !state.isIdle
      return state.isSaving
    })
  }

  private func waitForRetry(after failures: Int) async {
    let deadline = clock.now + retryDelay(after: failures)
    let timer = Task(executorPreference: QuiescentExecutor.current) { [clock] in
      do { try await clock.sleep(until: deadline) } catch {}
    }
    let isUrgent = state.withLock { state in
      state.retry = timer
      return !state.waiters.isEmpty
    }
    if isUrgent { timer.cancel() }
    await timer.value
    state.withLock { $0.retry = nil }
  }

  private func resumeWaiters(isSaved: Bool) {
    let waiters = state.withLock { $0.takeWaiters(all: !isSaved) }
    for waiter in waiters { waiter.continuation.resume(returning: isSaved) }
  }

  /// Saves the first snapshots of the queue.
  ///
  /// - Returns: False if the storage has failed. Then they are in the queue again.
  private func saveBatch() async -> Bool {
    let (entries, taken, number) = state.withLock { state in
      state.lastBatch += 1
      let entries = state.queue.take(Self.batchSize)
      state.savedKeys = Set(entries.map(\.snapshot.key))
      defer { state.removals = [:] }
      return (entries, state.removals, state.lastBatch)
    }
    defer { state.withLock { $0.savedKeys = [] } }
    let encoded = await encode(entries, number: number)
    var removals = taken
    for (entry, changes) in zip(entries, encoded) where changes == nil {
      // What was stored before is not what its user has seen.
      removals[entry.snapshot.key] = max(entry.snapshot.claim, 1)
    }
    tell(zip(entries, encoded).filter { $1 == nil }.map(\.0)) { _ in .rejected }
    let saved = zip(entries, encoded).filter { $1 != nil }.map(\.0)
    guard !saved.isEmpty || !removals.isEmpty else { return true }
    let saving = Task(executorPreference: QuiescentExecutor.current) {
      [storage, changes = encoded.compactMap(\.self), removals] in
      await Result {
        let refused = changes.isEmpty ? [] : try await storage.save(changes)
        if !removals.isEmpty { try await storage.remove(removals) }
        return refused
      }
    }
    if await !clock.wait(for: [saving], until: clock.now + Self.patience) {
      log.log(.error, "The storage of sessions does not answer in time", [:])
      state.withLock { $0.hasFailed = true }
      await tellAll(saved, until: saving)
    }
    do {
      let refused = try await saving.value.get()
      state.withLock { $0.hasFailed = false }
      // This process has lost the refused ones, and goes on.
      for entry in saved where refused.contains(entry.snapshot.key) {
        confirm(entry.snapshot.key, claim: entry.snapshot.claim)
      }
      tell(saved) { refused.contains($0) ? .superseded : .saved }
      removeExpired()
      return true
    } catch {
      log.log(.error, "Sessions could not be stored", ["error": "\(error)"])
      tell(saved) { _ in .failed }
      let dropped = state.withLock { state in
        state.hasFailed = true
        state.queue.prepend(saved)
        state.removals.merge(removals) { current, _ in current }
        return state.limit(to: maximumCount)
      }
      logDropped(dropped)
      return false
    }
  }

  private func logDropped(_ count: Int) {
    guard count > 0 else { return }
    log.log(.error, "Sessions that have ended were not stored", ["sessions": "\(count)"])
  }

  /// Tells the sessions that wait that the storage does not answer, again and again until it does: others
  /// change meanwhile.
  private func tellAll(
    _ entries: [SnapshotQueue.Entry], until saving: Task<Result<Set<SessionKey>, any Error>, Never>
  ) async {
    tell(entries) { _ in .failed }
    var interval = Self.patience
    repeat {
      interval = min(interval * 2, .seconds(60))
      resumeWaiters(isSaved: false)
      let sessions = state.withLock { $0.queue.waiting }
      tell(sessions) { _ in .failed }
    } while await !clock.wait(for: [saving], until: clock.now + interval)
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
    Task(executorPreference: QuiescentExecutor.current) { [storage, log, sessionsPerClient] in
      do {
        try await storage.removeExpired(sessionsPerClient: sessionsPerClient)
      } catch {
        log.log(.error, "Expired sessions could not be removed", ["error": "\(error)"])
      }
    }
  }

  private func tell(
    _ entries: [SnapshotQueue.Entry], number: Int? = nil,
    _ outcome: (SessionKey) -> SnapshotOutcome
  ) {
    let number = number ?? state.withLock { $0.nextOutcome() }
    for entry in entries {
      guard let session = entry.session else { continue }
      let outcome = outcome(entry.snapshot.key)
      Task(executorPreference: QuiescentExecutor.current) { [snapshot = entry.snapshot] in
        await session.ended(snapshot, outcome, number: number)
      }
    }
  }

  /// Encodes snapshots, as many at once as there are processors.
  ///
  /// - Returns: The changes; `nil` for those that can't be stored, which is logged.
  private func encode(_ entries: [SnapshotQueue.Entry], number: Int) async -> [SessionChanges?] {
    await withTaskGroup(of: (Int, SessionChanges?).self) { group in
      for (index, entry) in entries.enumerated() {
        group.addTask { (index, self.changes(of: entry.snapshot, number: number)) }
      }
      var encoded = [SessionChanges?](repeating: nil, count: entries.count)
      for await (index, changes) in group { encoded[index] = changes }
      return encoded
    }
  }

  private func changes(of snapshot: SessionSnapshot, number: Int) -> SessionChanges? {
    do {
      let parts = try snapshot.parts.mapValues { try $0?() }
      let size = parts.values.reduce(0) { $0 + ($1?.count ?? 0) }
      guard size <= maximumSize else {
        log.log(
          .error, "A session is too large to be stored. See 'SessionLimits.snapshotSize'.",
          ["bytes": "\(size)"])
        return nil
      }
      let compressed = parts.mapValues { part in
        guard let part, part.count >= Self.largePart, let gzipped = Gzip.compress(part, .fastest)
        else { return part }
        return Data(gzipped)
      }
      return SessionChanges(
        key: snapshot.key, claim: snapshot.claim, number: number, parts: compressed, life: life,
        confirmsClaim: snapshot.confirmsClaim, client: snapshot.client)
    } catch {
      log.log(.error, "A session could not be encoded", ["error": "\(error.logDescription)"])
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
