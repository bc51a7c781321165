import ComposableConcurrency

/// A subscription to the changes of a value, which ends when it is cancelled or released.
public struct SharedSubscription: Sendable {
  private final class Storage: Sendable {
    private let onCancel: Lock<(@Sendable () -> Void)?>

    init(_ onCancel: @escaping @Sendable () -> Void) { self.onCancel = Lock(onCancel) }

    deinit { cancel() }

    func cancel() {
      let onCancel = onCancel.withLock { onCancel in
        defer { onCancel = nil }
        return onCancel
      }
      onCancel?()
    }
  }

  private let storage: Storage

  /// Creates a subscription.
  ///
  /// - Parameter cancel: Ends the subscription. It is called once.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    storage = Storage(cancel)
  }

  /// Ends the subscription.
  public func cancel() { storage.cancel() }
}
