public import ComposableCore
import Foundation

extension Text {
  // Disfavored, like the other initializers with an unlabeled argument but one. Otherwise a mistake in
  // the argument fits several, and with mistakes in several texts the compiler tries each combination.
  /// Creates a text view that displays a text of the state of a feature, in the language of the
  /// environment.
  ///
  /// Accessibility labels, headings and formats of speech are not applied.
  @_disfavoredOverload
  public init(_ state: TextState) {
    switch state.storage {
    case .verbatim(let text): self.init(verbatim: text)
    case .localized(let text, let key):
      self = (key as? LocalizedTextState)?.text ?? Text(verbatim: text)
    case .concatenated(let first, let second): self = Text(first) + Text(second)
    }
    for modifier in state.modifiers { self = modified(modifier) }
  }

  private func modified(_ modifier: TextState.Modifier) -> Text {
    switch modifier {
    case .bold(let isActive): bold(isActive)
    case .italic(let isActive): italic(isActive)
    case .monospacedDigit: monospacedDigit()
    case .strikethrough(let isActive): strikethrough(isActive)
    case .underline(let isActive): underline(isActive)
    case .fontWeight(let weight): fontWeight(weight.map(Font.Weight.init))
    case .baselineOffset(let offset): baselineOffset(CGFloat(offset))
    case .kerning(let kerning): self.kerning(CGFloat(kerning))
    case .tracking(let tracking): self.tracking(CGFloat(tracking))
    case .styled(let style): (style.base as? TextStateStyle)?.apply(to: self) ?? self
    case .accessibilityHeading, .accessibilityLabel, .accessibilityTextContentType,
      .speechAdjustedPitch, .speechAlwaysIncludesPunctuation, .speechAnnouncementsQueued,
      .speechSpellsOutCharacters:
      self
    }
  }
}

extension Font.Weight {
  fileprivate init(_ weight: TextState.FontWeight) {
    self =
      switch weight {
      case .black: .black
      case .heavy: .heavy
      case .bold: .bold
      case .semibold: .semibold
      case .medium: .medium
      case .regular: .regular
      case .light: .light
      case .thin: .thin
      case .ultraLight: .ultraLight
      }
  }
}
