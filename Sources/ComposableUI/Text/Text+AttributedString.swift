public import Foundation

extension Text {
  /// A line below or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      /// The pattern in CSS.
      let style: TextRun.LinePattern?

      /// A solid line.
      public static let solid = Pattern(style: nil)
      /// A line of dots.
      public static let dot = Pattern(style: .dotted)
      /// A line of dashes.
      public static let dash = Pattern(style: .dashed)
      /// A line of dashes and dots. It has dashes here.
      public static let dashDot = Pattern(style: .dashed)
      /// A line of dashes and two dots. It has dashes here.
      public static let dashDotDot = Pattern(style: .dashed)
    }

    /// The pattern of the line.
    let pattern: Pattern
    /// The color of the line; `nil` for the color of the text.
    let color: Color?

    /// Creates a line style.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line; `nil` for the color of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A line in the color of the text.
    public static let single = LineStyle()
  }

  /// Creates a text view that displays an attributed string.
  ///
  /// 1. The attributes of `AttributeScopes.SwiftUIAttributes` and the links of Foundation are
  ///    displayed, others are ignored.
  /// 2. A modifier of the text applies to the parts that do not have its attribute.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      attributedContent.runs.map { run in
        TextSegment(
          content: .verbatim(String(attributedContent[run.range].characters)),
          attributes: run.textAttributes)
      })
  }
}

extension AttributedString.Runs.Run {
  fileprivate var textAttributes: [TextAttribute] {
    var attributes: [TextAttribute] = []
    if let link = self.link { attributes.append(.link(link)) }
    if let font = self.font { attributes.append(.font(font)) }
    if let intent = self.inlinePresentationIntent {
      for (part, trait) in InlinePresentationIntent.traits where intent.contains(part) {
        attributes.append(.trait(trait, true))
      }
    }
    if let backgroundColor = self.backgroundColor {
      attributes.append(.backgroundColor(backgroundColor))
    }
    if let foregroundColor = self.foregroundColor {
      attributes.append(.foregroundStyle(foregroundColor._resolved))
    }
    if let underlineStyle = self.underlineStyle {
      attributes.append(.trait(.underline, true))
      attributes.append(.underlineStyle(underlineStyle.color?._resolved))
      attributes.append(.linePattern(underlineStyle.pattern.style))
    }
    if let strikethroughStyle = self.strikethroughStyle {
      attributes.append(.trait(.strikethrough, true))
      attributes.append(.strikethroughStyle(strikethroughStyle.color?._resolved))
      attributes.append(.linePattern(strikethroughStyle.pattern.style))
    }
    if let tracking = self.tracking ?? self.kern { attributes.append(.tracking(Double(tracking))) }
    if let baselineOffset = self.baselineOffset {
      attributes.append(.baselineOffset(Double(baselineOffset)))
    }
    return attributes
  }
}
