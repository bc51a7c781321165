public import CombineSchedulers

/// A publisher of the state of a store, or of a member of it.
///
/// ```swift
/// store.publisher.title
///   .sink { label.text = $0 }
///   .store(in: &cancellables)
/// ```
///
/// Guarantees:
/// 1. A subscriber receives the current state and the state after each action, on the store's actor:
///    the current one at once, unless it subscribes elsewhere, such as with `values`.
/// 2. The state is published once for an action and those that its effects send at once.
/// 3. A member is published only when its value changes. For a member with the name of a Combine
///    operator, use the key path: `map(\.count)`.
/// 4. It completes when the state of a child store is removed. The publisher and its subscriptions
///    retain the store.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// The type of the state.
  public typealias Output = State
  /// The failure type: it never fails.
  public typealias Failure = Never

  private let upstream: AnyPublisher<State, Never>

  init(_ upstream: some Publisher<State, Never>) {
    self.upstream = upstream.eraseToAnyPublisher()
  }

  /// Attaches a subscriber, on any actor.
  public func receive(subscriber: some Subscriber<State, Never>) {
    upstream.receive(subscriber: subscriber)
  }

  /// A publisher of a member of the state, which publishes only changes.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(upstream.map { $0[keyPath: keyPath] }.removeDuplicates())
  }
}
