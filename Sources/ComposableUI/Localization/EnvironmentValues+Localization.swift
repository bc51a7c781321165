public import Foundation

private enum LocalizationBundleKey: EnvironmentKey {
  static var defaultValue: Bundle? { nil }
}

extension EnvironmentValues {
  /// The bundle with the texts of keys that name no bundle; `nil` for the main bundle.
  ///
  /// Set it at the root of a feature whose texts are in the package of the feature:
  ///
  /// ```swift
  /// ShopView(store: store).environment(\.localizationBundle, .module)
  /// ```
  public var localizationBundle: Bundle? {
    get { self[LocalizationBundleKey.self] }
    set { self[LocalizationBundleKey.self] = newValue }
  }

  /// Returns the texts of a table; `nil` if there is none.
  func stringTable(named name: String?, in bundle: Bundle?) -> StringTable? {
    if let bundle = bundle ?? localizationBundle {
      return bundle.stringTable(named: name ?? Bundle.defaultTable)
    }
    guard let name, name != Bundle.defaultTable else { return Bundle.applicationTable }
    return Bundle.main.stringTable(named: name)
  }
}
