/// The subscribers of a ``Broadcast``, the latest value, and what is still to be delivered.
///
/// A pure value. Its owner guards it with a lock, and after unlocking delivers, starts and cancels tasks,
/// and releases the values that a mutation returns.
struct BroadcastState<Value: Sendable>: Sendable {
  /// The continuation of a sequence.
  struct Subscriber: Sendable {
    let yield: @Sendable (Value) -> Void
    let finish: @Sendable ((any Error)?) -> Void
  }

  /// The end of all sequences.
  struct End: Sendable {
    let error: (any Error)?
  }

  /// A subscriber with its identity, which grows with each one.
  struct Entry: Sendable {
    let id: Int
    let subscriber: Subscriber
  }

  /// A value or an end, for those who were subscribers when it was sent.
  struct Delivery: Sendable {
    enum Content: Sendable {
      case value(Value)
      case end(End)
    }

    let content: Content
    let receivers: [Entry]

    /// Delivers the content.
    func perform() {
      switch content {
      case .value(let value): for receiver in receivers { receiver.subscriber.yield(value) }
      case .end(let end): for receiver in receivers { receiver.subscriber.finish(end.error) }
      }
    }
  }

  /// The task to cancel and the values to release after the end of an iteration.
  struct Stop: Sendable {
    var task: Task<Void, Never>?
    var value: Value?
    var entries: [Entry] = []
  }

  /// The subscribers in the order of their identities.
  private(set) var subscribers: [Entry] = []
  private var latest: Value?
  private var end: End?
  private var lastID = 0
  private var pending: [Delivery] = []
  private var isDelivering = false
  /// The number of the running iteration of the source, or of the next one.
  private var iteration = 1
  private var task: Task<Void, Never>?

  init(latest: Value? = nil) { self.latest = latest }

  /// Enqueues a value for all subscribers.
  ///
  /// - Returns: The value that was the latest one.
  mutating func send(_ value: Value, isKept: Bool) -> Value? {
    guard end == nil else { return nil }
    pending.append(Delivery(content: .value(value), receivers: subscribers))
    guard isKept else { return nil }
    defer { latest = value }
    return latest.take()
  }

  /// Adds a subscriber, for whom the latest value is enqueued.
  ///
  /// - Returns: The identity of the subscriber, unless all sequences have ended, the number of the
  ///   iteration to start, and true if something is to be delivered to the subscriber.
  mutating func add(
    _ subscriber: Subscriber, beginsIteration hasSource: Bool
  ) -> (id: Int?, iteration: Int?, isPending: Bool) {
    lastID += 1
    let entry = Entry(id: lastID, subscriber: subscriber)
    if let end {
      pending.append(Delivery(content: .end(end), receivers: [entry]))
      return (nil, nil, true)
    }
    subscribers.append(entry)
    if let latest { pending.append(Delivery(content: .value(latest), receivers: [entry])) }
    return (lastID, hasSource && subscribers.count == 1 ? iteration : nil, latest != nil)
  }

  /// Removes a subscriber. With the last one, an iteration ends.
  mutating func remove(_ id: Int, endsIteration hasSource: Bool) -> Stop {
    guard let index = index(of: id) else { return Stop() }
    let entry = subscribers.remove(at: index)
    var stop = hasSource && subscribers.isEmpty ? endIteration() : Stop()
    stop.entries.append(entry)
    return stop
  }

  /// Keeps the task of an iteration. Returns false if the iteration has ended.
  mutating func keep(_ task: Task<Void, Never>, of iteration: Int) -> Bool {
    guard iteration == self.iteration, end == nil else { return false }
    self.task = task
    return true
  }

  /// Enqueues a value of an iteration, unless it has ended.
  ///
  /// - Returns: The value that was the latest one.
  mutating func receive(_ value: Value, from iteration: Int) -> Value? {
    iteration == self.iteration ? send(value, isKept: true) : nil
  }

  /// Ends an iteration, and the sequences of its subscribers.
  mutating func end(_ iteration: Int, _ end: End) -> Stop {
    guard iteration == self.iteration, self.end == nil else { return Stop() }
    return endSequences(end)
  }

  /// Ends all sequences, also those of later subscribers.
  mutating func finish(_ end: End) -> Stop {
    guard self.end == nil else { return Stop() }
    self.end = end
    return endSequences(end)
  }

  /// Returns what is to be delivered, unless another call delivers it.
  mutating func beginDelivery() -> [Delivery] { isDelivering ? [] : nextDeliveries() }

  /// Returns what is to be delivered next. If it is empty, the delivery has ended.
  mutating func nextDeliveries() -> [Delivery] {
    isDelivering = !pending.isEmpty
    defer { pending = [] }
    return pending
  }

  private mutating func endSequences(_ end: End) -> Stop {
    if !subscribers.isEmpty {
      pending.append(Delivery(content: .end(end), receivers: subscribers))
    }
    subscribers = []
    return endIteration()
  }

  private mutating func endIteration() -> Stop {
    iteration += 1
    return Stop(task: task.take(), value: latest.take())
  }

  /// The index of a subscriber, by binary search.
  private func index(of id: Int) -> Int? {
    var range = subscribers.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if subscribers[middle].id < id {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    let index = range.lowerBound
    return index < subscribers.count && subscribers[index].id == id ? index : nil
  }
}
