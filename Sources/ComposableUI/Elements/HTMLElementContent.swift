import Foundation

/// An element of HTML whose names and addresses can't run a script.
@_spi(Renderer) public struct HTMLElementContent: Equatable, Sendable {
  /// The name of the element.
  public let tag: String
  /// The attributes, sorted by name.
  public let attributes: [Attribute]
  /// The name of the hook; `nil` for none.
  public var hook: String?
  /// The value for the hook, in JSON; `nil` for none.
  public var value: String?
  /// The parts that are left out.
  let rejected: [String]

  /// An attribute with its value.
  public struct Attribute: Equatable, Sendable {
    /// The name of the attribute.
    public let name: String
    /// The value, not escaped.
    public let value: String
  }

  init(tag: String, attributes: [String: String]) {
    var rejected: [String] = []
    let isAllowed = Self.isAllowed(tag: tag)
    if !isAllowed { rejected.append("<\(tag)>") }
    self.tag = isAllowed ? tag : "div"
    self.attributes = attributes.sorted { $0.key < $1.key }.compactMap { name, value in
      guard Self.isAllowed(attribute: name),
        !Self.addresses.contains(name) || Self.isAllowed(address: value)
      else {
        rejected.append("\(name)=\"\(value)\"")
        return nil
      }
      return Attribute(name: name, value: value)
    }
    self.rejected = rejected
  }

  /// True for a custom element, and for elements of texts and media that may contain any other:
  /// neither do they run scripts or load documents, nor does a parser end them by itself.
  private static func isAllowed(tag: String) -> Bool {
    if tags.contains(tag) { return true }
    // https://html.spec.whatwg.org/#valid-custom-element-name
    return tag.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)+/) != nil
      && !reservedTags.contains(tag)
  }

  private static func isAllowed(attribute name: String) -> Bool {
    guard name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil, !name.hasPrefix("on") else {
      return false
    }
    return !reservedAttributes.contains(name)
      && (!name.hasPrefix("data-") || name.hasPrefix("data-app-"))
  }

  /// True for a relative address without control characters, and for one with `https` or `http`.
  private static func isAllowed(address: String) -> Bool {
    guard address.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
      return false
    }
    // Of scalars: a character may be a colon with a combining mark.
    let scalars = address.unicodeScalars
    let end = scalars.firstIndex { ":/?#\\".unicodeScalars.contains($0) }
    guard let end, scalars[end] == ":" else { return true }
    return ["http", "https"].contains(String(scalars[..<end]).lowercased())
  }

  private static let tags: Set = [
    "article", "aside", "audio", "bdi", "bdo", "blockquote", "canvas", "cite", "code", "data",
    "del", "dfn", "div", "em", "figcaption", "figure", "footer", "header", "img", "ins", "kbd",
    "mark", "meter", "nav", "output", "picture", "progress", "samp", "section", "small", "source",
    "span", "strong", "sub", "sup", "time", "track", "var", "video", "wbr",
  ]

  /// The names with a hyphen that SVG and MathML use.
  private static let reservedTags: Set = [
    "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri",
    "font-face-format", "font-face-name", "missing-glyph",
  ]

  private static let reservedAttributes: Set = [
    "action", "autofocus", "form", "formaction", "http-equiv", "id", "inert", "is", "manifest",
    "name", "nonce", "ping", "popover", "srcdoc", "srcset", "style",
  ]

  private static let addresses: Set = ["background", "cite", "data", "href", "poster", "src"]
}

extension HTMLElementContent: CustomStringConvertible {
  /// The name of the element, its hook and its value.
  public var description: String {
    "HTMLElement <\(tag)>" + (hook.map { " \($0)" } ?? "") + (value.map { " \($0)" } ?? "")
  }
}
