#if !canImport(Darwin)
import ConcurrencyExtras
public import Foundation

// Foundation has these on Apple platforms only. Disfavored, so that a later Foundation that has them
// on other platforms takes precedence.

extension NotificationCenter {
  /// Returns an asynchronous sequence of the notifications with a name.
  ///
  /// ```swift
  /// @Dependency(\.notificationCenter) var notificationCenter
  ///
  /// // in a reducer
  /// case .task:
  ///   return .run { send in
  ///     for await _ in notificationCenter.notifications(named: .itemsDidChange) {
  ///       await send(.itemsDidChange)
  ///     }
  ///   }
  /// ```
  ///
  /// Guarantees:
  /// 1. An iterator receives the notifications that are posted after it was created, in the order
  ///    in which they are posted.
  /// 2. Those that are posted while its consumer is busy are kept; none is dropped.
  /// 3. The sequence ends when the consumer's task is cancelled. Then, and when the iterator is
  ///    deallocated, the center forgets it.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender of the notifications, or `nil` for any sender.
  @_disfavoredOverload
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  // Unchecked: the sender is only compared by identity.
  /// The notifications of a center with a name, as an asynchronous sequence.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    /// The elements are the notifications, in the order in which they are posted.
    public typealias Element = Notification
    /// The sequence throws no errors.
    public typealias Failure = Never

    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?

    /// Creates an iterator, which observes the center from now on.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// An iterator that waits for notifications.
    public struct Iterator: AsyncIteratorProtocol {
      // Notifications are not `Sendable`. Each is handed to one consumer.
      private var iterator: AsyncStream<UncheckedSendable<Notification>>.Iterator

      fileprivate init(_ notifications: Notifications) {
        let (stream, continuation) = AsyncStream<UncheckedSendable<Notification>>.makeStream()
        let center = notifications.center
        let observer = center.addObserver(
          forName: notifications.name, object: notifications.object, queue: nil
        ) {
          continuation.yield(UncheckedSendable($0))
        }
        let token = UncheckedSendable(observer)  // Only passed back to the center.
        continuation.onTermination = { _ in center.removeObserver(token.value) }
        iterator = stream.makeAsyncIterator()
      }

      /// Waits for the next notification. Returns `nil` if the task is cancelled.
      public mutating func next() async -> Notification? {
        await iterator.next()?.value
      }

      /// Waits for the next notification on the caller's actor. Returns `nil` if the task is
      /// cancelled.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? {
        await iterator.next(isolation: actor)?.value
      }
    }
  }
}
#endif
