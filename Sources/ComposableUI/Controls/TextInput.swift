/// The element behind all fields for text.
nonisolated struct TextInput: View {
  let text: String
  let prompt: String
  /// The label, if there is also a placeholder.
  var title: String?
  let kind: InputContent.Kind
  /// Sets the text that the user typed. Returns `false` if it is not valid.
  let setText: (String) -> Bool
  /// The action to perform when the user submits the field, before those of `onSubmit(of:_:)`.
  var onCommit: (() -> Void)?
  /// The action to perform when the user leaves the field.
  var onLeave: (() -> Void)?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textFieldStyle) private var style
  @Environment(\.submitAction) private var submitAction
  @Environment(\.textInputTraits) private var traits

  init(
    _ text: String, prompt: String, kind: InputContent.Kind, onCommit: (() -> Void)? = nil,
    onLeave: (() -> Void)? = nil, setText: @escaping (String) -> Bool
  ) {
    self.text = kind == .lines ? text.withLineFeeds : text.withoutLineBreaks
    self.prompt = prompt
    self.kind = kind
    self.onCommit = onCommit
    self.onLeave = onLeave
    self.setText = setText
  }

  private var trigger: SubmitTriggers { kind == .search ? .search : .text }

  private var submits: Bool {
    kind != .lines && (onCommit != nil || submitAction?.handles(trigger) ?? false)
  }

  var body: some View {
    ElementView(
      .field(
        InputContent(
          text: text, prompt: prompt, title: title, kind: kind, style: style, submits: submits,
          isEnabled: isEnabled, reportsFocus: onLeave != nil, traits: traits
        )
      ),
      handler: handle
    )
  }

  private func handle(_ interaction: Interaction) -> Bool {
    switch interaction {
    case .focus where onLeave != nil: return true
    case .blur where onLeave != nil:
      onLeave?()
      return true
    case _ where !isEnabled: return false
    case .text(let text):
      return setText(kind == .lines ? text : text.filter { !$0.isNewline })
    case .submit where submits:
      onCommit?()
      submitAction?.submit(trigger)
      return true
    default:
      return false
    }
  }
}

// The text is the one that a browser shows, so that the user's edits of it are edits of this text.
extension String {
  /// The text with line feeds as its only line breaks.
  fileprivate var withLineFeeds: String {
    guard utf8.contains(UInt8(ascii: "\r")) else { return self }
    return replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// The text without line breaks.
  fileprivate var withoutLineBreaks: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return self
    }
    return String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\n" && $0 != "\r" }))
  }
}

/// A field with its label.
nonisolated struct LabeledTextInput<Label: View>: View {
  let prompt: Text?
  let label: Label
  /// Returns the field with a placeholder.
  let field: (String) -> TextInput
  @Environment(\.self) private var environment

  var body: some View {
    if let title = (label as? Text)?.string(in: environment) {
      field(of: title)
    } else {
      HStack {
        label
        field(prompt?.string(in: environment) ?? "")
      }
    }
  }
}

extension LabeledTextInput {
  private func field(of title: String) -> TextInput {
    guard let prompt = prompt?.string(in: environment) else { return field(title) }
    var input = field(prompt)
    if !title.isEmpty { input.title = title }
    return input
  }
}
