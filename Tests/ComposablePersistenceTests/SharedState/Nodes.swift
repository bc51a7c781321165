import ComposablePersistence
import Dependencies
import Sharing

extension SharedNode {
  /// A node that waits for nothing but the end of its lease.
  static func test(_ storage: any SharedStorage) -> SharedNode {
    var settings = SharedNodeSettings()
    settings.retryDelay = .zero
    settings.disconnectionDelay = .zero
    return SharedNode(storage, settings: settings)
  }

  /// Creates a property on this node.
  func shared<Value: Codable & Sendable>(
    _ key: RowKeyExpression<Value>, default value: Value
  ) -> Shared<Value> {
    withDependencies {
      $0.sharedNode = self
    } operation: {
      Shared(wrappedValue: value, key.make())
    }
  }
}

/// An expression for a key, which must be evaluated on a node.
struct RowKeyExpression<Value: Codable & Sendable> {
  let make: () -> RowKey<Value>

  static func row(
    _ key: String, merging: (@Sendable (Value, Value, Value) -> Value)? = nil
  ) -> Self {
    Self { .row(key, merging: merging) }
  }
}

extension Shared where Value: Sendable {
  /// Waits until the value meets a condition.
  func wait(until condition: @Sendable (Value) -> Bool) async {
    for await value in updates where condition(value) { return }
  }
}

extension SharedReader where Value: Sendable {
  /// Waits until the value meets a condition.
  func wait(until condition: @Sendable (Value) -> Bool) async {
    for await value in updates where condition(value) { return }
  }
}
