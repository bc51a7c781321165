public import Foundation

/// A storage of what the nodes of a cluster share: rows, the members of topics, and messages.
///
/// You need one to share state among the users of several servers, or to keep it when the process
/// ends. A ``SharedNode`` uses it. Choose ``InMemorySharedStorage`` for tests and single processes,
/// `SQLiteSharedStorage` for the servers of one machine, and `PostgreSQLStorage` for many machines.
///
/// 1. A row is saved as a whole or not at all, and only if it still has the version that the save
///    replaces. The versions of a row are 1, 2, 3, and so on.
/// 2. A change is announced to all nodes, that of the change included, after it can be read. A storage
///    that may have missed an announcement sends ``SharedStorageEvent/reconnected`` instead.
/// 3. The members of a node are removed when its lease has ended. The storage measures the time, so
///    that nodes need not agree about it.
/// 4. A call whose task is cancelled either takes effect and returns, or throws a
///    `CancellationError` and changes nothing.
public protocol SharedStorage: Sendable {
  /// Returns the events for one node, until the stream is terminated.
  ///
  /// The events of one key or topic are in the order in which they happened. The stream ends only when
  /// its consumer does, also if the storage can't be reached for a while.
  func events() -> AsyncStream<SharedStorageEvent>

  /// Returns a row; `nil` if nothing was saved under the key.
  func row(_ key: String) async throws -> StoredRow?

  /// Saves a row durably, if it has the version that the save replaces.
  ///
  /// An error means that it is unknown whether the row was saved: the node saves it again, with the
  /// same identifier. If the former save took effect, its result is returned and nothing changes, also
  /// if others have saved the row since. A storage remembers the last save of at least 32 nodes for
  /// each row.
  func save(_ save: RowSave) async throws -> RowSaveResult

  /// Returns the members of a topic whose nodes have a lease, in the order in which they joined.
  func members(of topic: String) async throws -> [StoredMember]

  /// Changes the members of a node, and begins its lease anew. Removes the members of nodes whose lease
  /// has ended.
  ///
  /// An update may arrive after a later one: a connection was lost while it was under way. So a storage
  /// remembers the number of the last one as long as the node has a lease. It takes a complete update if
  /// its number is higher, and any other only if the node has a lease and its number is the next.
  ///
  /// - Returns: False if the storage has not taken the update. Then the members of the node and its lease
  ///   have not changed, and the node sends a complete update.
  func updateMembers(_ update: MembersUpdate) async throws -> Bool

  /// Sends a message to the nodes that are connected: each receives it at most once.
  func publish(_ message: Data, to topic: String) async throws
}

/// An event that a ``SharedStorage`` announces to the nodes.
public enum SharedStorageEvent: Equatable, Sendable {
  /// The row with the key was saved with a version.
  case rowSaved(key: String, version: Int)
  /// The members of a topic have changed.
  case membersChanged(topic: String)
  /// A message was published to a topic.
  case message(Data, topic: String)
  /// The storage can be reached again: rows and members may have changed, and messages are lost.
  case reconnected
}

/// A row as a ``SharedStorage`` has it.
public struct StoredRow: Equatable, Sendable {
  /// The number of saves, including the first.
  public var version: Int
  /// The value, encoded.
  public var data: Data

  /// Creates a row.
  public init(version: Int, data: Data) {
    self.version = version
    self.data = data
  }
}

/// A change of a row by a node.
public struct RowSave: Equatable, Sendable {
  /// The key of the row: at most 512 bytes of any characters.
  public var key: String
  /// The new value, encoded.
  public var data: Data
  /// The version that the change was made of: 0 for a row that is absent.
  public var replacedVersion: Int
  /// The identifier of the node that saves.
  public var node: String
  /// The number of the save among those of the node. It grows.
  public var number: Int

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - key: The key of the row: at most 512 bytes of any characters.
  ///   - data: The new value, encoded.
  ///   - replacedVersion: The version that the change was made of: 0 for a row that is absent.
  ///   - node: The identifier of the node that saves.
  ///   - number: The number of the save among those of the node.
  public init(key: String, data: Data, replacedVersion: Int, node: String, number: Int) {
    self.key = key
    self.data = data
    self.replacedVersion = replacedVersion
    self.node = node
    self.number = number
  }
}

/// The outcome of a save: a new version of the row, or a conflict with another save.
public enum RowSaveResult: Equatable, Sendable {
  /// The row was saved, and has this version since.
  case saved(version: Int)
  /// The row has another version than the one that the save replaces; `nil` if it is absent.
  case conflict(StoredRow?)
}

/// A member of a topic as a ``SharedStorage`` has it.
public struct StoredMember: Hashable, Sendable {
  /// The topic: at most 512 bytes of any characters.
  public var topic: String
  /// The identifier of the node that the member is connected with.
  public var node: String
  /// The number of the member, which no other member of the node has had.
  public var number: Int
  /// The identifier by which applications tell members apart. Several members may have it, such as the
  /// tabs of a user.
  public var id: String
  /// The value of the member, encoded.
  public var data: Data

  /// Creates a member.
  ///
  /// - Parameters:
  ///   - topic: The topic: at most 512 bytes of any characters.
  ///   - node: The identifier of the node that the member is connected with.
  ///   - number: The number of the member, which no other member of the node has had.
  ///   - id: The identifier by which applications tell members apart.
  ///   - data: The value of the member, encoded.
  public init(topic: String, node: String, number: Int, id: String, data: Data) {
    self.topic = topic
    self.node = node
    self.number = number
    self.id = id
    self.data = data
  }
}

/// A change of the members of a node.
public struct MembersUpdate: Sendable {
  /// The identifier of the node.
  public var node: String
  /// The number of the update among those of the node: 1, 2, 3, and so on.
  public var number: Int
  /// The time until the members of the node are removed, unless it sends another update.
  public var lease: Duration
  /// The members that join, in their order.
  public var joined: [StoredMember]
  /// The members that leave, by their topics and numbers.
  public var left: [StoredMember]
  /// True if those that join are all members of the node: all others are removed.
  public var isComplete: Bool

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - node: The identifier of the node.
  ///   - number: The number of the update among those of the node.
  ///   - lease: The time until the members of the node are removed, unless it sends another update.
  ///   - joined: The members that join, in their order.
  ///   - left: The members that leave.
  ///   - isComplete: True if those that join are all members of the node.
  public init(
    node: String, number: Int, lease: Duration, joined: [StoredMember] = [],
    left: [StoredMember] = [],
    isComplete: Bool = false
  ) {
    self.node = node
    self.number = number
    self.lease = lease
    self.joined = joined
    self.left = left
    self.isComplete = isComplete
  }
}

/// The error of those who wait for a storage that does not answer.
///
/// Changes are saved as soon as the storage answers. An `update` may or may not take effect.
public struct SharedStorageTimeout: Error, Equatable, CustomStringConvertible {
  /// The time for which the storage has not answered.
  public let duration: Duration

  init(duration: Duration) { self.duration = duration }

  /// The problem, and what follows.
  public var description: String {
    "The storage of shared values has not answered for \(duration). Changes are saved once it does."
  }
}
