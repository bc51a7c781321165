/// The element behind all fields for text.
struct TextInput: View {
  let text: String
  let prompt: String
  /// The label, if there is also a placeholder.
  var title: String?
  let kind: InputContent.Kind
  /// Sets the text that the user typed. Returns `false` if it is not valid.
  let setText: (String) -> Bool
  /// The action to perform when the user submits the field, before those of `onSubmit(of:_:)`.
  var onCommit: (() -> Void)?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textFieldStyle) private var style
  @Environment(\.submitAction) private var submitAction
  @Environment(\.textInputTraits) private var traits

  init(
    _ text: String, prompt: String, kind: InputContent.Kind, onCommit: (() -> Void)? = nil,
    setText: @escaping (String) -> Bool
  ) {
    self.text = text
    self.prompt = prompt
    self.kind = kind
    self.onCommit = onCommit
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
          isEnabled: isEnabled, traits: traits
        )
      ),
      handler: handle
    )
  }

  private func handle(_ interaction: Interaction) -> Bool {
    guard isEnabled else { return false }
    switch interaction {
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

/// A field with its label.
struct LabeledTextInput<Label: View>: View {
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
