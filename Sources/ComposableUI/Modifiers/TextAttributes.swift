import ComposableHTML
public import Foundation

nonisolated extension View {
  /// Sets the additional space between the characters of text in this view.
  ///
  /// - Parameter kerning: The space, in points.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Sets the additional space between the characters of text in this view.
  ///
  /// - Parameter tracking: The space, in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    textAttributes { $0.tracking = Double(tracking) }
  }

  /// Moves text in this view relative to its baseline. The layout does not change.
  ///
  /// - Parameter baselineOffset: The distance upwards, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textAttributes { $0.baselineOffset = Double(baselineOffset) }
  }

  /// Sets the additional space between the lines of text in this view.
  ///
  /// - Parameter lineSpacing: The space, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    textAttributes { $0.lineSpacing = max(0, Double(lineSpacing)) }
  }

  /// Sets the case of the letters of text in this view; `nil` shows the letters of the strings.
  public func textCase(_ textCase: Text.Case?) -> some View {
    textAttributes { attributes in
      attributes.letterCase =
        switch textCase {
        case .uppercase: .uppercase
        case .lowercase: .lowercase
        case nil: .original
        }
    }
  }

  /// Determines if the user can select text in this view. By default, a browser selects all text
  /// except in buttons.
  public func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View {
    textAttributes { $0.isSelectable = Selectability.allowsSelection }
  }

  /// Returns the view unchanged: text that is too long ends with an ellipsis.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Returns the view unchanged: text wraps or is truncated, it never shrinks.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Returns the view unchanged: characters never move closer together.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  private func textAttributes(_ set: (inout TextAttributesContent) -> Void) -> some View {
    var attributes = TextAttributesContent()
    set(&attributes)
    return modified(attributes)
  }
}

/// A value that determines if text can be selected.
public protocol TextSelectability {
  /// A Boolean value that determines if text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected: `.textSelection(.enabled)`.
public struct EnabledTextSelectability: TextSelectability {
  /// Always true: users can select the text.
  public static var allowsSelection: Bool { true }
}

/// Text that can't be selected: `.textSelection(.disabled)`.
public struct DisabledTextSelectability: TextSelectability {
  /// Always false: users can't select the text.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Attributes of the texts in an element. `nil` keeps that of the enclosing element.
struct TextAttributesContent: ModifierContent {
  /// The additional space between characters, in points.
  var tracking: Double?
  /// The distance of the text above its baseline, in points.
  var baselineOffset: Double?
  /// The additional space between lines, in points.
  var lineSpacing: Double?
  /// The case of the letters.
  var letterCase: LetterCase?
  /// True if the user can select the text.
  var isSelectable: Bool?

  /// The case of letters.
  enum LetterCase: String, Sendable {
    /// Capital letters, small letters, or the letters of the string.
    case uppercase, lowercase, original
  }

  // The theme applies those that CSS does not inherit.
  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("letter-spacing", tracking.map { "\($0)px" })
    if let baselineOffset {
      node.add(class: "raised")
      node.style("--raise", "\(baselineOffset)px")
    }
    if let lineSpacing {
      node.add(class: "spaced")
      node.style("--line-spacing", "\(max(0, lineSpacing))px")
    }
    switch letterCase {
    case .uppercase: node.style("text-transform", "uppercase")
    case .lowercase: node.style("text-transform", "lowercase")
    case .original: node.style("text-transform", "none")
    case nil: break
    }
    if let isSelectable {
      node.style("-webkit-user-select", isSelectable ? "text" : "none")
      node.style("user-select", isSelectable ? "text" : "none")
    }
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    tracking = numbers.optional(tracking)
    baselineOffset = numbers.optional(baselineOffset)
    lineSpacing = numbers.optional(lineSpacing)
  }

  var description: String {
    let lengths: [(String, Double?)] = [
      ("tracking", tracking), ("baselineOffset", baselineOffset), ("lineSpacing", lineSpacing),
    ]
    return "textAttributes"
      + lengths.map { name, length in length.map { " \(name) \($0)" } ?? "" }.joined()
      + (letterCase.map { " \($0)" } ?? "")
      + (isSelectable.map { $0 ? " selectable" : " not selectable" } ?? "")
  }
}
