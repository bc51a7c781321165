import ComposableCore
import Foundation

/// A state of a view that can outlive its process.
protocol RestorableState: AnyObject {
  /// Returns what is stored of the value; `nil` if it is as it was at first, or never leaves memory.
  func stored() -> StoredValue?
  /// Sets the value to one that was stored.
  func restore(_ json: String) throws
}

/// The error of a value that has another type than the one that was stored.
struct RestorationError: Error {}

/// The stored form of a value.
enum StoredValue {
  /// The value as JSON.
  case json(String)
  /// Nothing, since its type is not `Codable`.
  case lost
}

/// A value that is stored as another one.
protocol RestorableValue {
  /// The value that is stored; `nil` if it can't be.
  var storedForm: (any Codable)? { get }
  /// Returns the value that was stored.
  static func decoded(_ data: Data) throws -> any RestorableValue
}

/// The input of fields that conceal their texts.
enum SecretInput {
  /// True while such a field sets its text.
  @TaskLocal static var isCurrent = false
}

/// The states of a former process.
enum RestoredInput {
  /// True while views are updated with them: nothing has changed for an `onChange`.
  @TaskLocal static var isCurrent = false
}
