/// A type that loads a shared value from a storage and follows its changes.
///
/// Conform to it for a storage of your own that features only read, such as the settings of a
/// server. For one that they also write, see ``SharedKey``.
///
/// ```swift
/// struct RemoteFlagKey: SharedReaderKey {
///   let name: String
///   var id: String { name }
///
///   func load(context: LoadContext<Bool>, continuation: LoadContinuation<Bool>) {
///     client.fetch(name) { continuation.resume(with: $0) }
///   }
///
///   func subscribe(
///     context: LoadContext<Bool>, subscriber: SharedSubscriber<Bool>
///   ) -> SharedSubscription {
///     let token = client.observe(name) { subscriber.yield($0) }
///     return SharedSubscription { token.cancel() }
///   }
/// }
/// ```
///
/// 1. All properties with equal keys share one value as long as one of them exists. Keys are equal
///    if their ``id``s are, and the types of these and of the values are the same.
/// 2. The value is loaded when the first of these properties is initialized. A continuation that is
///    resumed before `load` returns provides the initial value; until then other threads wait.
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The type of the identifier.
  associatedtype ID: Hashable & Sendable = Self

  /// The identifier of the value.
  var id: ID { get }

  /// Loads the value.
  ///
  /// - Parameters:
  ///   - context: The reason for the load.
  ///   - continuation: The receiver of the result.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Subscribes to changes that others make to the value.
  ///
  /// - Parameters:
  ///   - context: The reason for the subscription.
  ///   - subscriber: The receiver of the changes.
  /// - Returns: The subscription, which is cancelled when no property uses the value any more.
  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself, which identifies the value that it leads to.
  public var id: ID { self }
}

/// A type that loads a shared value from a storage, follows its changes, and saves it.
///
/// Conform to it for a storage of your own.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value.
  ///
  /// It is called with each change, in order and by one thread at a time. The changes that a
  /// reducer makes for one action are one change.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: The reason for the save.
  ///   - continuation: The receiver of the result.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}
