import ComposableHTML
import Foundation

/// A piece of text with one style.
struct TextRun: Equatable, Sendable {
  /// The text.
  var text: String
  /// The font; `nil` to inherit it.
  var font: Font?
  /// The traits added to the font.
  var traits: Traits
  /// The style of the text; `nil` to inherit it.
  var foregroundStyle: ResolvedShapeStyle?
  /// The color behind the text; `nil` for none.
  var backgroundColor: Color?
  /// The style of the underline; `nil` for that of the text.
  var underlineStyle: ResolvedShapeStyle?
  /// The style of the strikethrough line; `nil` for that of the text.
  var strikethroughStyle: ResolvedShapeStyle?
  /// The pattern of the lines; `nil` for solid ones.
  var linePattern: LinePattern?
  /// The address that a tap on the text opens; `nil` for none.
  var link: URL?
  /// The additional space between characters, in points; `nil` to inherit it.
  var tracking: Double?
  /// The distance above the baseline, in points; `nil` for none.
  var baselineOffset: Double?

  /// A pattern of lines, by its name in CSS.
  enum LinePattern: String, Sendable {
    case dotted, dashed

    var css: CSS { "\(self)" }
  }

  /// Traits that are added to a font.
  struct Traits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    let rawValue: Int
    /// Creates traits from bits.
    init(rawValue: Int) { self.rawValue = rawValue }

    /// A heavier weight.
    static let bold = Traits(rawValue: 1)
    /// A slanted style.
    static let italic = Traits(rawValue: 2)
    /// Digits of equal width, so that changing numbers don't shift the text.
    static let monospacedDigit = Traits(rawValue: 4)
    /// A line below the text.
    static let underline = Traits(rawValue: 8)
    /// A line through the text.
    static let strikethrough = Traits(rawValue: 16)
    /// Characters of equal width.
    static let monospaced = Traits(rawValue: 32)
    /// A bar in place of each word. The text consists of placeholders.
    static let redacted = Traits(rawValue: 64)
  }
}

extension HTMLNode {
  /// Makes the text of a run the content, with its styles.
  ///
  /// - Parameter isWhole: True for the only run of a text.
  mutating func apply(_ run: TextRun, isWhole: Bool) {
    content = [.text(run.text)]
    if let font = run.font { style(font.styles) }
    style(run.traits.styles)
    style("letter-spacing", run.tracking.map { "\($0)px" })
    style("vertical-align", run.baselineOffset.map { "\($0)px" })
    if run.traits.contains(.redacted) {
      add(class: "redacted")
      set("aria-hidden", "true")
    }
    style("text-shadow", run.foregroundStyle?.withoutShadows.shadows.textShadow)
    style("mix-blend-mode", run.foregroundStyle?.blendMode?.css)
    style("background-color", run.backgroundColor?.css)
    guard let gradient = run.foregroundStyle?.image else {
      style("color", run.foregroundStyle?.css)
      return applyDecorations(run)
    }
    style("text-decoration-color", run.foregroundStyle?.css)
    applyDecorations(run)
    // Behind the letters, and nowhere else: the node itself may be a row with a background. Forced colors replace both.
    var painted = HTMLNode("span", content)
    painted.style("background", gradient)
    painted.style("background-clip", "text")
    painted.style("-webkit-background-clip", "text")
    painted.style("color", "transparent")
    // Otherwise a gradient continues from line to line.
    if isWhole { painted.style("display", "block") }
    content = [.node(painted)]
  }

  private mutating func applyDecorations(_ run: TextRun) {
    style("text-decoration-style", run.linePattern?.css)
    let (underline, strikethrough) = (run.underlineStyle, run.strikethroughStyle)
    switch (run.traits.contains(.underline), run.traits.contains(.strikethrough)) {
    case (true, true) where underline != strikethrough:
      // Decorations of two colors need two nested elements.
      style("text-decoration-line", "underline")
      style("text-decoration-color", underline?.css)
      var struck = HTMLNode("span", [.text(run.text)])
      struck.style("text-decoration-line", "line-through")
      struck.style("text-decoration-color", strikethrough?.css)
      struck.style("text-decoration-style", run.linePattern?.css)
      content = [.node(struck)]
    case (true, true):
      style("text-decoration-line", "underline line-through")
      style("text-decoration-color", underline?.css)
    case (true, false):
      style("text-decoration-line", "underline")
      style("text-decoration-color", underline?.css)
    case (false, true):
      style("text-decoration-line", "line-through")
      style("text-decoration-color", strikethrough?.css)
    case (false, false):
      break
    }
  }
}

extension TextRun {
  /// True if the run needs a node of its own, in that of the text.
  var needsNode: Bool {
    link != nil || baselineOffset != nil || traits.contains(.redacted)
  }

  /// True if the run may have numbers, which most runs don't.
  var hasNumbers: Bool {
    font != nil || foregroundStyle != nil || underlineStyle != nil || strikethroughStyle != nil
      || backgroundColor != nil || tracking != nil || baselineOffset != nil
  }

  /// Returns the value without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> TextRun {
    var run = self
    run.font = font.flatMap { $0.finite(&numbers) }
    run.foregroundStyle = foregroundStyle?.finite(&numbers)
    run.backgroundColor = backgroundColor?.finite(&numbers)
    run.underlineStyle = underlineStyle?.finite(&numbers)
    run.strikethroughStyle = strikethroughStyle?.finite(&numbers)
    run.tracking = numbers.optional(tracking)
    run.baselineOffset = numbers.optional(baselineOffset)
    return run
  }
}

extension TextRun.Traits {
  fileprivate var styles: [CSSDeclaration] {
    var styles: [CSSDeclaration] = []
    if contains(.bold) { styles.append(CSSDeclaration("font-weight", "700")) }
    if contains(.italic) { styles.append(CSSDeclaration("font-style", "italic")) }
    if contains(.monospacedDigit) {
      styles.append(CSSDeclaration("font-variant-numeric", "tabular-nums"))
    }
    if contains(.monospaced) { styles.append(CSSDeclaration("font-family", "var(--monospaced)")) }
    return styles
  }
}
