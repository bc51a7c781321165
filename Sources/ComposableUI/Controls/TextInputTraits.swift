import ComposableHTML

/// The options of the keyboard of a field for text.
struct TextInputTraits: Hashable, Sendable {
  /// The keys that the user needs.
  var keyboard = UIKeyboardType.default
  /// The meaning of the text, so that the browser can fill it in; `nil` for none.
  var contentType: UITextContentType?
  /// The letters that are capitalized; `nil` for the default of the browser.
  var capitalization: TextInputAutocapitalization?
  /// True if the text is not corrected.
  var isAutocorrectionDisabled = false
  /// The label of the key that submits the text; `nil` for that of the field.
  var submitLabel: SubmitLabel?

  init() {}

  /// Sets the options of a field.
  func apply(to input: inout HTMLNode, isSearchField: Bool, submits: Bool) {
    input.set("autocomplete", contentType?.autocompletion ?? "off")
    input.set("inputmode", keyboard.inputMode)
    input.set("autocapitalize", capitalization?.name)
    if isAutocorrectionDisabled {
      input.set("autocorrect", "off")
      input.set("spellcheck", "false")
    }
    let label = submitLabel?.name ?? (isSearchField ? "search" : "send")
    input.set("enterkeyhint", submits ? label : submitLabel?.name)
  }
}

/// The keys that the user of a field needs.
public enum UIKeyboardType: Hashable, Sendable {
  /// All keys.
  case `default`
  /// Letters and digits.
  case asciiCapable, numbersAndPunctuation
  /// The keys for an address.
  case URL, emailAddress, webSearch
  /// Digits.
  case numberPad, phonePad, decimalPad, asciiCapableNumberPad
  /// The keys for a name or a phone number.
  case namePhonePad
  /// Letters, with keys for `@` and `#`.
  case twitter
}

/// The meaning of the text of a field.
public enum UITextContentType: Hashable, Sendable {
  /// The name of a person.
  case name
  /// The name and the password of an account.
  case username, password
  /// A password for a new account, or in place of another.
  case newPassword
  /// A code that was sent to the user.
  case oneTimeCode
  /// An e-mail address, a phone number or a URL.
  case emailAddress, telephoneNumber, URL
  /// A part of the name of a person.
  case namePrefix, givenName, middleName, familyName, nameSuffix, nickname
  /// The work of a person.
  case jobTitle, organizationName
  /// An address, or a part of one.
  case fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState
  /// A part of an address.
  case addressCityAndState, sublocality, countryName, postalCode, location
  /// A part of the data of a credit card.
  case creditCardNumber, creditCardName, creditCardExpiration, creditCardSecurityCode
  /// The date of birth.
  case birthdate
}

/// The letters of a text that are capitalized while it is typed.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// None, the first of each word or sentence, or all.
  case never, words, sentences, characters
}

/// The letters of a text that are capitalized while it is typed, in the words of UIKit.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// None, the first of each word or sentence, or all.
  case none, words, sentences, allCharacters
}

/// The label of the key that submits a text.
public enum SubmitLabel: Hashable, Sendable {
  /// The purpose of the submission.
  case done, go, send, join, route, search, `return`, next, `continue`
}

private enum TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
  var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the keys that the user of the fields in this view needs.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.textInputTraits.keyboard, type)
  }

  /// Sets the meaning of the text of the fields in this view, so that a browser can fill it in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textInputTraits.contentType, textContentType)
  }

  /// Sets which letters are capitalized while the user types in the fields of this view.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputTraits.capitalization, autocapitalization)
  }

  /// Sets which letters are capitalized while the user types in the fields of this view.
  ///
  /// SwiftUI deprecates it in favor of ``textInputAutocapitalization(_:)``.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    let capitalization: TextInputAutocapitalization =
      switch style {
      case .none: .never
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
    return textInputAutocapitalization(capitalization)
  }

  /// Sets whether texts are corrected while the user types in the fields of this view.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.textInputTraits.isAutocorrectionDisabled, disable)
  }

  /// Sets whether texts are corrected while the user types in the fields of this view.
  ///
  /// SwiftUI deprecates it in favor of ``autocorrectionDisabled(_:)``.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }

  /// Sets the label of the key that submits the fields of this view.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.textInputTraits.submitLabel, submitLabel)
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
    case .namePrefix: "honorific-prefix"
    case .givenName: "given-name"
    case .middleName: "additional-name"
    case .familyName: "family-name"
    case .nameSuffix: "honorific-suffix"
    case .nickname: "nickname"
    case .jobTitle: "organization-title"
    case .organizationName: "organization"
    case .fullStreetAddress: "street-address"
    case .streetAddressLine1: "address-line1"
    case .streetAddressLine2: "address-line2"
    case .addressCity, .addressCityAndState: "address-level2"
    case .addressState: "address-level1"
    case .sublocality: "address-level3"
    case .countryName: "country-name"
    case .postalCode: "postal-code"
    case .location: "on"
    case .creditCardNumber: "cc-number"
    case .creditCardName: "cc-name"
    case .creditCardExpiration: "cc-exp"
    case .creditCardSecurityCode: "cc-csc"
    case .birthdate: "bday"
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
