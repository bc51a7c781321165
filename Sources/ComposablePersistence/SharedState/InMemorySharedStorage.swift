import ComposableConcurrency
import Dependencies
public import Foundation

/// A storage of shared state in the memory of this process.
///
/// Use it in tests, with one or several nodes, and where nothing need outlive the process.
public final class InMemorySharedStorage: SharedStorage {
  fileprivate struct Row {
    var row: StoredRow
    /// The number and the resulting version of the last save of each node.
    var saves: [String: (number: Int, version: Int)] = [:]
  }

  fileprivate struct Lease {
    let end: Date
    /// The number of the last update of its node.
    let update: Int
  }

  fileprivate struct State {
    var rows: [String: Row] = [:]
    var members: [StoredMember] = []
    /// The leases by the identifiers of their nodes.
    var leases: [String: Lease] = [:]
  }

  private let state = Lock(State())
  private let broadcast = Broadcast<SharedStorageEvent>()
  private let now: @Sendable () -> Date

  /// Creates an empty storage.
  ///
  /// - Parameter now: Returns the date, by which leases end.
  public init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  /// Returns the events for one node.
  public func events() -> AsyncStream<SharedStorageEvent> { broadcast.values }

  /// Returns a row; `nil` if nothing was saved under the key.
  public func row(_ key: String) -> StoredRow? { state.withLock { $0.rows[key]?.row } }

  /// Saves a row, if it has the version that the save replaces.
  public func save(_ save: RowSave) -> RowSaveResult {
    let (result, isNew) = state.withLock { $0.save(save) }
    if isNew, case .saved(let version) = result {
      broadcast.send(.rowSaved(key: save.key, version: version))
    }
    return result
  }

  /// Returns the members of a topic whose nodes have a lease.
  public func members(of topic: String) -> [StoredMember] {
    let now = now()
    return state.withLock { state in
      state.members.filter {
        $0.topic == topic && state.leases[$0.node].map { $0.end > now } ?? false
      }
    }
  }

  /// Changes the members of a node, and begins its lease anew.
  public func updateMembers(_ update: MembersUpdate) -> Bool {
    let now = now()
    let (isTaken, topics) = state.withLock { $0.update(update, at: now) }
    for topic in topics.sorted() { broadcast.send(.membersChanged(topic: topic)) }
    return isTaken
  }

  /// Sends an event to all nodes.
  package func announce(_ event: SharedStorageEvent) { broadcast.send(event) }

  /// Sends a message to all nodes.
  public func publish(_ message: Data, to topic: String) {
    broadcast.send(.message(message, topic: topic))
  }
}

extension InMemorySharedStorage.State {
  mutating func save(_ save: RowSave) -> (result: RowSaveResult, isNew: Bool) {
    let row = rows[save.key]
    if let last = row?.saves[save.node], last.number == save.number {
      return (.saved(version: last.version), false)
    }
    guard (row?.row.version ?? 0) == save.replacedVersion else {
      return (.conflict(row?.row), false)
    }
    let version = save.replacedVersion + 1
    var saves = row?.saves ?? [:]
    saves[save.node] = (save.number, version)
    rows[save.key] = .init(row: StoredRow(version: version, data: save.data), saves: saves)
    return (.saved(version: version), true)
  }

  /// Returns false if the update was not taken, and the topics whose members have changed.
  mutating func update(_ update: MembersUpdate, at now: Date) -> (Bool, Set<String>) {
    var topics: Set<String> = []
    let ended = leases.filter { $0.value.end <= now }.keys
    topics.formUnion(remove { ended.contains($0.node) })
    for node in ended { leases[node] = nil }
    let last = leases[update.node]?.update
    guard update.isComplete ? update.number > last ?? 0 : update.number - 1 == last else {
      return (false, topics)
    }
    leases[update.node] = .init(
      end: now.addingTimeInterval(update.lease / .seconds(1)), update: update.number)
    let joined = Set(update.joined.map(\.number))
    let left = Set(update.left.map(\.number))
    let known = Set(members.lazy.filter { $0.node == update.node }.map(\.number))
    topics.formUnion(
      remove {
        $0.node == update.node
          && (left.contains($0.number) || update.isComplete && !joined.contains($0.number))
      })
    for member in update.joined where !known.contains(member.number) {
      members.append(member)
      topics.insert(member.topic)
    }
    return (true, topics)
  }

  /// Removes members, and returns their topics.
  private mutating func remove(where isRemoved: (StoredMember) -> Bool) -> Set<String> {
    let topics = Set(members.lazy.filter(isRemoved).map(\.topic))
    if !topics.isEmpty { members.removeAll(where: isRemoved) }
    return topics
  }
}
