/// What has to change for one node to become another.
struct HTMLNodeDiff: Equatable, Sendable {
  /// Attributes with other values, and those that are there no more.
  var attributes: [(name: StaticName, value: String?)] = []
  /// Styles with other values, and those that are there no more.
  var styles: [(property: StaticName, value: CSS?)] = []
  /// Another text.
  var text: String?
  /// Other parts altogether, where nothing else lies in the node.
  var inside: HTML?
  /// What changes in parts, by their names.
  var parts: [(name: StaticName, changes: HTMLNodeDiff)] = []
  /// Another node altogether, into which all moves that lay in the old one.
  var replacement: HTML?

  /// Whether nothing changes.
  var isEmpty: Bool {
    attributes.isEmpty && styles.isEmpty && text == nil && inside == nil && parts.isEmpty
      && replacement == nil
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.attributes.elementsEqual(rhs.attributes) { $0 == $1 }
      && lhs.styles.elementsEqual(rhs.styles) { $0 == $1 }
      && lhs.text == rhs.text && lhs.inside == rhs.inside && lhs.replacement == rhs.replacement
      && lhs.parts.elementsEqual(rhs.parts) { $0 == $1 }
  }

  init() {}

  /// Finds out what changes.
  ///
  /// - Parameters:
  ///   - old: The node that is shown.
  ///   - new: The one to be shown.
  ///   - id: The number of their element.
  init(from old: HTMLNode, to new: HTMLNode, id: Int) {
    if let changes = Self(old, new) {
      self = changes
    } else if old.tag == new.tag, !old.isHost, !new.isHost {
      looks(old, new)
      inside = HTML(inside: new, id: id)
    } else {
      replacement = HTML(empty: new, id: id)
    }
  }

  /// `nil` where the nodes are not built alike.
  private init?(_ old: HTMLNode, _ new: HTMLNode) {
    guard old.tag == new.tag, old.part == new.part else { return nil }
    looks(old, new)
    guard old.inside != new.inside else { return }
    if let (before, after) = Self.texts(old, new) {
      if before != after { text = after }
      return
    }
    guard old.inside.count == new.inside.count else { return nil }
    for (before, after) in zip(old.inside, new.inside) where before != after {
      guard case .part(let before) = before, case .part(let after) = after,
        let changes = Self(before, after)
      else { return nil }
      if let name = after.part {
        // Parts are found by their names, however deep they lie.
        parts += changes.parts
        var own = changes
        own.parts = []
        if !own.isEmpty { parts.append((name, own)) }
      } else if changes.attributes.isEmpty, changes.styles.isEmpty, changes.text == nil {
        parts += changes.parts
      } else {
        return nil
      }
    }
  }

  /// The texts of two nodes in which there is nothing else.
  private static func texts(_ old: HTMLNode, _ new: HTMLNode) -> (String, String)? {
    func text(_ node: HTMLNode) -> String? {
      if node.inside.isEmpty { return "" }
      if node.inside.count == 1, case .text(let text) = node.inside[0] { return text }
      return nil
    }
    guard let old = text(old), let new = text(new) else { return nil }
    return (old, new)
  }

  private mutating func looks(_ old: HTMLNode, _ new: HTMLNode) {
    if old.attributes != new.attributes {
      for gone in old.attributes where !new.attributes.contains(where: { $0.name == gone.name }) {
        attributes.append((gone.name, nil))
      }
      for now in new.attributes where !old.attributes.contains(now) {
        attributes.append((now.name, now.value))
      }
    }
    if old.styles != new.styles {
      for gone in old.styles
      where !new.styles.contains(where: { $0.property == gone.property }) {
        styles.append((gone.property, nil))
      }
      for now in new.styles where !old.styles.contains(now) {
        styles.append((now.property, now.value))
      }
    }
  }
}
