public import Foundation

extension TextState {
  /// Creates a text from a key, which is shown as it is. In a file that imports `ComposableUI`, a
  /// literal is looked up in the table instead.
  ///
  /// - Parameters:
  ///   - key: The characters.
  ///   - tableName: Ignored.
  ///   - bundle: Ignored.
  ///   - comment: Ignored.
  @_disfavoredOverload
  public init(
    _ key: some StringProtocol, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: String(key))
  }

  /// Sets the label that assistive technology reads in place of the text, from a key.
  ///
  /// - Parameters:
  ///   - key: The characters of the label: there are no translations.
  ///   - tableName: Ignored.
  ///   - bundle: Ignored.
  ///   - comment: Ignored.
  public func accessibilityLabel(
    _ key: some StringProtocol, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) -> Self {
    accessibilityLabel(TextState(verbatim: String(key)))
  }

  /// Sets whether the text is bold.
  public func bold(isActive: Bool) -> Self { bold(isActive) }

  /// Sets whether the text is italic.
  public func italic(isActive: Bool) -> Self { italic(isActive) }
}

extension String {
  /// Creates a string with the characters of a text: `init(state:)` with a locale.
  ///
  /// - Parameters:
  ///   - state: The text.
  ///   - locale: Ignored: only views translate a text.
  public init(state: TextState, locale: Locale?) {
    self.init(state: state)
  }
}
