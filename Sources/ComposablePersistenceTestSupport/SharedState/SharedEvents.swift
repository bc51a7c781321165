import ComposablePersistence
import Foundation

/// The events of a storage, from when it listens.
struct SharedEvents {
  private let storage: any SharedStorage
  private var iterator: AsyncStream<SharedStorageEvent>.AsyncIterator

  /// Waits until the storage listens: it receives a message, or tells that it listens only now.
  init(_ storage: any SharedStorage) async throws {
    self.storage = storage
    iterator = storage.events().makeAsyncIterator()
    try await storage.publish(Data(), to: "SharedEvents.begin")
    _ = await iterator.next()
    _ = try await untilEnd()
  }

  /// Returns the next event except `reconnected` and the messages of this type; `nil` at the end of
  /// the stream.
  mutating func next() async -> SharedStorageEvent? { await next(orEnd: nil) }

  private mutating func next(orEnd end: SharedStorageEvent?) async -> SharedStorageEvent? {
    while let event = await iterator.next() {
      switch event {
      case .reconnected: continue
      case .message(_, let topic) where topic.hasPrefix("SharedEvents."):
        if event == end { return event }
      default: return event
      }
    }
    return nil
  }

  /// Returns the next message of a topic.
  mutating func next(topic: String) async -> SharedStorageEvent? {
    while let event = await next() {
      if case .message(_, topic) = event { return event }
    }
    return nil
  }

  /// Returns the events of what was changed before.
  mutating func untilEnd() async throws -> [SharedStorageEvent] {
    let end = SharedStorageEvent.message(Data(UUID().uuidString.utf8), topic: "SharedEvents.end")
    guard case .message(let message, let topic) = end else { return [] }
    try await storage.publish(message, to: topic)
    var events: [SharedStorageEvent] = []
    while let event = await next(orEnd: end), event != end { events.append(event) }
    return events
  }

  /// Returns the topics whose members have changed, sorted. Expects no other events.
  mutating func changedTopics() async throws -> [String] {
    try await untilEnd().map { event in
      guard case .membersChanged(let topic) = event else { return "\(event)" }
      return topic
    }.sorted()
  }
}
