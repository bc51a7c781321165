import ComposableConcurrency
import Dependencies
import Foundation
public import IdentifiedCollections
public import Sharing

extension SharedReaderKey {
  /// Returns the key of the members of a topic: those who are here.
  ///
  /// ```swift
  /// @SharedReader(.presence("board/42")) var members: IdentifiedArrayOf<Member<User>> = []
  /// ```
  ///
  /// Features become members by `Effect.join`.
  ///
  /// 1. The members of all nodes are in the order in which they joined. Several with the same `id`, such as
  ///    the tabs of a user, are one, with the value of the last.
  /// 2. A member leaves when its effect is cancelled or its session ends, and half a second after its browser
  ///    has disconnected. The members of a node that has died leave with its lease.
  /// 3. All nodes have the same members, as soon as they are connected.
  ///
  /// - Parameter topic: The topic: at most 512 bytes of UTF-8.
  public static func presence<Value: Codable & Sendable>(
    _ topic: String
  ) -> Self where Self == PresenceKey<Value> {
    PresenceKey(topic)
  }
}

/// A member of a topic.
public struct Member<Value: Sendable>: Identifiable, Sendable {
  /// The identifier that it has joined with.
  public let id: String
  /// The value that it has joined with.
  public var value: Value

  /// Creates a member.
  public init(id: String, value: Value) {
    self.id = id
    self.value = value
  }
}

extension Member: Equatable where Value: Equatable {}

extension Member: Hashable where Value: Hashable {}

/// The key of the members of a topic.
public struct PresenceKey<Value: Codable & Sendable>: SharedReaderKey {
  private let members: TopicMembers<Value>

  init(_ topic: String) {
    @Dependency(\.sharedNode) var node
    members = TopicMembers(topic, on: node)
  }

  /// The topic, its node, and the right of the user.
  public var id: PresenceKeyID {
    PresenceKeyID(
      topic: members.topic, node: ObjectIdentifier(members.node),
      isReadable: members.readError == nil)
  }

  /// Loads the members.
  public func load(
    context: LoadContext<IdentifiedArrayOf<Member<Value>>>,
    continuation: LoadContinuation<IdentifiedArrayOf<Member<Value>>>
  ) {
    members.load(continuation)
  }

  /// Follows the changes of the members.
  public func subscribe(
    context: LoadContext<IdentifiedArrayOf<Member<Value>>>,
    subscriber: SharedSubscriber<IdentifiedArrayOf<Member<Value>>>
  ) -> SharedSubscription {
    members.subscribe(subscriber)
    members.node.members.watch()
    return SharedSubscription { [weak members, node = members.node, topic = members.topic] in
      node.members.unwatch()
      node.removeObserver(members, of: .members(topic: topic))
    }
  }
}

extension PresenceKey: CustomStringConvertible {
  /// The expression that creates the key.
  public var description: String { ".presence(\"\(members.topic)\")" }
}

/// The identifier of a ``PresenceKey``.
public struct PresenceKeyID: Hashable, Sendable {
  let topic: String
  let node: ObjectIdentifier
  let isReadable: Bool
}

/// The members of a topic in this process, and their synchronization with the storage.
final class TopicMembers<Value: Codable & Sendable>: Sendable {
  typealias Members = IdentifiedArrayOf<Member<Value>>

  let topic: String
  let node: SharedNode
  let readError: (any Error)?

  private struct State {
    var subscriber: SharedSubscriber<Members>?
    var loads: [LoadContinuation<Members>] = []
    var needsLoad = false
    var isLoading = false
  }

  private let state = Lock(State())

  init(_ topic: String, on node: SharedNode) {
    self.topic = topic
    self.node = node
    do {
      try Topic.checkName(topic)
      try SharedAccess.check(.readMembers(topic))
      readError = nil
    } catch {
      readError = error
    }
  }

  func load(_ continuation: LoadContinuation<Members>) {
    if let readError { return continuation.resume(throwing: readError) }
    start { $0.loads.append(continuation) }
  }

  func subscribe(_ subscriber: SharedSubscriber<Members>) {
    guard readError == nil else { return }
    state.withLock { $0.subscriber = subscriber }
    node.addObserver(self, of: .members(topic: topic))
    start { _ in }
  }

  private func start(_ addWork: (inout State) -> Void) {
    let starts = state.withLock { state in
      addWork(&state)
      state.needsLoad = true
      defer { state.isLoading = true }
      return !state.isLoading
    }
    if starts { Task.detached { await self.run() } }
  }

  private func run() async {
    var failures = 0
    while let (loads, subscriber) = nextLoad() {
      let round = node.retryDelays.round
      do {
        let members = Self.members(try await node.storage.members(of: topic))
        failures = 0
        subscriber?.yield(members)
        for load in loads { load.resume(returning: members) }
      } catch {
        subscriber?.yield(throwing: error)
        for load in loads { load.resume(throwing: error) }
        failures += 1
        if stopIfUnused(subscriber) { return }
        await node.retryDelays.wait(since: round, after: failures)
      }
    }
  }

  /// Ends the task of a property that is gone, and that nobody waits for; loads again otherwise.
  private func stopIfUnused(_ subscriber: SharedSubscriber<Members>?) -> Bool {
    let isUnused = subscriber?.replica() == nil
    return state.withLock { state in
      state.needsLoad = !isUnused || !state.loads.isEmpty
      state.isLoading = state.needsLoad
      return !state.needsLoad
    }
  }

  private func nextLoad() -> ([LoadContinuation<Members>], SharedSubscriber<Members>?)? {
    state.withLock { state in
      guard state.needsLoad else {
        state.isLoading = false
        return nil
      }
      state.needsLoad = false
      defer { state.loads = [] }
      return (state.loads, state.subscriber)
    }
  }

  /// Decodes members. Those of another type are left out.
  private static func members(_ stored: [StoredMember]) -> Members {
    var members: Members = []
    let decoder = JSONDecoder.allNumbers
    for member in stored {
      guard let value = try? decoder.decode(Value.self, from: member.data) else { continue }
      members.updateOrAppend(Member(id: member.id, value: value))
    }
    return members
  }
}

extension TopicMembers: SharedNode.Observer {
  func didChange(version: Int?) { start { _ in } }
}
