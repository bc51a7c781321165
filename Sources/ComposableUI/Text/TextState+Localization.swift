public import ComposableCore
public import Foundation

extension TextState {
  /// Creates a text from a key that views look up in the language of their environment.
  ///
  /// ```swift
  /// AlertState { TextState("Delete \(count) messages?") }
  /// ```
  ///
  /// 1. It is equal to a text with the same characters that is not looked up, so that tests need not
  ///    import this module.
  /// 2. `String(state:)` and the messages of tests have the characters without a translation.
  ///
  /// - Parameters:
  ///   - key: The text.
  ///   - tableName: The name of the table with the translations; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for that of the environment, see
  ///     ``EnvironmentValues/localizationBundle``.
  ///   - comment: Ignored: a note for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      key.text.untranslated,
      localized: LocalizedTextState(text: Text(key, tableName: tableName, bundle: bundle)))
  }
}

/// The text of a state that is looked up.
///
/// Unchecked: it is only read, and its values are copies or immutable, as those of the state itself.
struct LocalizedTextState: @unchecked Sendable {
  let text: Text
}
