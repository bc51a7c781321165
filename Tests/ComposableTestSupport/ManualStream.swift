import ComposableCore

/// A stream of events that a test sends by hand, from any thread.
final class ManualStream: Sendable {
  private struct State {
    var subscribers: [Effect<EventLog.Action>.Subscriber] = []
    var cancellations = 0
  }

  private let state = LockIsolated(State())
  /// The actions that each subscription sends while it begins.
  private let initial: [EventLog.Action]

  init(initial: [EventLog.Action] = []) { self.initial = initial }

  /// An effect that delivers the actions that are sent to this stream.
  func effect(fileID: StaticString = #fileID, line: UInt = #line) -> Effect<EventLog.Action> {
    .subscription(
      { [self] subscriber in
        for action in initial { subscriber.send(action) }
        state.withValue { $0.subscribers.append(subscriber) }
        return { self.state.withValue { $0.cancellations += 1 } }
      },
      fileID: fileID, line: line
    )
  }

  /// The number of subscriptions that began.
  var subscriptions: Int { state.withValue { $0.subscribers.count } }

  /// The number of subscriptions that were cancelled.
  var cancellations: Int { state.withValue { $0.cancellations } }

  func send(_ action: EventLog.Action) {
    for subscriber in state.withValue({ $0.subscribers }) { subscriber.send(action) }
  }

  func finish() {
    for subscriber in state.withValue({ $0.subscribers }) { subscriber.finish() }
  }
}
