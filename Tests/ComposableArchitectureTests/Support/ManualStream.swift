import ComposableArchitecture

/// A source of notes that a test lets flow, from any thread.
final class Faucet: Sendable {
  private struct State {
    var subscribers: [Effect<Journal.Action>.Subscriber] = []
    var stops = 0
  }

  private let state = LockIsolated(State())
  /// What each subscription tells while it begins.
  private let first: [Journal.Action]

  init(first: [Journal.Action] = []) { self.first = first }

  /// An effect that delivers what flows.
  func effect(fileID: StaticString = #fileID, line: UInt = #line) -> Effect<Journal.Action> {
    .subscription(
      { [self] subscriber in
        for action in first { subscriber.send(action) }
        state.withValue { $0.subscribers.append(subscriber) }
        return { self.state.withValue { $0.stops += 1 } }
      },
      fileID: fileID, line: line
    )
  }

  /// How often it was subscribed to.
  var subscriptions: Int { state.withValue { $0.subscribers.count } }

  /// How many subscriptions were told to stop.
  var stops: Int { state.withValue { $0.stops } }

  func send(_ action: Journal.Action) {
    for subscriber in state.withValue({ $0.subscribers }) { subscriber.send(action) }
  }

  func finish() {
    for subscriber in state.withValue({ $0.subscribers }) { subscriber.finish() }
  }
}
