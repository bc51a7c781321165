extension TextState {
  /// The level of a heading.
  public enum AccessibilityHeadingLevel: String, Hashable, Sendable {
    /// A heading without a level, and the levels from the highest to the lowest.
    case unspecified, h1, h2, h3, h4, h5, h6
  }

  /// The kind of content of a text.
  public enum AccessibilityTextContentType: String, Hashable, Sendable {
    /// A kind of content.
    case console, fileSystem, messaging, narrative, plain, sourceCode, spreadsheet, wordProcessing
  }

  /// Sets the level of the text as a heading. Views do not apply it yet.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self {
    with(.accessibilityHeading(level))
  }

  /// Sets the kind of content of the text. Views do not apply it yet.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self {
    with(.accessibilityTextContentType(type))
  }

  /// Raises or lowers the pitch of the spoken text. Views do not apply it yet.
  public func speechAdjustedPitch(_ value: Double) -> Self { with(.speechAdjustedPitch(value)) }

  /// Sets whether the punctuation of the text is spoken. Views do not apply it yet.
  public func speechAlwaysIncludesPunctuation(_ isActive: Bool = true) -> Self {
    with(.speechAlwaysIncludesPunctuation(isActive))
  }

  /// Sets whether the text is spoken after what is being spoken. Views do not apply it yet.
  public func speechAnnouncementsQueued(_ isActive: Bool = true) -> Self {
    with(.speechAnnouncementsQueued(isActive))
  }

  /// Sets whether the text is spelled out. Views do not apply it yet.
  public func speechSpellsOutCharacters(_ isActive: Bool = true) -> Self {
    with(.speechSpellsOutCharacters(isActive))
  }
}
