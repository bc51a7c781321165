import ComposableHTML

/// HTML that is safe to render: it consists of literals and escaped text only.
struct HTML: Equatable, Sendable {
  /// The HTML text.
  private(set) var text = ""
  /// A flag that makes ``style(_:)`` collect ``styles``, to which elements refer by numbers.
  var collectsStyles = false
  /// The distinct styles of the elements, in order.
  private(set) var styles: [String] = []
  private var styleNumbers: [String: Int] = [:]
  /// A flag that makes the outlines of symbols ``symbols``, to which elements refer.
  var collectsSymbols = false
  /// The distinct outlines of symbols, in order.
  private(set) var symbols: [String] = []
  private var symbolNumbers: [String: Int] = [:]
  /// A value in the text, at offsets in UTF-8.
  struct Hole: Equatable, Sendable {
    let start: Int
    let end: Int
    /// True for an attribute whose numbers are identifiers of elements.
    let isIdentifier: Bool
  }

  /// A flag that makes the values of attributes and texts ``holes``.
  var collectsHoles = false
  /// The values of attributes and texts, in order.
  private(set) var holes: [Hole] = []

  /// Begins a start tag. Attributes may follow, then ``endOfTag()``.
  mutating func tag(_ name: StaticName) {
    text += "<"
    text += name.text
  }

  /// Adds an attribute to the open start tag.
  mutating func attribute(_ name: StaticName, _ value: String) {
    text += " "
    text += name.text
    text += "=\""
    let start = text.utf8.count
    append(value, escaping: \.isSpecialInAttributes)
    addHole(from: start, isIdentifier: Self.identifierAttributes.contains(name))
    text += "\""
  }

  /// Adds styles to the open start tag.
  mutating func style(_ text: String) {
    guard collectsStyles else { return attribute("data-s", text) }
    attribute("data-s", String(Self.number(of: text, among: &styleNumbers, &styles)))
  }

  /// Appends a CSS rule for each style.
  mutating func rules(_ styles: [String]) {
    for (number, style) in styles.enumerated() { text += "[data-s=\"\(number)\"]{\(style)}" }
  }

  /// Returns the identifier of the outline of a symbol, to which elements refer.
  mutating func symbol(_ outline: String) -> String {
    Self.symbolPrefix + String(Self.number(of: outline, among: &symbolNumbers, &symbols))
  }

  /// Appends the outlines of symbols, which are not shown themselves.
  mutating func outlines(_ symbols: [String]) {
    guard !symbols.isEmpty else { return }
    literal("<svg hidden=\"\"><defs>")
    for (number, outline) in symbols.enumerated() {
      tag("path")
      attribute("id", Self.symbolPrefix + String(number))
      attribute("d", outline)
      endOfTag()
      close("path")
    }
    literal("</defs></svg>\n")
  }

  private static let symbolPrefix = "symbol-"

  private static func number(
    of value: String, among numbers: inout [String: Int], _ values: inout [String]
  ) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// Ends the open start tag.
  mutating func endOfTag() { text += ">" }

  /// Appends an end tag.
  mutating func close(_ name: StaticName) {
    text += "</"
    text += name.text
    text += ">"
  }

  /// Appends escaped text.
  mutating func content(_ value: String) {
    let start = text.utf8.count
    append(value, escaping: \.isSpecialInText)
    addHole(from: start, isIdentifier: false)
  }

  /// The attributes whose numbers are identifiers of elements.
  private static let identifierAttributes: Set<StaticName> = [
    "data-i", "id", "name", "aria-labelledby", "aria-describedby", "aria-controls", "popovertarget",
  ]

  private mutating func addHole(from start: Int, isIdentifier: Bool) {
    guard collectsHoles else { return }
    holes.append(Hole(start: start, end: text.utf8.count, isIdentifier: isIdentifier))
  }

  /// Appends HTML.
  mutating func append(_ html: HTML) { text += html.text }

  /// Appends a literal.
  mutating func literal(_ literal: StaticName) { text += literal.text }

  private mutating func append(_ value: String, escaping isSpecial: (UInt8) -> Bool) {
    guard value.utf8.contains(where: isSpecial) else {
      text += value
      return
    }
    // All special characters are ASCII, so the substrings between them are valid UTF-8.
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

  /// The character reference of a byte.
  fileprivate var entity: String {
    // HTML can't represent NUL, not even as a character reference.
    self == 0 ? "\u{FFFD}" : "&#\(self);"
  }
}
