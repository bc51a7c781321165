import ComposableHTML
public import Foundation

extension Text {
  /// The size of a text in relation to others with the same font.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller size.
    public static let secondary = Scale(isSecondary: true)
  }
}

nonisolated extension View {
  /// Sets the size of the texts in this view that have no font of their own.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modified(SecondaryTextContent(isSecondary: scale.isSecondary && isEnabled))
  }

  /// Sets the language that the texts in this view are in, for hyphenation, fonts and screen readers.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  {
    modified(LanguageContent(language: isEnabled ? language.minimalIdentifier : nil))
  }

  /// Sets the maximum number of lines of text in this view.
  ///
  /// - Parameter number: The maximum, at least 1; `nil` for no maximum.
  public func lineLimit(_ number: Int?) -> some View {
    modified(LineLimitContent(limit: number.map { max($0, 1) }))
  }

  /// Sets the minimum and the maximum number of lines of text in this view. Shorter text reserves
  /// the space of the minimum.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modified(LineLimitContent(limit: max(limit.upperBound, 1), minimum: max(limit.lowerBound, 1)))
  }

  /// Sets the minimum number of lines of text in this view. Shorter text reserves their space.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modified(LineLimitContent(limit: nil, minimum: max(limit.lowerBound, 1)))
  }

  /// Sets the maximum number of lines of text in this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the maximum number of lines of text in this view.
  ///
  /// - Parameters:
  ///   - limit: The maximum, at least 1.
  ///   - reservesSpace: A Boolean value that determines if shorter text takes the space of all
  ///     lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(reservesSpace ? max(limit, 1)...max(limit, 1) : 1...max(limit, 1))
  }

  /// Sets the alignment of the lines of text in this view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modified(TextAlignmentContent(alignment: alignment))
  }
}

/// The maximum number of lines of the texts in an element, `nil` for any, and the minimum.
struct LineLimitContent: ModifierContent {
  var limit: Int?
  var minimum = 1

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if let limit {
      node.add(class: limit > 1 ? "limited" : "limited single")
      node.style("--lines", "\(max(1, limit))")
    }
    if minimum > 1 {
      node.add(class: "spacious")
      node.style("--least-lines", "\(minimum)")
    }
  }

  var description: String {
    "lineLimit" + (limit.map { " \($0)" } ?? "") + (minimum > 1 ? " at least \(minimum)" : "")
  }
}

/// The alignment of lines in multiline texts.
struct TextAlignmentContent: ModifierContent {
  var alignment: TextAlignment

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("text-align", alignment.css)
  }

  var description: String { "alignment \(alignment)" }
}

/// The size of the texts of an element.
struct SecondaryTextContent: ModifierContent {
  var isSecondary: Bool

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if isSecondary { node.style("font-size", "0.8em") }
  }

  var description: String { "text" + (isSecondary ? " secondary" : "") }
}

/// The language of the texts of an element; `nil` for that of the page.
struct LanguageContent: ModifierContent {
  var language: String?

  func apply(to node: inout HTMLNode, in context: RenderContext) { node.set("lang", language) }

  var description: String { "language" + (language.map { " \($0)" } ?? "") }
}
