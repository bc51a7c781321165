/// The DOM node of an element, with the nested nodes of the element.
///
/// The nested nodes are the element's parts. They are not elements themselves; elements are
/// children.
package struct HTMLNode: Equatable, Sendable {
  package var tag: StaticName
  /// The prefix of the DOM identifier of a part, which ends with the element's identifier. It is
  /// `nil` for the element's own node, and for parts that are never updated.
  package var idPrefix: StaticName?
  package private(set) var attributes: [Attribute] = []
  package private(set) var styles: [CSSDeclaration] = []
  package var content: [Piece] = []

  /// An attribute with its value.
  package struct Attribute: Equatable, Sendable {
    package let name: StaticName
    package let value: String

    package static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.name == rhs.name && lhs.value.isIdentical(to: rhs.value)
    }
  }

  /// A piece of a node's content.
  package enum Piece: Equatable, Sendable {
    case text(String)
    case node(HTMLNode)
    /// The nodes of the element's children that have no place of their own.
    case children
    /// The nodes of the children in this slot.
    case slot(StaticName)
    /// The titles of a picker's options, as options of a menu.
    case menuOptions
  }

  package init(
    _ tag: StaticName, idPrefix: StaticName? = nil, class name: StaticName? = nil,
    _ content: [Piece] = []
  ) {
    self.tag = tag
    self.idPrefix = idPrefix
    self.content = content
    if let name { set("class", name.text) }
  }

  /// Sets an attribute, unless the value is `nil`.
  package mutating func set(_ name: StaticName, _ value: String?) {
    guard let value else { return }
    attributes.append(Attribute(name: name, value: value))
  }

  /// Sets or omits a Boolean attribute.
  package mutating func set(_ name: StaticName, _ isSet: Bool) {
    if isSet { set(name, "") }
  }

  /// Adds a class.
  package mutating func add(class name: StaticName) {
    if let index = attributes.firstIndex(where: { $0.name == "class" }) {
      let value = attributes[index].value + " " + name.text
      attributes[index] = Attribute(name: "class", value: value)
    } else {
      set("class", name.text)
    }
  }

  /// Sets a style, replacing an earlier one of the same property. Does nothing if the value is
  /// `nil`.
  package mutating func style(_ property: StaticName, _ value: CSS?) {
    guard let value else { return }
    style([CSSDeclaration(property, value)])
  }

  /// Sets styles, replacing earlier ones of the same properties.
  package mutating func style(_ new: [CSSDeclaration]) {
    for style in new {
      styles.removeAll { $0.property == style.property }
      styles.append(style)
    }
  }

  /// The value of an attribute.
  package func value(of name: StaticName) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// True if a part of the node contains the element's children.
  package var hasHost: Bool {
    content.contains { if case .node(let node) = $0 { node.idPrefix == "c" } else { false } }
  }

  /// Changes the first part, at any depth, that satisfies a condition.
  ///
  /// - Returns: The result of the change; `nil` if there is no such part.
  package mutating func changePart<Result>(
    where isFound: (HTMLNode) -> Bool, _ change: (inout HTMLNode) -> Result
  ) -> Result? {
    for index in content.indices {
      guard case .node(var node) = content[index],
        let result = isFound(node) ? change(&node) : node.changePart(where: isFound, change)
      else { continue }
      content[index] = .node(node)
      return result
    }
    return nil
  }

  /// True if the node or one of its parts contains the element's children.
  package var containsChildren: Bool {
    content.contains { piece in
      switch piece {
      case .children: true
      case .node(let node): node.containsChildren
      case .text, .slot, .menuOptions: false
      }
    }
  }

  /// The styles as CSS declarations.
  package var styleText: String {
    styles.map { "\($0.property.text):\($0.value.text)" }.joined(separator: ";")
  }
}
