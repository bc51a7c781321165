import ComposableUI

/// The DOM node of an element, with the nested nodes of the element.
///
/// The nested nodes are the element's parts. They are not elements themselves; elements are
/// children.
struct HTMLNode: Equatable, Sendable {
  var tag: StaticName
  /// The prefix of the DOM identifier of a part, which ends with the element's identifier. It is
  /// `nil` for the element's own node, and for parts that are never updated.
  var idPrefix: StaticName?
  private(set) var attributes: [Attribute] = []
  private(set) var styles: [CSSDeclaration] = []
  var content: [Piece] = []

  /// An attribute with its value.
  struct Attribute: Equatable, Sendable {
    let name: StaticName
    let value: String

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.name == rhs.name && lhs.value.isIdentical(to: rhs.value)
    }
  }

  /// A piece of a node's content.
  enum Piece: Equatable, Sendable {
    case text(String)
    case node(HTMLNode)
    /// The nodes of the element's children that have no place of their own.
    case children
    /// The nodes of the children that have this slot, see `ElementContent.slot(in:)`.
    case slot(StaticName)
    /// The titles of a picker's options, as options of a menu.
    case menuOptions
  }

  init(
    _ tag: StaticName, idPrefix: StaticName? = nil, class name: StaticName? = nil,
    _ content: [Piece] = []
  ) {
    self.tag = tag
    self.idPrefix = idPrefix
    self.content = content
    if let name { set("class", name.text) }
  }

  /// Sets an attribute, unless the value is `nil`.
  mutating func set(_ name: StaticName, _ value: String?) {
    guard let value else { return }
    attributes.append(Attribute(name: name, value: value))
  }

  /// Sets or omits a Boolean attribute.
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

  /// Removes a class.
  mutating func remove(class name: StaticName) {
    guard let index = attributes.firstIndex(where: { $0.name == "class" }) else { return }
    let names = attributes[index].value.split(separator: " ").filter { $0 != name.text }
    attributes[index] = Attribute(name: "class", value: names.joined(separator: " "))
  }

  /// Sets a style, replacing an earlier one of the same property. Does nothing if the value is
  /// `nil`.
  mutating func style(_ property: StaticName, _ value: CSS?) {
    guard let value else { return }
    style([CSSDeclaration(property, value)])
  }

  /// Sets styles, replacing earlier ones of the same properties.
  mutating func style(_ new: [CSSDeclaration]) {
    for style in new {
      styles.removeAll { $0.property == style.property }
      styles.append(style)
    }
  }

  /// True if the node or one of its parts contains the element's children.
  var containsChildren: Bool {
    content.contains { piece in
      switch piece {
      case .children: true
      case .node(let node): node.containsChildren
      case .text, .slot, .menuOptions: false
      }
    }
  }

  /// The styles as CSS declarations.
  var styleText: String {
    styles.map { "\($0.property.text):\($0.value.text)" }.joined(separator: ";")
  }
}
