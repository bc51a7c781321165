/// A key of the environment, with the value where nobody sets one.
public protocol EnvironmentKey {
  /// What is filed under the key.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}

/// What goes down from a view to all views in it.
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

  /// Makes an environment in which nothing is set.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Looked up before it is cast: a cast of nothing to an optional value would succeed.
      guard let value = storage?.values[ObjectIdentifier(key)] else { return key.defaultValue }
      return value as? Key.Value ?? key.defaultValue
    }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage?.values ?? [:]) }
      storage?.values[ObjectIdentifier(key)] = newValue
    }
  }

  /// Whether these are the very same values. Two that were set alike apart are not.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}

extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }

  /// Whether the user can do anything with the view.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

/// Makes a property a value of the environment, with a key of its own.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
///   @Entry var title: String?
/// }
/// ```
///
/// 1. Where nobody sets it, it has the value that it is declared with; an optional is `nil` without
///    one.
/// 2. That value is made each time it is asked for, where the type is written out.
@attached(accessor)
@attached(peer, names: prefixed(__EntryKey_))
public macro Entry() = #externalMacro(module: "ComposableMacros", type: "EntryMacro")
