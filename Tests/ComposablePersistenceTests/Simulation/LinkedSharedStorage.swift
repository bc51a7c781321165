import ComposableConcurrency
import ComposablePersistence
import Foundation

@testable import ComposableTestSupport

/// A storage behind a connection that fails. Events that are lost are followed by `reconnected`.
final class LinkedSharedStorage: SharedStorage {
  let link: SimulatedLink
  private let storage: InMemorySharedStorage
  private let calls = Lock(0)

  init(_ storage: InMemorySharedStorage, behind link: SimulatedLink) {
    self.storage = storage
    self.link = link
  }

  /// The number of calls but for those that renew a lease.
  var callCount: Int { calls.withLock { $0 } }

  func events() -> AsyncStream<SharedStorageEvent> {
    let (events, subscriber) = AsyncStream<SharedStorageEvent>.makeStream()
    link.onHeal { subscriber.yield(.reconnected) }
    let announced = storage.events()
    let delivery = Task.detached { [link] in
      for await event in announced {
        await link.wait()
        if !link.isCut { subscriber.yield(event) }
      }
    }
    subscriber.onTermination = { _ in delivery.cancel() }
    return events
  }

  func row(_ key: String) async throws -> StoredRow? {
    calls.withLock { $0 += 1 }
    return try await link.call("loads \(key)") { [storage] in storage.row(key) }
  }

  func save(_ save: RowSave) async throws -> RowSaveResult {
    calls.withLock { $0 += 1 }
    return try await link.call("saves \(save.key) after version \(save.replacedVersion)") {
      [storage] in storage.save(save)
    }
  }

  func members(of topic: String) async throws -> [StoredMember] {
    calls.withLock { $0 += 1 }
    return try await link.call("loads the members of \(topic)") { [storage] in
      storage.members(of: topic)
    }
  }

  func updateMembers(_ update: MembersUpdate) async throws -> Bool {
    let isRenewal = update.joined.isEmpty && update.left.isEmpty && !update.isComplete
    if !isRenewal { calls.withLock { $0 += 1 } }
    return try await link.call("updates its members") { [storage] in
      storage.updateMembers(update)
    }
  }

  func publish(_ message: Data, to topic: String) async throws {
    calls.withLock { $0 += 1 }
    try await link.call("publishes to \(topic)") { [storage] in
      storage.publish(message, to: topic)
    }
  }
}
