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
/// 1. A subscriber receives the current state at once, and the new state after each action that
///    changes it: on the store's actor, before the effects of that action start.
/// 2. A member is published only when its value changes. For a member with the name of a Combine
///    operator, use the key path: `map(\.count)`.
/// 3. It completes when the store is deallocated, or when the state of a child store is removed. A
///    subscription retains neither; the publisher itself retains the store.
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

  /// Attaches a subscriber. Call it on the store's actor.
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
