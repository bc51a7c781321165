public import CombineSchedulers

/// A store's state, or a part of it, as a publisher.
///
/// ```swift
/// store.publisher.title
///   .sink { label.text = $0 }
///   .store(in: &cancellables)
/// ```
///
/// 1. A subscriber is told the state at once, and again after each action that changes it: on the
///    store's actor, before that action's effects begin.
/// 2. A member is told when its value differs from the one before.
///    One with the name of an operator of Combine is reached by key path: `map(\.count)`.
/// 3. It completes when the store goes, or the state of a child store does. A subscription keeps
///    neither alive; the publisher itself does.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// The state.
  public typealias Output = State
  /// It never fails.
  public typealias Failure = Never

  private let upstream: AnyPublisher<State, Never>

  init(_ upstream: some Publisher<State, Never>) {
    self.upstream = upstream.eraseToAnyPublisher()
  }

  /// Subscribes; to be called on the store's actor.
  public func receive(subscriber: some Subscriber<State, Never>) {
    upstream.receive(subscriber: subscriber)
  }

  /// A part of the state, published when it differs from the one before.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(upstream.map { $0[keyPath: keyPath] }.removeDuplicates())
  }
}
