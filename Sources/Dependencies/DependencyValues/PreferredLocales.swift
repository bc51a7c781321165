public import Foundation

extension DependencyValues {
  /// The locales of the user's preferred languages, the most preferred first. Use it in place of
  /// `Locale.preferredLanguages`.
  ///
  /// ```swift
  /// withDependencies {
  ///   $0.preferredLocales = [Locale(identifier: "de_AT"), Locale(identifier: "en")]
  /// } operation: {
  ///   model.chooseTranslation()
  /// }
  /// ```
  ///
  /// 1. They depend on the settings of the machine, so reading them in a test that does not
  ///    override them fails the test.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

private enum PreferredLocalesKey: DependencyKey {
  static var liveValue: [Locale] {
    Locale.preferredLanguages.map { Locale(identifier: $0) }
  }
}
