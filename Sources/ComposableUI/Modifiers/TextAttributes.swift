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
    return modified(.textAttributes(attributes))
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
