/// A key of a value in the environment. ``Entry()`` declares one with its property.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no ancestor sets one.
  static var defaultValue: Value { get }
}

/// The values that views inherit from their ancestors.
///
/// Declare a value of your own with ``Entry()``, and read it with ``Environment``:
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// …
/// @Environment(\.accent) private var accent
/// ```
public struct EnvironmentValues {
  private final class Storage {
    var values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  private var storage: Storage?

  /// Creates an environment of default values.
  public init() {}

  /// The value of a key, or its default value if no ancestor has set one.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Unwrapped before the cast: a cast of `nil` to an optional value would succeed.
      guard let value = storage?.values[ObjectIdentifier(key)] else { return key.defaultValue }
      return value as? Key.Value ?? key.defaultValue
    }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage?.values ?? [:]) }
      storage?.values[ObjectIdentifier(key)] = newValue
    }
  }

  /// Returns true if both share one storage. Environments with equal values may not.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}

extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }

  /// A Boolean value that indicates whether controls accept interactions.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

/// Declares a value of the environment, with a key of its own.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
///   @Entry var title: String?
/// }
/// ```
///
/// 1. The default is the value of the declaration; that of an optional without one is `nil`.
/// 2. If the type is written out, the default value is created at each access.
@attached(accessor)
@attached(peer, names: prefixed(__EntryKey_))
public macro Entry() = #externalMacro(module: "ComposableMacros", type: "EntryMacro")
