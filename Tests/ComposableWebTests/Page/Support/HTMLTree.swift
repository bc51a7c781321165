/// A node of HTML as a browser would have it. Reads only what pages are made of, and nothing that a
/// browser would have to guess at.
final class HTMLTree {
  var tag: String
  var attributes: [String: String] = [:]
  /// Nodes, and texts between them.
  var inside: [Piece] = []

  enum Piece {
    case text(String)
    case node(HTMLTree)
  }

  init(_ tag: String) {
    self.tag = tag
  }

  /// That something is no HTML of ours.
  struct Malformed: Error {
    let what: String
  }

  static let voidTags: Set = ["input", "hr", "meta", "link"]

  /// Reads a text of nodes, all of which have to be closed.
  static func parse(_ text: String) throws -> [Piece] {
    var reader = Reader(text: Array(text.unicodeScalars))
    return try reader.pieces(until: nil)
  }

  /// Reads one node.
  static func one(_ text: String) throws -> HTMLTree {
    let pieces = try parse(text)
    guard pieces.count == 1, case .node(let node) = pieces[0] else {
      throw Malformed(what: "not one node: \(text)")
    }
    return node
  }

  private struct Reader {
    let text: [Unicode.Scalar]
    var index = 0

    mutating func pieces(until end: String?) throws -> [Piece] {
      var pieces: [Piece] = []
      var words = String.UnicodeScalarView()
      func flush() {
        guard !words.isEmpty else { return }
        pieces.append(.text(String(words)))
        words = .init()
      }
      while index < text.count {
        if text[index] == "<" {
          flush()
          index += 1
          if text[index] == "/" {
            index += 1
            let name = word()
            try take(">")
            guard name == end else {
              throw Malformed(what: "</\(name)> closes \(end ?? "nothing")")
            }
            return pieces
          }
          pieces.append(.node(try node()))
        } else {
          words.append(try scalar())
        }
      }
      flush()
      guard end == nil else { throw Malformed(what: "\(end ?? "") is not closed") }
      return pieces
    }

    mutating func node() throws -> HTMLTree {
      let node = HTMLTree(word())
      guard !node.tag.isEmpty else { throw Malformed(what: "a tag without a name") }
      while index < text.count, text[index] == " " {
        index += 1
        let name = word()
        try take("=")
        try take("\"")
        var value = String.UnicodeScalarView()
        while index < text.count, text[index] != "\"" { value.append(try scalar()) }
        try take("\"")
        guard node.attributes.updateValue(String(value), forKey: name) == nil else {
          throw Malformed(what: "\(name) twice")
        }
      }
      try take(">")
      guard !HTMLTree.voidTags.contains(node.tag) else { return node }
      node.inside = try pieces(until: node.tag)
      // A line break that comes first in a text area does not count.
      if node.tag == "textarea", case .text(let text)? = node.inside.first, text.hasPrefix("\n") {
        node.inside[0] = .text(String(text.dropFirst()))
      }
      return node
    }

    mutating func word() -> String {
      var word = String.UnicodeScalarView()
      while index < text.count,
        text[index] == "-" || text[index].properties.isAlphabetic
          || text[index].properties.numericType != nil
      {
        word.append(text[index])
        index += 1
      }
      return String(word)
    }

    mutating func take(_ scalar: Unicode.Scalar) throws {
      guard index < text.count, text[index] == scalar else {
        throw Malformed(what: "\(scalar) is missing at \(index)")
      }
      index += 1
    }

    /// A character, also one that is written by its number.
    mutating func scalar() throws -> Unicode.Scalar {
      let first = text[index]
      index += 1
      guard first == "&" else { return first }
      guard let end = text[index...].firstIndex(of: ";"), text[index] == "#",
        let number = UInt32(String(String.UnicodeScalarView(text[(index + 1)..<end]))),
        let scalar = Unicode.Scalar(number)
      else { throw Malformed(what: "an & that stands for nothing") }
      index = end + 1
      return scalar
    }
  }
}

extension HTMLTree {
  /// All that is in it, and itself.
  var all: [HTMLTree] {
    [self]
      + inside.flatMap { piece -> [HTMLTree] in
        if case .node(let node) = piece { node.all } else { [] }
      }
  }

  /// All text in it.
  var text: String {
    inside.map { piece in
      switch piece {
      case .text(let text): text
      case .node(let node): node.text
      }
    }
    .joined()
  }

  var children: [HTMLTree] {
    inside.compactMap { piece in
      if case .node(let node) = piece { node } else { nil }
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

  /// Itself as indented text, in which the order of attributes and styles makes no difference.
  func outline(_ indent: String = "") -> String {
    let sorted = self
    sorted.styles = styles
    var line = "\(indent)\(tag)"
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) { line += " \(name)=\(value)" }
    let lines = inside.map { piece in
      switch piece {
      case .text(let text): text.isEmpty ? "" : "\n\(indent)  \"\(text)\""
      case .node(let node): "\n" + node.outline(indent + "  ")
      }
    }
    return line + lines.joined()
  }

  /// Its tags and the names of its attributes, without anything that could be a user's.
  var skeleton: String {
    let names = attributes.keys.sorted().joined(separator: " ")
    return "<\(tag) \(names)>" + children.map(\.skeleton).joined() + "</\(tag)>"
  }
}
