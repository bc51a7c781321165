/// An HTML element as a browser parses it. The parser accepts only the HTML that pages consist of,
/// and nothing that a browser would have to repair.
final class HTMLTree {
  var tag: String
  var attributes: [String: String] = [:]
  /// The child elements and the texts between them.
  var childNodes: [Node] = []

  enum Node {
    case text(String)
    case element(HTMLTree)
  }

  init(_ tag: String) {
    self.tag = tag
  }

  /// An error for HTML that pages never contain.
  struct Malformed: Error {
    let reason: String
  }

  static let voidTags: Set = ["input", "hr", "meta", "link"]

  /// Parses elements and texts. All elements have to be closed.
  static func parse(_ text: String) throws -> [Node] {
    var reader = Reader(text: Array(text.unicodeScalars))
    return try reader.nodes(until: nil)
  }

  /// Parses one element.
  static func parseElement(_ text: String) throws -> HTMLTree {
    let nodes = try parse(text)
    guard nodes.count == 1, case .element(let node) = nodes[0] else {
      throw Malformed(reason: "not one element: \(text)")
    }
    return node
  }

  private struct Reader {
    let text: [Unicode.Scalar]
    var index = 0

    mutating func nodes(until end: String?) throws -> [Node] {
      var nodes: [Node] = []
      var buffer = String.UnicodeScalarView()
      func flush() {
        guard !buffer.isEmpty else { return }
        nodes.append(.text(String(buffer)))
        buffer = .init()
      }
      while index < text.count {
        if text[index] == "<" {
          flush()
          index += 1
          if text[index] == "/" {
            index += 1
            let name = readName()
            try consume(">")
            guard name == end else {
              throw Malformed(reason: "</\(name)> closes \(end ?? "nothing")")
            }
            return nodes
          }
          nodes.append(.element(try element()))
        } else {
          buffer.append(try scalar())
        }
      }
      flush()
      guard end == nil else { throw Malformed(reason: "\(end ?? "") is not closed") }
      return nodes
    }

    mutating func element() throws -> HTMLTree {
      let node = HTMLTree(readName())
      guard !node.tag.isEmpty else { throw Malformed(reason: "a tag without a name") }
      while index < text.count, text[index] == " " {
        index += 1
        let name = readName()
        try consume("=")
        try consume("\"")
        var value = String.UnicodeScalarView()
        while index < text.count, text[index] != "\"" { value.append(try scalar()) }
        try consume("\"")
        guard node.attributes.updateValue(String(value), forKey: name) == nil else {
          throw Malformed(reason: "\(name) twice")
        }
      }
      try consume(">")
      guard !HTMLTree.voidTags.contains(node.tag) else { return node }
      node.childNodes = try nodes(until: node.tag)
      // A line break at the start of a text area does not count.
      if node.tag == "textarea", case .text(let text)? = node.childNodes.first, text.hasPrefix("\n")
      {
        node.childNodes[0] = .text(String(text.dropFirst()))
      }
      return node
    }

    mutating func readName() -> String {
      var name = String.UnicodeScalarView()
      while index < text.count,
        text[index] == "-" || text[index].properties.isAlphabetic
          || text[index].properties.numericType != nil
      {
        name.append(text[index])
        index += 1
      }
      return String(name)
    }

    mutating func consume(_ scalar: Unicode.Scalar) throws {
      guard index < text.count, text[index] == scalar else {
        throw Malformed(reason: "\(scalar) is missing at \(index)")
      }
      index += 1
    }

    /// A character, or the one that a numeric character reference stands for.
    mutating func scalar() throws -> Unicode.Scalar {
      let first = text[index]
      index += 1
      guard first == "&" else { return first }
      guard let end = text[index...].firstIndex(of: ";"), text[index] == "#",
        let number = UInt32(String(String.UnicodeScalarView(text[(index + 1)..<end]))),
        let scalar = Unicode.Scalar(number)
      else { throw Malformed(reason: "an invalid character reference") }
      index = end + 1
      return scalar
    }
  }
}

extension HTMLTree {
  /// The element and its descendants.
  var all: [HTMLTree] {
    [self]
      + childNodes.flatMap { childNode -> [HTMLTree] in
        if case .element(let node) = childNode { node.all } else { [] }
      }
  }

  /// The text of the element and its descendants.
  var text: String {
    childNodes.map { childNode in
      switch childNode {
      case .text(let text): text
      case .element(let node): node.text
      }
    }
    .joined()
  }

  var children: [HTMLTree] {
    childNodes.compactMap { childNode in
      if case .element(let node) = childNode { node } else { nil }
    }
  }

  /// The styles in `data-s`.
  var styles: [String: String] {
    get {
      var styles: [String: String] = [:]
      for style in (attributes["data-s"] ?? "").split(separator: ";") {
        let parts = style.split(separator: ":", maxSplits: 1)
        if parts.count == 2 { styles[String(parts[0])] = String(parts[1]) }
      }
      return styles
    }
    set {
      let text = newValue.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
      attributes["data-s"] = text.isEmpty ? nil : text.joined(separator: ";")
    }
  }

  /// An indented description, in which attributes and styles are sorted.
  func outline(_ indent: String = "") -> String {
    let sorted = self
    sorted.styles = styles
    var line = "\(indent)\(tag)"
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) { line += " \(name)=\(value)" }
    let lines = childNodes.map { childNode in
      switch childNode {
      case .text(let text): text.isEmpty ? "" : "\n\(indent)  \"\(text)\""
      case .element(let node): "\n" + node.outline(indent + "  ")
      }
    }
    return line + lines.joined()
  }

  /// The tags and attribute names of the subtree, without values and texts, which a user may have
  /// provided.
  var skeleton: String {
    let names = attributes.keys.sorted().joined(separator: " ")
    return "<\(tag) \(names)>" + children.map(\.skeleton).joined() + "</\(tag)>"
  }
}
