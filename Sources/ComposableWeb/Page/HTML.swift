/// HTML that is safe to show: nothing goes in but literals and text that is escaped on its way.
struct HTML: Equatable, Sendable {
  /// What is to be sent.
  private(set) var text = ""
  /// Whether ``styles`` are wanted.
  var collectsStyles = false
  /// The styles of the elements in it, each once.
  private(set) var styles: [String] = []
  private var known: Set<String> = []

  /// Begins a tag. Attributes may follow, then ``endOfTag()``.
  mutating func tag(_ name: StaticName) {
    text += "<"
    text += name.text
  }

  /// Adds an attribute to the tag that was begun.
  mutating func attribute(_ name: StaticName, _ value: String) {
    text += " "
    text += name.text
    text += "=\""
    append(value, escaping: \.isSpecialInAttributes)
    text += "\""
  }

  /// Adds styles to the tag that was begun.
  mutating func style(_ text: String) {
    attribute("data-s", text)
    if collectsStyles, known.insert(text).inserted { styles.append(text) }
  }

  /// Adds a rule for each of some styles. There are no quotes in them: they are ``CSS``.
  mutating func rules(_ styles: [String]) {
    for style in styles {
      // An escape in a style is a backslash in the attribute, which a selector has to escape itself.
      text += "[data-s=\"\(style.replacing("\\", with: "\\\\"))\"]{\(style)}"
    }
  }

  /// Ends the tag that was begun.
  mutating func endOfTag() { text += ">" }

  /// Closes an element.
  mutating func close(_ name: StaticName) {
    text += "</"
    text += name.text
    text += ">"
  }

  /// Adds text that is shown as it is.
  mutating func content(_ value: String) { append(value, escaping: \.isSpecialInText) }

  /// Adds what is safe already.
  mutating func append(_ html: HTML) { text += html.text }

  /// Adds a literal.
  mutating func literal(_ word: StaticName) { text += word.text }

  private mutating func append(_ value: String, escaping isSpecial: (UInt8) -> Bool) {
    guard value.utf8.contains(where: isSpecial) else {
      text += value
      return
    }
    // All that is special is ASCII, so what lies between stays valid UTF-8.
    var rest = value.utf8[...]
    while let index = rest.firstIndex(where: isSpecial) {
      text += Substring(rest[..<index])
      text += rest[index].entity
      rest = rest[rest.index(after: index)...]
    }
    text += Substring(rest)
  }
}

extension UInt8 {
  fileprivate var isSpecialInText: Bool {
    self == UInt8(ascii: "<") || self == UInt8(ascii: ">") || self == UInt8(ascii: "&")
      || self == UInt8(ascii: "\r") || self == 0
  }

  fileprivate var isSpecialInAttributes: Bool {
    isSpecialInText || self == UInt8(ascii: "\"") || self == UInt8(ascii: "'")
      || self == UInt8(ascii: "`")
  }

  /// A character as HTML writes it where it would mean something else.
  fileprivate var entity: String {
    // There is no NUL in HTML, not even as an entity.
    self == 0 ? "\u{FFFD}" : "&#\(self);"
  }
}
