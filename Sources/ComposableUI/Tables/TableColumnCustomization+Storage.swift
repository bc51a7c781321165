public import Foundation

extension SceneStorage {
  /// Creates a value for the columns of a ``Table``, with the default columns.
  ///
  /// - Parameter key: The key of the value.
  public init<RowValue>(_ key: String) where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key)
  }
}

extension AppStorage {
  /// Creates a setting for the columns of a ``Table``, with the default columns.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The user defaults; `nil` for the dependency `defaultAppStorage`.
  ///   - perUser: Pass true for a setting of each user of a server.
  public init<RowValue>(
    _ key: String, store: UserDefaults? = nil, perUser: Bool = false
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(
      wrappedValue: TableColumnCustomization(), key, store: store, perUser: perUser)
  }
}
