import ComposableConcurrency
import ComposablePersistence
import Dependencies
import Foundation
import Sharing
import Testing

/// Rows whose storage does not answer for longer than users are left without an answer.
@Suite(.timeLimit(.minutes(2))) struct FrozenStorageTests {
  private let frozen = FrozenStorage()
  private let node: SharedNode

  init() { node = frozen.makeNode() }

  @Test func saveFailsAndTheChangeIsSavedLater() async throws {
    let title = node.shared(.row("title"), default: "")
    try await title.load()
    frozen.freeze()
    title.withLock { $0 = "Plans" }
    await #expect(throws: SharedStorageTimeout.self) { try await title.save() }
    #expect(title.saveError is SharedStorageTimeout)
    #expect(title.wrappedValue == "Plans")
    // So are those who begin to wait now.
    await #expect(throws: SharedStorageTimeout.self) { try await title.load() }
    await #expect(throws: SharedStorageTimeout.self) { try await title.save() }
    await #expect(throws: SharedStorageTimeout.self) { _ = try await title.update { $0 = "Lost" } }
    frozen.thaw()
    try await title.save()
    #expect(title.saveError == nil)
    #expect(frozen.base.row("title")?.version == 1)
  }

  @Test func updateFailsAndTakesEffectAtMostOnce() async throws {
    let count = node.shared(.row("count"), default: 0)
    try await count.load()
    frozen.freeze()
    await #expect(throws: SharedStorageTimeout.self) { try await count.update { $0 += 1 } }
    // Others change the row before the storage answers, so the change that has failed conflicts.
    let other = SharedNode.test(frozen.base).shared(.row("count"), default: 0)
    try await other.update { $0 += 10 }
    frozen.thaw()
    #expect(try await count.update { $0.add(100) } == 110)
    await other.wait { $0 == 110 }
  }

  @Test func updateThatIsStoredLateIsNotMadeAgain() async throws {
    let count = node.shared(.row("count"), default: 0)
    try await count.load()
    frozen.freeze()
    await #expect(throws: SharedStorageTimeout.self) { try await count.update { $0 += 1 } }
    frozen.thaw()
    #expect(try await count.update { $0.add(100) } == 101)
  }

  @Test func pageDoesNotWaitForARow() async throws {
    frozen.freeze()
    let title = node.shared(.row("title"), default: "New")
    await node.firstLoadsToEnd()
    #expect(title.loadError is SharedStorageTimeout)
    #expect(title.wrappedValue == "New")
    _ = frozen.base.save(
      RowSave(
        key: "title", data: Data(#""Plans""#.utf8), replacedVersion: 0, node: "n", number: 1))
    frozen.thaw()
    await title.wait { $0 == "Plans" }
    #expect(title.loadError == nil)
  }
}

/// A storage that does not answer while it is frozen, with a node whose time passes only then.
private final class FrozenStorage: SharedStorage {
  let base = InMemorySharedStorage()
  private let gate = Gate()

  func makeNode() -> SharedNode {
    var settings = SharedNodeSettings()
    settings.retryDelay = .zero
    settings.clock = FrozenClock(gate: gate)
    return SharedNode(self, settings: settings)
  }

  func freeze() { gate.isFrozen = true }
  func thaw() { gate.isFrozen = false }

  func row(_ key: String) async throws -> StoredRow? {
    await gate.wait(until: false)
    return base.row(key)
  }

  func save(_ save: RowSave) async throws -> RowSaveResult {
    await gate.wait(until: false)
    return base.save(save)
  }

  func events() -> AsyncStream<SharedStorageEvent> { base.events() }
  func members(of topic: String) async throws -> [StoredMember] { [] }
  func updateMembers(_ update: MembersUpdate) async throws -> Bool { true }
  func publish(_ message: Data, to topic: String) async throws {}
}

/// A clock whose sleeps end while a storage is frozen.
private struct FrozenClock: Clock {
  let gate: Gate
  private let clock = ContinuousClock()

  init(gate: Gate) { self.gate = gate }

  var now: ContinuousClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    await gate.wait(until: true)
    try Task.checkCancellation()
  }
}

/// A condition that code waits for.
private final class Gate: Sendable {
  private let condition = Shared(value: false)

  var isFrozen: Bool {
    get { condition.wrappedValue }
    set { condition.withLock { $0 = newValue } }
  }

  /// Waits until the condition has a value, or the task is cancelled.
  func wait(until value: Bool) async {
    for await isFrozen in condition.updates where isFrozen == value { return }
  }
}

extension Int {
  fileprivate mutating func add(_ number: Int) -> Int {
    self += number
    return self
  }
}
