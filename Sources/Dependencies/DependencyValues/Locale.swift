public import Foundation

extension DependencyValues {
  /// The locale for formatting. Use it in place of `Locale.current`.
  ///
  /// ```swift
  /// withDependencies {
  ///   $0.locale = Locale(identifier: "en_US")
  /// } operation: {
  ///   model.render()
  /// }
  /// ```
  ///
  /// 1. It depends on the settings of the machine, so reading it in a test that does not override
  ///    it fails the test.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

private enum LocaleKey: DependencyKey {
  static var liveValue: Locale { .autoupdatingCurrent }
}
