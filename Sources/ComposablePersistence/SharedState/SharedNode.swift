import ComposableConcurrency
public import Dependencies
import Foundation

/// The connection of this process with what it shares with others.
///
/// Set it when a program starts, in the place of one that keeps everything in memory:
///
/// ```swift
/// prepareDependencies {
///   $0.sharedNode = SharedNode(try PostgreSQLStorage())
/// }
/// ```
///
/// A test of several nodes creates them with one storage:
///
/// ```swift
/// let storage = InMemorySharedStorage()
/// let (first, second) = (SharedNode(storage), SharedNode(storage))
/// ```
///
/// 1. A row that changes is loaded once in a process, for all of its properties.
/// 2. While the storage can't be reached, properties keep their values and may be changed. The changes
///    are merged with those of others and saved once it can be reached again.
public final class SharedNode: Sendable {
  /// The identifier of the node, which no other node has had.
  let id = UUID().uuidString
  let storage: any SharedStorage
  let settings: SharedNodeSettings

  /// A row or a topic that has observers.
  enum Subject: Hashable {
    case row(String)
    case members(topic: String)
  }

  /// An observer of a row or of the members of a topic.
  protocol Observer: AnyObject, Sendable {
    /// Receives the announcement of a change: of the version of a row, if it is known.
    func didChange(version: Int?)
  }

  private struct WeakObserver: Sendable {
    weak var observer: (any Observer)?
  }

  private struct State {
    var observers: [Subject: [WeakObserver]] = [:]
    var messages: [String: Broadcast<Data>] = [:]
    var events: Task<Void, Never>?
    var saveCount = 0
  }

  private let state = Lock(State())
  let retryDelays: RetryDelays
  let firstLoads = FirstLoads()
  let members: NodeMembers

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - storage: The storage that the node shares with others.
  ///   - settings: The limits and times of the node.
  public init(_ storage: any SharedStorage, settings: SharedNodeSettings = SharedNodeSettings()) {
    self.storage = storage
    self.settings = settings
    retryDelays = RetryDelays(settings)
    members = NodeMembers(
      node: id, in: storage, lease: settings.lease, clock: settings.clock, retryDelays)
  }

  deinit { state.withLock { $0.events }?.cancel() }

  /// True while rows with default values are being loaded.
  package var isLoading: Bool { !firstLoads.isEmpty }

  /// Waits until the rows that have default values now have been loaded, or could not be.
  package func firstLoadsToEnd() async { await firstLoads.wait() }

  /// Returns the number of the next save.
  func nextSaveNumber() -> Int {
    state.withLock { state in
      state.saveCount += 1
      return state.saveCount
    }
  }

  /// Adds an observer. Its deallocation ends the observation.
  func addObserver(_ observer: some Observer, of subject: Subject) {
    state.withLock { $0.observers[subject, default: []].append(WeakObserver(observer: observer)) }
    startEvents()
  }

  /// Removes an observer, and those that were deallocated.
  func removeObserver(_ removed: (any Observer)?, of subject: Subject) {
    state.withLock { state in
      let remaining = state.observers[subject]?.filter {
        $0.observer != nil && $0.observer !== removed
      }
      state.observers[subject] = remaining.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// Returns the messages that are published to a topic from now on.
  func messages(of topic: String) -> AsyncStream<Data> {
    let stream = state.withLock { state in
      state.messages = state.messages.filter { $0.key == topic || $0.value.subscriberCount > 0 }
      let broadcast = state.messages[topic] ?? Broadcast()
      state.messages[topic] = broadcast
      return broadcast.values(bufferingPolicy: .bufferingNewest(settings.messageBuffer))
    }
    startEvents()
    return stream
  }

  /// Follows the events of the storage, from the first use on.
  private func startEvents() {
    state.withLock { state in
      guard state.events == nil else { return }
      // Subscribed here, so that no event is missed that follows.
      let events = storage.events()
      state.events = Task.detached { [weak self] in
        for await event in events { self?.receive(event) }
      }
    }
  }

  private func receive(_ event: SharedStorageEvent) {
    switch event {
    case .rowSaved(let key, let version): notifyObservers(of: .row(key), version)
    case .membersChanged(let topic): notifyObservers(of: .members(topic: topic), nil)
    case .message(let message, let topic):
      state.withLock { $0.messages[topic] }?.send(message)
    case .reconnected:
      retryDelays.end()
      for subject in state.withLock({ Array($0.observers.keys) }) {
        notifyObservers(of: subject, nil)
      }
      members.update()
    }
  }

  private func notifyObservers(of subject: Subject, _ version: Int?) {
    let observers = state.withLock { $0.observers[subject] ?? [] }
    for entry in observers { entry.observer?.didChange(version: version) }
  }
}

/// The limits and times of a ``SharedNode``.
public struct SharedNodeSettings: Sendable {
  /// The largest row, in encoded bytes: 1 MiB.
  public var rowSize = 1 << 20
  /// The largest message and the largest value of a member, in encoded bytes: 64 KiB.
  public var messageSize = 1 << 16
  /// The messages of a topic that are kept for a feature that is busy: 1,000. Older ones are dropped.
  public var messageBuffer = 1_000
  /// The time after which the members of a node that has died leave: 10 seconds.
  public var lease = Duration.seconds(10)
  /// The time that a member stays after its browser has disconnected: half a second.
  public var disconnectionDelay = Duration.milliseconds(500)
  /// The first delay after a failure, which doubles with each further one.
  public var retryDelay = Duration.milliseconds(250)
  /// The longest delay after a failure.
  public var longestRetryDelay = Duration.seconds(15)
  /// The longest time that those who wait for the storage are left without an answer: 3 seconds. Then
  /// they receive a ``SharedStorageTimeout``, while the node goes on to wait.
  public var storageTimeout = Duration.seconds(3)
  /// The clock by which the node waits.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// Returns the share of a delay for which the node waits, so that nodes do not return together.
  package var jitter: @Sendable () -> Double = { Double.random(in: 0.5...1) }

  /// Creates the default settings.
  public init() {}
}

private enum SharedNodeKey: DependencyKey {
  static var liveValue: SharedNode { SharedNode(InMemorySharedStorage()) }
  static var testValue: SharedNode { SharedNode(InMemorySharedStorage()) }
}

extension DependencyValues {
  /// The connection of this process with what it shares with others: with itself alone, in memory,
  /// unless it is set. Each test has its own.
  public var sharedNode: SharedNode {
    get { self[SharedNodeKey.self] }
    set { self[SharedNodeKey.self] = newValue }
  }
}
