@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Sets the options of the keyboard of a field.
  mutating func setTraits(of field: InputContent) {
    let traits = field.traits
    set("autocomplete", traits.contentType?.autocompletion ?? "off")
    set("inputmode", traits.keyboard.inputMode)
    set("autocapitalize", traits.capitalization?.name)
    if traits.isAutocorrectionDisabled {
      set("autocorrect", "off")
      set("spellcheck", "false")
    }
    let label = traits.submitLabel?.name ?? (field.kind == .search ? "search" : "send")
    set("enterkeyhint", field.submits ? label : traits.submitLabel?.name)
  }
}

extension UIKeyboardType {
  /// The HTML value; `nil` for all keys.
  fileprivate var inputMode: String? {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
    case .URL: "url"
    case .emailAddress: "email"
    case .webSearch: "search"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .phonePad: "tel"
    case .decimalPad: "decimal"
    }
  }
}

extension UITextContentType {
  /// The HTML value.
  fileprivate var autocompletion: String {
    switch self {
    case .name: "name"
    case .username: "username"
    case .password: "current-password"
    case .newPassword: "new-password"
    case .oneTimeCode: "one-time-code"
    case .emailAddress: "email"
    case .telephoneNumber: "tel"
    case .URL: "url"
    }
  }
}

extension TextInputAutocapitalization {
  /// The HTML value.
  fileprivate var name: String {
    switch self {
    case .never: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .characters: "characters"
    }
  }
}

extension SubmitLabel {
  /// The HTML value.
  fileprivate var name: String {
    switch self {
    case .done: "done"
    case .go, .join, .route: "go"
    case .send: "send"
    case .search: "search"
    case .return: "enter"
    case .next, .continue: "next"
    }
  }
}
