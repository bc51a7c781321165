/// The one field of all those that text is entered in.
struct TextInput: View {
  let text: String
  let prompt: String
  let kind: InputContent.Kind
  /// Takes what was entered, and says whether it can.
  let enter: (String) -> Bool
  /// What to do once the user is done, besides what the surroundings do.
  var finish: (() -> Void)?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textFieldStyle) private var style
  @Environment(\.submitAction) private var submitAction

  init(
    _ text: String, prompt: String, kind: InputContent.Kind, finish: (() -> Void)? = nil,
    enter: @escaping (String) -> Bool
  ) {
    self.text = text
    self.prompt = prompt
    self.kind = kind
    self.finish = finish
    self.enter = enter
  }

  private var submits: Bool { kind != .lines && (finish != nil || submitAction != nil) }

  var body: some View {
    ElementView(
      .field(
        InputContent(
          text: text, prompt: prompt, kind: kind, style: style, submits: submits,
          isEnabled: isEnabled
        )
      ),
      handler: handle
    )
  }

  private func handle(_ interaction: Interaction) -> Bool {
    guard isEnabled else { return false }
    switch interaction {
    case .text(let text):
      return enter(kind == .lines ? text : text.filter { !$0.isNewline })
    case .submit where submits:
      finish?()
      submitAction?.submit()
      return true
    default:
      return false
    }
  }
}

/// A field with what it is for.
struct LabeledTextInput<Label: View>: View {
  let prompt: Text?
  let label: Label
  /// The field, with a prompt.
  let field: (String) -> TextInput

  var body: some View {
    if let title = (label as? Text)?.text {
      if let prompt {
        field(prompt.text).accessibilityLabel(title)
      } else {
        field(title)
      }
    } else {
      HStack {
        label
        field(prompt?.text ?? "")
      }
    }
  }
}

extension Text {
  /// The text without its looks.
  var text: String { runs.map(\.text).joined() }
}
