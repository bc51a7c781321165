import ConcurrencyExtras
public import CustomDump

extension TextState: CustomDumpRepresentable {
  /// The text, with its formats as marks: `Delete **all** messages?`.
  public var customDumpValue: Any { markup }

  private var markup: String {
    var markup =
      switch storage {
      case .verbatim(let content), .localized(let content, _): content
      case .concatenated(let first, let second): first.markup + second.markup
      }
    for modifier in modifiers { markup = modifier.mark(markup) }
    return markup
  }
}

extension TextState.Modifier {
  fileprivate func mark(_ text: String) -> String {
    switch self {
    case .accessibilityHeading(let level): tag(text, "accessibility-heading-level", level.rawValue)
    case .accessibilityLabel(let label): tag(text, "accessibility-label", String(state: label))
    case .accessibilityTextContentType(let type):
      tag(text, "accessibility-text-content-type", type.rawValue)
    case .baselineOffset(let offset): tag(text, "baseline-offset", "\(offset)")
    case .bold(true), .fontWeight(.bold): "**\(text)**"
    case .italic(true): "_\(text)_"
    case .strikethrough(true): "~~\(text)~~"
    case .underline(true): tag(text, "u", nil)
    case .fontWeight(let weight?): tag(text, "font-weight", weight.rawValue)
    case .kerning(let kerning): tag(text, "kerning", "\(kerning)")
    case .monospacedDigit: tag(text, "monospaced-digit", nil)
    case .speechAdjustedPitch(let pitch): tag(text, "speech-adjusted-pitch", "\(pitch)")
    case .speechAlwaysIncludesPunctuation(true):
      tag(text, "speech-always-includes-punctuation", nil)
    case .speechAnnouncementsQueued(true): tag(text, "speech-announcements-queued", nil)
    case .speechSpellsOutCharacters(true): tag(text, "speech-spells-out-characters", nil)
    case .styled(let style): tag(text, "\(style.base)", nil)
    case .tracking(let tracking): tag(text, "tracking", "\(tracking)")
    case .bold(false), .italic(false), .strikethrough(false), .underline(false), .fontWeight(nil),
      .speechAlwaysIncludesPunctuation(false), .speechAnnouncementsQueued(false),
      .speechSpellsOutCharacters(false):
      text
    }
  }

  private func tag(_ text: String, _ name: String, _ value: String?) -> String {
    "<\(name)\(value.map { "=\($0)" } ?? "")>\(text)</\(name)>"
  }
}
