import ComposableConcurrency
import ComposableCore
import ConcurrencyExtras
public import OpenCombineShim
import Transactions

nonisolated extension View {
  /// Adds an action to perform with each value of a publisher.
  ///
  /// ```swift
  /// .onReceive(model.$query) { query in suggestions = index.matches(query) }
  /// ```
  ///
  /// Guarantees:
  /// 1. The publisher is subscribed to while the view is shown: when it appears, until it is removed
  ///    or another screen covers its own.
  /// 2. A body that is evaluated again and passes the same publisher keeps the subscription.
  ///    Another publisher replaces it, so store a pipeline in the model, or a timer in a `@State`.
  /// 3. The action is that of the latest body. It is performed on the actor of the view, in the order
  ///    of the values: at once for a value that is published there, and later for one that is
  ///    published on another thread.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - action: The action to perform with a value.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (_ value: P.Output) -> Void
  ) -> some View where P.Failure == Never {
    Lifetime(content: self) {
      PublishedValues(publisher, action)
    } update: { observer in
      (observer as? PublishedValues<P>)?.update(publisher, action)
    }
  }
}

/// An observer that performs an action with the values of a publisher.
private final class PublishedValues<P: Publisher>: LifetimeObserver where P.Failure == Never {
  private var publisher: P
  private var action: (P.Output) -> Void
  private var queue: ValueQueue<P.Output>?
  private var subscription: AnyCancellable?

  init(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }

  func update(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
    self.action = action
    guard !isSame(publisher, self.publisher) else { return }
    self.publisher = publisher
    guard queue != nil else { return }
    disappear()
    appear()
  }

  func appear() {
    let queue = ValueQueue<P.Output> { [weak self] in self?.action($0) }
    self.queue = queue
    subscription = publisher.sink { queue.enqueue($0) }
  }

  func disappear() {
    queue?.cancel()
    queue = nil
    subscription = nil
  }
}

/// A queue of values from any thread, whose action is performed on the actor that creates the queue.
// Unchecked: the action is performed on the actor only, and a publisher transfers its values.
private final class ValueQueue<Value>: @unchecked Sendable {
  private struct Contents {
    var values: [(value: Value, transaction: Transaction)] = []
    /// True while the action is performed, or a task to do so has been created.
    var isDraining = false
    var isCancelled = false
  }

  private let isolation = StoreIsolation.current ?? StoreIsolation(MainActor.shared)
  private let dependencies = DependencyValues._current
  private let contents = Lock(UncheckedSendable(Contents()))
  private let action: (Value) -> Void

  init(_ action: @escaping (Value) -> Void) {
    self.action = action
  }

  func enqueue(_ value: Value) {
    let entry = UncheckedSendable((value: value, transaction: Transaction.current))
    let isFirst = contents.withLock { contents in
      if contents.value.isCancelled { return false }
      contents.value.values.append(entry.value)
      defer { contents.value.isDraining = true }
      return !contents.value.isDraining
    }
    guard isFirst, let actor = isolation.actor else { return }
    if isolation.isKnownToBeCurrent { return drain(actor) }
    Task(executorPreference: QuiescentExecutor.current) { await self.drain(on: actor) }
  }

  /// Drops the values that were not delivered.
  func cancel() {
    let dropped = contents.withLock { contents in
      defer { contents.value = Contents(isCancelled: true) }
      return contents
    }
    // Released outside of the lock: it may be foreign code.
    withExtendedLifetime(dropped) {}
  }

  private func drain(on isolation: isolated any Actor) { drain(isolation) }

  private func drain(_ actor: any Actor) {
    MainActor.withViews(on: actor) {
      dependencies.run {
        while let entries = takeEntries() {
          for entry in entries where !isCancelled {
            withTransaction(entry.transaction) { action(entry.value) }
          }
        }
      }
    }
  }

  private var isCancelled: Bool { contents.withLock(\.value.isCancelled) }

  /// Removes and returns the values; `nil` if there are none, which ends the draining.
  private func takeEntries() -> [(value: Value, transaction: Transaction)]? {
    let taken = contents.withLock { contents in
      defer { contents.value.values = [] }
      if contents.value.values.isEmpty { contents.value.isDraining = false }
      return UncheckedSendable(contents.value.values)
    }
    return taken.value.isEmpty ? nil : taken.value
  }
}
