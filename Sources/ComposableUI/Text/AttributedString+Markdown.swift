public import Foundation

/// The emphasis of a part of a text, as Markdown has it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the emphasis.
  public let rawValue: UInt

  /// Creates an emphasis from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, which is shown in italics: `*text*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, which is shown in bold: `**text**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, which is shown in letters of equal width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// A text with a line through it: `~~text~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)

  static let traits: [(InlinePresentationIntent, TextRun.Traits)] = [
    (.emphasized, .italic), (.stronglyEmphasized, .bold), (.code, .monospaced),
    (.strikethrough, .strikethrough),
  ]
}

extension AttributedString {
  /// The rules by which Markdown becomes an attributed string.
  public struct MarkdownParsingOptions: Sendable {
    /// The parts of Markdown that are read.
    public enum InterpretedSyntax: Sendable {
      /// All. Headings, lists and other blocks are texts here, as for ``inlineOnly``.
      case full
      /// Emphasis, code and links. White space is one space.
      case inlineOnly
      /// Emphasis, code and links.
      case inlineOnlyPreservingWhitespace
    }

    /// The reaction to mistakes in the text, of which inline Markdown has none.
    public enum FailurePolicy: Sendable {
      /// An error, or the parts that are understood.
      case throwError, returnPartiallyParsedIfPossible
    }

    /// A Boolean value that indicates whether attributes of the program are read, which they are not here.
    public var allowsExtendedAttributes: Bool
    /// The parts of Markdown that are read.
    public var interpretedSyntax: InterpretedSyntax
    /// The reaction to mistakes in the text.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates rules.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from Markdown.
  ///
  /// ```swift
  /// let options = AttributedString.MarkdownParsingOptions(
  ///   interpretedSyntax: .inlineOnlyPreservingWhitespace)
  /// Text(try AttributedString(markdown: "**Tea** costs ~~3~~ 2", options: options))
  /// ```
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: The rules.
  ///   - baseURL: The address that links without a scheme are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    let preservesWhitespace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let text =
      preservesWhitespace
      ? markdown : markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.init()
    for run in InlineMarkdown.runs(of: [.literal(text)]) {
      var part = AttributedString(run.text)
      let intents = InlinePresentationIntent.traits.filter { run.traits.contains($0.1) }.map(\.0)
      if !intents.isEmpty { part.inlinePresentationIntent = InlinePresentationIntent(intents) }
      if let link = run.link {
        part.link = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link
      }
      append(part)
    }
  }

  /// Creates an attributed string from Markdown in UTF-8.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: The rules.
  ///   - baseURL: The address that links without a scheme are relative to.
  /// - Throws: An error if the data are no text.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from a file of Markdown in UTF-8.
  ///
  /// - Throws: An error if the file can't be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}
