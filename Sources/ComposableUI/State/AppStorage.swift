import ComposableCore
public import Foundation

/// A property wrapper for a setting of the app.
///
/// ```swift
/// @AppStorage("soundEnabled") private var isSoundEnabled = true
/// ```
///
/// 1. It is the value of `@Shared(.appStorage("soundEnabled"))`: both change together.
/// 2. Without `store`, the setting is one of the dependency `defaultAppStorage`. On a server, all users
///    share it, unless it is `perUser`: `@AppStorage("theme", perUser: true)`, see `SharedScope`.
/// 3. Before the view is shown, it has the default value, and setting it is ignored.
@propertyWrapper
public struct AppStorage<Value>: GraphBoundProperty {
  private let defaultValue: Value
  private let makeLocation: () -> AppStorageLocation<Value>
  private var location: AppStorageLocation<Value>?

  private init(
    _ defaultValue: Value, _ makeLocation: @escaping () -> AppStorageLocation<Value>
  ) {
    self.defaultValue = defaultValue
    self.makeLocation = makeLocation
  }

  /// The value of the setting.
  public var wrappedValue: Value {
    get { location?.get() ?? defaultValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the setting.
  public var projectedValue: Binding<Value> {
    Binding(
      to: location.map { BindingIdentity($0) }, get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    location = storage.state(at: offset, makeLocation)
  }
}

extension AppStorage where Value: Codable & Sendable {
  /// Creates a setting.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of a setting that was never set.
  ///   - key: The name of the setting.
  ///   - store: The user defaults; `nil` for the dependency `defaultAppStorage`.
  ///   - perUser: Pass true for a setting of each user of a server.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil, perUser: Bool = false)
  {
    self.init(wrappedValue) {
      let setting = AppStorageKey<Value>.appStorage(key, store: store)
      return AppStorageLocation(
        Shared(wrappedValue: wrappedValue, perUser ? setting.perUser : setting))
    }
  }

  /// Creates an optional setting.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The user defaults; `nil` for the dependency `defaultAppStorage`.
  ///   - perUser: Pass true for a setting of each user of a server.
  public init(_ key: String, store: UserDefaults? = nil, perUser: Bool = false)
  where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key, store: store, perUser: perUser)
  }
}

extension AppStorage where Value: RawRepresentable & Sendable, Value.RawValue: Codable {
  /// Creates a setting that is stored by its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of a setting that was never set.
  ///   - key: The name of the setting.
  ///   - store: The user defaults; `nil` for the dependency `defaultAppStorage`.
  ///   - perUser: Pass true for a setting of each user of a server.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil, perUser: Bool = false)
  {
    self.init(wrappedValue) {
      let setting = AppStorageKey<Value>.appStorage(key, store: store)
      return AppStorageLocation(
        Shared(wrappedValue: wrappedValue, perUser ? setting.perUser : setting))
    }
  }
}

/// The shared value of a setting.
private final class AppStorageLocation<Value>: InitialState {
  /// True, since the setting is not the view's own.
  var isInitial: Bool { true }
  let get: () -> Value
  let set: (Value) -> Void

  init(_ shared: Shared<Value>) {
    get = { shared.wrappedValue }
    set = { value in shared.withLock { $0 = value } }
  }
}
