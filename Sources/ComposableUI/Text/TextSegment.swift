import Foundation

/// A part of a text with its own attributes.
struct TextSegment: Equatable {
  /// The source of the characters.
  enum Content: Equatable {
    case verbatim(String)
    /// A text that is looked up in a table of a bundle.
    case localized(LocalizedText, table: String?, bundle: Bundle?)
    case formatted(AnyTextFormat)
    /// A text of the library.
    case system(LocalizedText)
  }

  let content: Content
  /// The attributes, in the order in which they were set.
  var attributes: [TextAttribute] = []

  /// Returns the runs in an environment.
  func runs(in environment: EnvironmentValues) -> [TextRun] {
    var runs =
      switch content {
      case .verbatim(let text): [TextRun(text)]
      case .system(let text): [TextRun(text.systemString(in: environment))]
      case .formatted(let format): [TextRun(format.base.string(in: environment))]
      case .localized(let text, let table, let bundle):
        text.runs(in: environment.stringTable(named: table, in: bundle), environment)
      }
    for attribute in attributes {
      for index in runs.indices { attribute.apply(to: &runs[index]) }
    }
    return runs
  }
}
