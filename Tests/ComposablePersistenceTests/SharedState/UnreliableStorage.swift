import ComposableConcurrency
import ComposablePersistence
import Dependencies
import Foundation

/// A storage that fails as a test wants it.
final class UnreliableStorage: SharedStorage {
  struct Failure: Error {}

  /// The moment at which a call fails.
  enum Moment { case before, after }

  private struct State {
    var saveFailures: [Moment] = []
    var updateFailures: [Moment] = []
    var beforeSave: (@Sendable (RowSave) async -> Void)?
    var saveCount = 0
    var readCount = 0
    var readFailures = 0
  }

  private let state = Lock(State())
  /// An element for each read of a row that has begun.
  let reads = Broadcast<String>()
  let base: any SharedStorage

  init(_ base: any SharedStorage) { self.base = base }

  /// Lets the next saves fail, before or after they take effect.
  func failSaves(_ moments: [Moment]) { state.withLock { $0.saveFailures = moments } }

  /// Lets the next updates of members fail, before or after they take effect.
  func failUpdates(_ moments: [Moment]) { state.withLock { $0.updateFailures = moments } }

  /// Runs a closure before each save.
  func beforeSave(_ action: (@Sendable (RowSave) async -> Void)?) {
    state.withLock { $0.beforeSave = action }
  }

  /// The number of calls of `save`.
  var saveCount: Int { state.withLock { $0.saveCount } }

  func events() -> AsyncStream<SharedStorageEvent> { base.events() }

  /// The number of calls of `row`.
  var readCount: Int { state.withLock { $0.readCount } }

  /// Lets the next reads of rows fail.
  func failReads(_ count: Int) { state.withLock { $0.readFailures = count } }

  func row(_ key: String) async throws -> StoredRow? {
    let fails = state.withLock { state in
      state.readCount += 1
      state.readFailures -= 1
      return state.readFailures >= 0
    }
    reads.send(key)
    if fails { throw Failure() }
    return try await base.row(key)
  }

  func save(_ save: RowSave) async throws -> RowSaveResult {
    let (failure, action) = state.withLock { state in
      state.saveCount += 1
      return (state.saveFailures.isEmpty ? nil : state.saveFailures.removeFirst(), state.beforeSave)
    }
    await action?(save)
    if failure == .before { throw Failure() }
    let result = try await base.save(save)
    if failure == .after { throw Failure() }
    return result
  }

  func members(of topic: String) async throws -> [StoredMember] {
    try await base.members(of: topic)
  }

  func updateMembers(_ update: MembersUpdate) async throws -> Bool {
    let failure = state.withLock { state in
      state.updateFailures.isEmpty ? nil : state.updateFailures.removeFirst()
    }
    if failure == .before { throw Failure() }
    let result = try await base.updateMembers(update)
    if failure == .after { throw Failure() }
    return result
  }

  func publish(_ message: Data, to topic: String) async throws {
    try await base.publish(message, to: topic)
  }
}
