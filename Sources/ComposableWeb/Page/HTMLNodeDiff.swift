import ComposableHTML

/// The changes that turn one node into another.
struct HTMLNodeDiff: Equatable, Sendable {
  /// The names of added and removed classes. Others, which scripts have added, stay.
  var classes: (added: [Substring], removed: [Substring]) = ([], [])
  /// Other changed attributes, with `nil` for removed ones.
  var attributes: [(name: StaticName, value: String?)] = []
  /// Changed styles, with `nil` for removed ones.
  var styles: [(property: StaticName, value: CSS?)] = []
  /// The new text.
  var text: String?
  /// The new content of a node without child elements, if its structure has changed.
  var innerHTML: HTML?
  /// The changes of parts, by identifier prefix.
  var parts: [(name: StaticName, changes: HTMLNodeDiff)] = []
  /// The node that replaces the old one and adopts its children.
  var replacement: HTML?

  /// True if there are no changes.
  var isEmpty: Bool {
    hasNoClasses && attributes.isEmpty && styles.isEmpty && text == nil && innerHTML == nil
      && parts.isEmpty && replacement == nil
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.classes == rhs.classes
      && lhs.attributes.elementsEqual(rhs.attributes) { $0 == $1 }
      && lhs.styles.elementsEqual(rhs.styles) { $0 == $1 }
      && lhs.text == rhs.text && lhs.innerHTML == rhs.innerHTML
      && lhs.replacement == rhs.replacement
      && lhs.parts.elementsEqual(rhs.parts) { $0 == $1 }
  }

  init() {}

  /// Computes the changes.
  ///
  /// - Parameters:
  ///   - old: The node in the browser.
  ///   - new: The node that replaces it.
  ///   - id: The identifier of the element.
  init(from old: HTMLNode, to new: HTMLNode, id: Int) {
    if let changes = Self(old, new) {
      self = changes
    } else if old.tag == new.tag, !old.containsChildren, !new.containsChildren {
      diffAttributesAndStyles(old, new)
      innerHTML = HTML(contentOf: new, id: id)
    } else {
      replacement = HTML(empty: new, id: id)
    }
  }

  /// Returns `nil` if the nodes differ in structure.
  private init?(_ old: HTMLNode, _ new: HTMLNode) {
    guard old.tag == new.tag, old.idPrefix == new.idPrefix else { return nil }
    diffAttributesAndStyles(old, new)
    guard old.content != new.content else { return }
    if let (before, after) = Self.texts(old, new) {
      if before != after { text = after }
      return
    }
    guard old.content.count == new.content.count else { return nil }
    for (before, after) in zip(old.content, new.content) where before != after {
      guard case .node(let before) = before, case .node(let after) = after,
        let changes = Self(before, after)
      else { return nil }
      if let name = after.idPrefix {
        // Parts are addressed by identifier, at any depth.
        parts += changes.parts
        var nodeChanges = changes
        nodeChanges.parts = []
        if !nodeChanges.isEmpty { parts.append((name, nodeChanges)) }
      } else if changes.hasNoClasses, changes.attributes.isEmpty, changes.styles.isEmpty,
        changes.text == nil
      {
        parts += changes.parts
      } else {
        return nil
      }
    }
  }

  /// Returns the texts of two nodes that contain nothing but text, or else `nil`.
  private static func texts(_ old: HTMLNode, _ new: HTMLNode) -> (String, String)? {
    func text(_ node: HTMLNode) -> String? {
      if node.content.isEmpty { return "" }
      if node.content.count == 1, case .text(let text) = node.content[0] { return text }
      return nil
    }
    guard let old = text(old), let new = text(new) else { return nil }
    return (old, new)
  }

  private var hasNoClasses: Bool { classes.added.isEmpty && classes.removed.isEmpty }

  private mutating func diffClasses(_ old: HTMLNode, _ new: HTMLNode) {
    let (before, after) = (old.value(of: "class") ?? "", new.value(of: "class") ?? "")
    guard before != after else { return }
    let (oldNames, newNames) = (before.split(separator: " "), after.split(separator: " "))
    classes.added = newNames.filter { !oldNames.contains($0) }
    classes.removed = oldNames.filter { !newNames.contains($0) }
  }

  private mutating func diffAttributesAndStyles(_ old: HTMLNode, _ new: HTMLNode) {
    if old.attributes != new.attributes {
      diffClasses(old, new)
      for removed in old.attributes
      where removed.name != "class" && !new.attributes.contains(where: { $0.name == removed.name })
      {
        attributes.append((removed.name, nil))
      }
      for changed in new.attributes
      where changed.name != "class" && !old.attributes.contains(changed) {
        attributes.append((changed.name, changed.value))
      }
    }
    if old.styles != new.styles {
      for removed in old.styles
      where !new.styles.contains(where: { $0.property == removed.property }) {
        styles.append((removed.property, nil))
      }
      for changed in new.styles where !old.styles.contains(changed) {
        styles.append((changed.property, changed.value))
      }
    }
  }
}
