import ComposableConcurrency
import Foundation
import Sharing

/// The value of a row in this process, and its synchronization with the storage.
///
/// It knows the stored value that the current one was made of, its base. The difference of both is what
/// has to be saved, whenever it is, and what is made again of a newer value. The base changes only
/// together with the value: in ``SharedReplica/update(_:)``, while no other change is made.
///
/// One task at a time loads and saves, as long as there is something to do.
final class RowReplica<Value: Codable & Sendable>: Sendable {
  typealias Merge = @Sendable (_ base: Value, _ mine: Value, _ newest: Value) -> Value

  let key: String
  let node: SharedNode
  let readError: (any Error)?
  let writeError: (any Error)?
  private let merge: Merge?
  private let state = Lock(State())

  fileprivate struct State {
    var subscriber: SharedSubscriber<Value>?
    /// The property, while it has changes that are not saved.
    var retained: (any SharedReplica<Value>)?
    var initialValue: Value?
    /// The number of the load that replaces the initial value, while it has not ended.
    var firstLoad: Int?
    /// The stored value that the current one was made of; `nil` before the first load.
    var base: RowBase<Value>?
    /// A save that has failed, so that it may or may not have taken effect.
    var uncertain: Attempt?
    /// The latest version that was announced.
    var announcedVersion = 0
    var needsLoad = false
    var needsSave = false
    var isRunning = false
    /// True if the last step was a save, so that an update is next.
    var hasSaved = false
    var loads: [LoadContinuation<Value>] = []
    var saves: [SaveContinuation] = []
    var updates: [RowUpdate<Value>] = []
    /// Those who wait for the step that runs.
    var waits = Waits()
    /// True while the storage has to answer.
    var isAsking = false
    /// The timeout of those who wait for the storage, until it has passed.
    var timeout: (number: Int, task: Task<Void, any Error>)?
    var timeoutCount = 0
  }

  fileprivate struct Waits {
    var loads: [LoadContinuation<Value>] = []
    var firstLoad: Int?
    var saves: [SaveContinuation] = []
    var update: RowUpdate<Value>?
  }

  /// A save of a value.
  fileprivate struct Attempt {
    let save: RowSave
    let next: RowBase<Value>
    /// True if the value is that of the property already, and false if it is to become that.
    let isShown: Bool
  }

  private enum Step {
    case load
    case save
    case update(RowUpdate<Value>)
  }

  init(_ key: String, on node: SharedNode, _ merge: Merge?) {
    self.key = key
    self.node = node
    self.merge = merge
    let nameError = key.utf8.count > 512 ? RowError.longKey : nil
    readError = nameError ?? Self.error { try SharedAccess.check(.readRow(key)) }
    writeError = readError ?? Self.error { try SharedAccess.check(.writeRow(key)) }
  }

  private static func error(_ body: () throws -> Void) -> (any Error)? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  func load(_ context: LoadContext<Value>, _ continuation: LoadContinuation<Value>) {
    if let readError { return continuation.resume(throwing: readError) }
    // The subscription follows, and starts the first load of a property.
    let isFirst = context.initialValue != nil
    state.withLock { state in
      state.loads.append(continuation)
      state.needsLoad = true
    }
    if !isFirst { start { _ in } }
  }

  func subscribe(_ context: LoadContext<Value>, _ subscriber: SharedSubscriber<Value>) {
    if readError == nil { node.addObserver(self, of: .row(key)) }
    let firstLoad = context.initialValue == nil ? nil : node.firstLoads.begin()
    let former = state.withLock { state in
      defer { state.firstLoad = firstLoad }
      return state.firstLoad
    }
    if let former { node.firstLoads.end(former) }
    start { state in
      state.subscriber = subscriber
      state.initialValue = context.initialValue
      // A value that is loaded already may have changed since.
      state.needsLoad = true
    }
  }

  func save(_ continuation: SaveContinuation) {
    if let writeError {
      undo()
      return continuation.resume(throwing: writeError)
    }
    start { state in
      state.retained = state.subscriber?.replica()
      state.saves.append(continuation)
      state.needsSave = true
    }
  }

  func enqueue(_ update: RowUpdate<Value>) {
    if let writeError { return update.fail(writeError) }
    start { state in
      state.retained = state.subscriber?.replica()
      state.updates.append(update)
    }
  }

  /// Adds work, and starts the task unless it runs.
  private func start(_ addWork: @Sendable (inout State) -> Void) {
    let starts = state.withLock { state in
      addWork(&state)
      if state.isAsking, state.timeout == nil { beginTimeout(&state) }
      guard !state.isRunning, state.hasWork else { return false }
      state.isRunning = true
      return true
    }
    if starts { Task.detached { await self.run() } }
  }

  private func run() async {
    var failures = 0
    while let step = nextStep() {
      let round = node.retryDelays.round
      do {
        switch step {
        case .load: try await load()
        case .save: try await save()
        case .update(let update): await perform(update)
        }
        failures = 0
      } catch {
        if isFinal(error) { continue }
        failures += 1
        if failures >= Self.attempts { endWaits(error) }
        if stopIfUnused() { return }
        await node.retryDelays.wait(since: round, after: failures)
      }
    }
  }

  /// The number of failures after which nobody waits any more. What was changed is saved later.
  private static var attempts: Int { 5 }

  /// Ends the task of a property that is gone, and that nobody waits for.
  private func stopIfUnused() -> Bool {
    guard property == nil else { return false }
    return state.withLock { state in
      guard state.loads.isEmpty, state.saves.isEmpty, state.updates.isEmpty else { return false }
      (state.isRunning, state.needsLoad, state.needsSave) = (false, false, false)
      return true
    }
  }

  private func nextStep() -> Step? {
    let (step, released) = state.withLock { state -> (Step?, (any SharedReplica<Value>)?) in
      let hasUpdate = !state.updates.isEmpty
      // A save finds out itself whether there is a newer row.
      if state.base == nil || state.needsLoad || !state.needsSave && !hasUpdate, state.mustLoad {
        state.needsLoad = false
        return (.load, nil)
      }
      if state.needsSave, !state.hasSaved || !hasUpdate {
        (state.needsSave, state.hasSaved) = (false, true)
        return (.save, nil)
      }
      state.hasSaved = false
      if hasUpdate {
        let update = state.updates.removeFirst()
        state.waits.update = update
        return (.update(update), nil)
      }
      state.isRunning = false
      defer { state.retained = nil }
      return (nil, state.retained)
    }
    withExtendedLifetime(released) {}
    return step
  }

  /// True if the same step fails again, whenever it is tried.
  private func isFinal(_ error: any Error) -> Bool {
    error is RowError || error is SharedAccessDenied
  }

  /// The property that has the value; `nil` if there is none any more.
  private var property: (any SharedReplica<Value>)? { state.withLock { $0.subscriber }?.replica() }

  // MARK: Loading

  private func load() async throws {
    // Those that are added during the read wait for the next one.
    let announcedVersion = state.withLock { state in
      (state.waits.loads, state.waits.firstLoad) = (state.loads, state.firstLoad)
      (state.loads, state.firstLoad) = ([], nil)
      return state.announcedVersion
    }
    do {
      if let readError { throw readError }
      _ = try await resolveUncertainSave()
      let row = try await answer { try await node.storage.row(key) }
      let value = try receive(row)
      forget(announcedVersion)
      property?.didLoad(nil)
      let waits = takeWaits()
      for load in waits.loads { load.resume(with: .success(value)) }
      if let firstLoad = waits.firstLoad { node.firstLoads.end(firstLoad) }
    } catch {
      property?.didLoad(error)
      end(takeWaits(), error)
      if isFinal(error) {
        forget(announcedVersion)
        state.withLock { $0.needsSave = false }
        endWaits(error)
        undo()
      } else {
        state.withLock { $0.needsLoad = true }
      }
      throw error
    }
  }

  /// Forgets the announcement of a version: the row was read since, and may have an earlier one.
  private func forget(_ announcedVersion: Int) {
    state.withLock { state in
      if state.announcedVersion == announcedVersion { state.announcedVersion = 0 }
    }
  }

  /// Ends the waits for saves and updates.
  private func endWaits(_ error: any Error) {
    let (saves, updates) = state.withLock { state in
      defer { (state.saves, state.updates) = ([], []) }
      return (state.saves, state.updates)
    }
    if !saves.isEmpty { property?.didSave(error) }
    for save in saves { save.resume(throwing: error) }
    for update in updates { update.fail(error) }
  }

  /// Returns what the storage answers. If that takes long, those who wait for it are told, also those
  /// who have begun to wait meanwhile.
  private func answer<Answer>(of call: () async throws -> Answer) async throws -> Answer {
    state.withLock { state in
      state.isAsking = true
      beginTimeout(&state)
    }
    defer {
      state.withLock { state in
        state.isAsking = false
        state.timeout?.task.cancel()
        state.timeout = nil
      }
    }
    return try await call()
  }

  private func beginTimeout(_ state: inout State) {
    state.timeoutCount += 1
    let (number, duration) = (state.timeoutCount, node.settings.storageTimeout)
    let task = Task { [weak self, clock = node.settings.clock] in
      try await clock.sleep(for: duration)
      self?.endTimeout(number, SharedStorageTimeout(duration: duration))
    }
    state.timeout = (number, task)
  }

  private func endTimeout(_ number: Int, _ error: SharedStorageTimeout) {
    let hasPassed = state.withLock { state in
      guard state.timeout?.number == number else { return false }
      state.timeout = nil
      return true
    }
    if hasPassed { endAllWaits(error) }
  }

  /// Ends the waits for the step that runs, and for those that follow it.
  private func endAllWaits(_ error: any Error) {
    let waits = takeWaits()
    let later = state.withLock { state in
      defer { (state.loads, state.firstLoad) = ([], nil) }
      return Waits(loads: state.loads, firstLoad: state.firstLoad)
    }
    for waits in [waits, later] {
      if !waits.loads.isEmpty || waits.firstLoad != nil { property?.didLoad(error) }
      if !waits.saves.isEmpty { property?.didSave(error) }
      end(waits, error)
    }
    endWaits(error)
  }

  private func takeWaits() -> Waits {
    state.withLock { state in
      defer { state.waits = Waits() }
      return state.waits
    }
  }

  private func end(_ waits: Waits, _ error: any Error) {
    if let firstLoad = waits.firstLoad { node.firstLoads.end(firstLoad) }
    for load in waits.loads { load.resume(throwing: error) }
    for save in waits.saves { save.resume(throwing: error) }
    waits.update?.fail(error)
  }

  /// Makes the changes that are not saved again, of a stored row, and returns its value.
  @discardableResult
  private func receive(_ row: StoredRow?) throws -> Value? {
    let row = try row.map { try RowBase<Value>($0) }
    guard let property else { return row?.value }
    guard let newest = try row ?? absentRow() else { return nil }
    property.update { current in
      let former = state.withLock { state -> RowBase<Value>? in
        defer { state.base = newest }
        return state.base ?? (try? RowBase(absent: state.initialValue ?? current))
      }
      return former.map { merged(current, with: newest, base: $0) }
    }
    return row?.value
  }

  /// The base of a row that was never saved.
  private func absentRow() throws -> RowBase<Value>? {
    try state.withLock { $0.initialValue }.map { try RowBase(absent: $0) }
  }

  private func merged(_ mine: Value, with newest: RowBase<Value>, base: RowBase<Value>) -> Value {
    // Without an encoding, or with fields that do not go together, the later change wins.
    guard let tree = try? RowTree(encoding: mine) else { return mine }
    if tree == base.tree { return newest.value }
    if let merge { return merge(base.value, mine, newest.value) }
    for rule in [RowTree.MergeRule.allFields, .oneCase] {
      let result = tree.merged(with: newest.tree, base: base.tree, rule)
      if let value = try? result.json.decoded(as: Value.self) { return value }
    }
    return mine
  }

  // MARK: Saving

  private func save() async throws {
    state.withLock { state in
      (state.waits.saves, state.saves) = (state.saves, [])
    }
    do {
      _ = try await resolveUncertainSave()
      while let property, let (value, base) = unsaved(in: property) {
        let next = try base.replaced(by: value, limit: node.settings.rowSize)
        // Later changes are saved by a step of their own, so that others have their turn.
        if try await store(next, isShown: true) { break }
      }
      if let property, unsaved(in: property) != nil { state.withLock { $0.needsSave = true } }
      property?.didSave(nil)
      for save in takeWaits().saves { save.resume() }
    } catch {
      property?.didSave(error)
      end(takeWaits(), error)
      if isFinal(error) { undo() } else { state.withLock { $0.needsSave = true } }
      throw error
    }
  }

  /// The value of a property and its base, unless they are the same.
  private func unsaved(in property: any SharedReplica<Value>) -> (Value, RowBase<Value>)? {
    var result: (value: Value, base: RowBase<Value>)?
    property.update { current in
      result = state.withLock { $0.base }.map { (current, $0) }
      return nil
    }
    guard let result, result.base.tree != (try? RowTree(encoding: result.value)) else {
      return nil
    }
    return result
  }

  /// Replaces a value that can't be saved by the stored one.
  private func undo() {
    property?.update { _ in state.withLock { $0.base?.value ?? $0.initialValue } }
  }

  /// Saves the next value of the row, or receives the newest one.
  ///
  /// - Returns: False if others have changed the row.
  private func store(_ next: RowBase<Value>, isShown: Bool) async throws -> Bool {
    let save = RowSave(
      key: key, data: try next.data, replacedVersion: next.version, node: node.id,
      number: node.nextSaveNumber())
    return try await send(Attempt(save: save, next: next, isShown: isShown))
  }

  /// Finds out whether the last save took effect, if it is not known.
  ///
  /// - Returns: True if there was one, and it did.
  private func resolveUncertainSave() async throws -> Bool {
    guard let attempt = state.withLock({ $0.uncertain }) else { return false }
    return try await send(attempt)
  }

  private func send(_ attempt: Attempt) async throws -> Bool {
    state.withLock { $0.uncertain = attempt }
    let result = try await answer { try await node.storage.save(attempt.save) }
    state.withLock { $0.uncertain = nil }
    switch result {
    case .saved(let version):
      property?.update { current in
        let former = state.withLock { state -> RowBase<Value>? in
          defer { state.base = attempt.next.with(version: version) }
          return state.base
        }
        // Later changes are the difference to the value that was saved.
        guard let former, !attempt.isShown else { return nil }
        return merged(current, with: attempt.next, base: former)
      }
      return true
    case .conflict(let row):
      try receive(row)
      return false
    }
  }

  // MARK: Updates

  private func perform(_ update: RowUpdate<Value>) async {
    do {
      var failures = 0
      // The completion of the save of which it is not known whether it took effect.
      var uncertain: (@Sendable () -> Void)?
      while let base = state.withLock({ $0.base }) {
        // Nothing is tried again for a caller that was told of an error.
        guard state.withLock({ $0.waits.update != nil }) else { return }
        let round = node.retryDelays.round
        var complete = uncertain
        do {
          if try await resolveUncertainSave(), let complete {
            return end(complete)
          }
          if uncertain != nil || state.withLock({ $0.base })?.version != base.version {
            uncertain = nil
            continue
          }
        } catch {
          try await retry(after: error, &failures, since: round)
          continue
        }
        var value = base.value
        complete = try update.apply(&value)
        let next = try base.replaced(by: value, limit: node.settings.rowSize)
        do {
          if try await store(next, isShown: false) { return end(complete) }
        } catch {
          uncertain = complete
          try await retry(after: error, &failures, since: round)
        }
      }
      throw RowError.unreadable
    } catch {
      end(takeWaits(), error)
    }
  }

  /// Completes the update that runs, unless its caller was told of an error.
  private func end(_ complete: (@Sendable () -> Void)?) {
    if takeWaits().update != nil { complete?() }
  }

  private func retry(
    after error: any Error, _ failures: inout Int, since round: Int
  ) async throws {
    failures += 1
    if failures == Self.attempts || isFinal(error) { throw error }
    await node.retryDelays.wait(since: round, after: failures)
  }
}

extension RowReplica.State {
  /// True if there is a newer row, or no row yet for what is to be saved.
  var mustLoad: Bool {
    guard let base else { return needsLoad || needsSave || !updates.isEmpty }
    return needsLoad || announcedVersion > base.version
  }

  var hasWork: Bool { mustLoad || needsSave || !updates.isEmpty }
}

extension RowReplica: SharedNode.Observer {
  func didChange(version: Int?) {
    start { state in
      if let version {
        state.announcedVersion = max(state.announcedVersion, version)
      } else {
        state.needsLoad = true
      }
    }
  }
}
