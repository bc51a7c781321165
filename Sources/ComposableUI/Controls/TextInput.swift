import ComposableHTML

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
  /// The action to perform when the user enters and when the user leaves the field.
  var onEditingChanged: ((Bool) -> Void)?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textFieldStyle) private var style
  @Environment(\.submitAction) private var submitAction
  @Environment(\.textInputTraits) private var traits

  init(
    _ text: String, prompt: String, kind: InputContent.Kind, onCommit: (() -> Void)? = nil,
    onLeave: (() -> Void)? = nil, onEditingChanged: ((Bool) -> Void)? = nil,
    setText: @escaping (String) -> Bool
  ) {
    self.text = kind == .lines ? text.withLineFeeds : text.withoutLineBreaks
    self.prompt = prompt
    self.kind = kind
    self.onCommit = onCommit
    self.onLeave = onLeave
    self.onEditingChanged = onEditingChanged
    self.setText = setText
  }

  private var trigger: SubmitTriggers { kind == .search ? .search : .text }

  private var submits: Bool {
    kind != .lines && (onCommit != nil || submitAction?.handles(trigger) ?? false)
  }

  private var reportsFocus: Bool { onLeave != nil || onEditingChanged != nil }

  var body: some View {
    ElementView(
      InputContent(
        text: text, prompt: prompt, title: title, kind: kind, style: style, submits: submits,
        isEnabled: isEnabled, reportsFocus: reportsFocus, traits: traits
      ),
      handler: handle
    )
  }

  private func handle(_ interaction: Interaction) -> Bool {
    switch interaction {
    case .focus where reportsFocus:
      onEditingChanged?(true)
      return true
    case .blur where reportsFocus:
      onLeave?()
      onEditingChanged?(false)
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

/// The content of a text field or editor.
struct InputContent: ElementContent {
  /// The entered text.
  var text: String
  /// The placeholder shown while the text is empty.
  var prompt: String
  /// The label beside a placeholder that differs from it.
  var title: String?
  /// The kind of field.
  var kind: Kind
  /// The appearance of the field.
  var style: _TextFieldStyleKind
  /// True if the views handle ``Interaction/submit``.
  var submits: Bool
  /// True if the field accepts interactions.
  var isEnabled: Bool
  /// True if the views handle ``Interaction/focus`` and ``Interaction/blur``.
  var reportsFocus = false
  /// The options of the keyboard.
  var traits = TextInputTraits()

  /// The kind of a text field.
  enum Kind: Equatable, Sendable {
    /// A single line.
    case line
    /// A single line with hidden characters, such as a password.
    case secure
    /// Multiple lines.
    case lines
    /// A single line with words to search for.
    case search
  }

  /// Returns true if two fields are the same. Their texts have the same code units: the offsets of
  /// what the user types count these.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.text.isIdentical(to: rhs.text) && lhs.prompt == rhs.prompt && lhs.title == rhs.title
      && lhs.kind == rhs.kind && lhs.style == rhs.style && lhs.submits == rhs.submits
      && lhs.isEnabled == rhs.isEnabled && lhs.reportsFocus == rhs.reportsFocus
      && lhs.traits == rhs.traits
  }

  /// Makes a text field in a box, which shows the field's label above the text.
  func html(in context: RenderContext) -> HTMLNode {
    var input = HTMLNode(kind == .lines ? "textarea" : "input", idPrefix: "i")
    switch kind {
    case .line: input.set("type", "text")
    case .secure: input.set("type", "password")
    case .lines: input.set("rows", "3")
    case .search: input.set("type", "search")
    }
    input.set("data-on", submits ? "text submit" : "text")
    input.set("maxlength", "20000")
    traits.apply(to: &input, isSearchField: kind == .search, submits: submits)
    input.set("placeholder", prompt.isEmpty ? nil : prompt)
    let label = title ?? prompt
    input.set(
      "aria-label",
      context.accessibilityLabel ?? (label.isEmpty ? context.text(.text) : label))
    input.set("disabled", !isEnabled)
    input.set("value", text)
    if kind == .search {
      // Its symbol tells what it is.
      var node = HTMLNode("div", class: style.className, [.node(input)])
      node.add(class: "search-field")
      return node
    }
    // The theme shows it above the text, or always if it is not the placeholder.
    let caption = label.isEmpty ? context.accessibilityLabel : label
    var captionNode = HTMLNode("span", idPrefix: "k", class: "caption", [.text(caption ?? "")])
    captionNode.set("aria-hidden", "true")
    var node = HTMLNode("div", class: style.className, [.node(input), .node(captionNode)])
    node.set("data-caption", caption != nil)
    if let caption, caption != prompt { node.add(class: "titled") }
    if reportsFocus { node.set("data-focus", "") }
    return node
  }

  var layout: ElementLayout {
    ElementLayout(expandingAxes: .horizontal, traits: [.field, .flexible, .interactive])
  }

  var editableText: String? {
    get { text }
    set { if let newValue { text = newValue } }
  }

  var description: String {
    "\(kind.name) \"\(text)\" (\(title.map { "\($0), \(prompt)" } ?? prompt))"
      + enabled(isEnabled)
  }
}

extension InputContent.Kind {
  fileprivate var name: String {
    switch self {
    case .line: "TextField"
    case .secure: "SecureField"
    case .lines: "TextEditor"
    case .search: "SearchField"
    }
  }
}

extension _TextFieldStyleKind {
  fileprivate var className: StaticName {
    switch self {
    case .automatic: "field automatic"
    case .plain: "field plain"
    case .roundedBorder: "field rounded"
    }
  }
}
