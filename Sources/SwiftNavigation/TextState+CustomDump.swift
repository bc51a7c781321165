public import CustomDump

extension TextState: CustomDumpRepresentable {
  /// The text, with its formats as marks: `Delete **all** messages?`.
  public var customDumpValue: Any { markup }

  private var markup: String {
    var markup =
      switch storage {
      case .verbatim(let content): content
      case .concatenated(let first, let second): first.markup + second.markup
      }
    for modifier in modifiers { markup = modifier.mark(markup) }
    return markup
  }
}

extension TextState.Modifier {
  fileprivate func mark(_ text: String) -> String {
    switch self {
    case .accessibilityLabel(let label): tag(text, "accessibility-label", String(state: label))
    case .baselineOffset(let offset): tag(text, "baseline-offset", "\(offset)")
    case .bold(true), .fontWeight(.bold): "**\(text)**"
    case .italic(true): "_\(text)_"
    case .strikethrough(true): "~~\(text)~~"
    case .underline(true): tag(text, "u", nil)
    case .fontWeight(let weight?): tag(text, "font-weight", weight.rawValue)
    case .kerning(let kerning): tag(text, "kerning", "\(kerning)")
    case .monospacedDigit: tag(text, "monospaced-digit", nil)
    case .tracking(let tracking): tag(text, "tracking", "\(tracking)")
    case .bold(false), .italic(false), .strikethrough(false), .underline(false), .fontWeight(nil):
      text
    }
  }

  private func tag(_ text: String, _ name: String, _ value: String?) -> String {
    "<\(name)\(value.map { "=\($0)" } ?? "")>\(text)</\(name)>"
  }
}
