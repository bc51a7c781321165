/// What an element is in a browser: one node of the document, with parts of its own.
struct HTMLNode: Equatable, Sendable {
  var tag: StaticName
  /// What it is called among the parts of its element; `nil` for the element's own node and for parts
  /// that never change.
  var part: StaticName?
  private(set) var attributes: [Attribute] = []
  private(set) var styles: [CSSDeclaration] = []
  var inside: [Piece] = []

  /// An attribute and its value.
  struct Attribute: Equatable, Sendable {
    let name: StaticName
    let value: String
  }

  /// Something that lies in a node.
  enum Piece: Equatable, Sendable {
    case text(String)
    case part(HTMLNode)
    /// The nodes of what lies in the element.
    case children
    /// The texts of a picker's options.
    case choices
  }

  init(_ tag: StaticName, part: StaticName? = nil, class name: StaticName? = nil, _ inside: [Piece] = []) {
    self.tag = tag
    self.part = part
    self.inside = inside
    if let name { set("class", name.text) }
  }

  /// Sets an attribute; `nil` is as if it was not there.
  mutating func set(_ name: StaticName, _ value: String?) {
    guard let value else { return }
    attributes.append(Attribute(name: name, value: value))
  }

  /// Sets an attribute that is there or not.
  mutating func set(_ name: StaticName, _ isSet: Bool) {
    if isSet { set(name, "") }
  }

  /// Adds a class.
  mutating func add(class name: StaticName) {
    if let index = attributes.firstIndex(where: { $0.name == "class" }) {
      let value = attributes[index].value + " " + name.text
      attributes[index] = Attribute(name: "class", value: value)
    } else {
      set("class", name.text)
    }
  }

  /// Sets a style in place of an earlier one of the same property; `nil` changes nothing.
  mutating func style(_ property: StaticName, _ value: CSS?) {
    guard let value else { return }
    style([CSSDeclaration(property, value)])
  }

  /// Sets styles in place of earlier ones of the same properties.
  mutating func style(_ new: [CSSDeclaration]) {
    for style in new {
      styles.removeAll { $0.property == style.property }
      styles.append(style)
    }
  }

  /// Whether the nodes of other elements lie in it.
  var isHost: Bool {
    inside.contains { piece in
      switch piece {
      case .children: true
      case .part(let node): node.isHost
      case .text, .choices: false
      }
    }
  }

  /// Its styles as CSS writes them.
  var styleText: String {
    styles.map { "\($0.property.text):\($0.value.text)" }.joined(separator: ";")
  }
}
