@testable import ComposableWeb

/// A page that applies patches without a browser, the way the pages' script does, apart from animations
/// and user input.
struct PatchedDocument {
  let root: HTMLTree
  private var templates = ReceivedTemplates()

  init(_ html: HTML) throws {
    root = try HTMLTree.parseElement(html.text)
  }

  /// An error for a message that cannot be applied.
  struct Inapplicable: Error {
    let reason: String
  }

  /// Applies a message of the server.
  mutating func apply(_ text: String) throws {
    guard let message = JSONValue(parsing: text.utf8), case .array(let patches)? = message["p"]
    else {
      throw Inapplicable(reason: text)
    }
    templates.receive(message)
    for patch in patches {
      guard case .array(let parts) = patch else { throw Inapplicable(reason: "\(patch)") }
      try apply(parts)
    }
  }

  private func apply(_ patch: [JSONValue]) throws {
    func part(_ index: Int) -> JSONValue? {
      index < patch.count && patch[index] != .null ? patch[index] : nil
    }
    guard let kind = part(0)?.string, let id = part(1)?.int else {
      throw Inapplicable(reason: "\(patch)")
    }
    switch kind {
    case "i":
      guard let html = templates.html(part(3)) else { throw Inapplicable(reason: "\(patch)") }
      let node = try HTMLTree.parseElement(html)
      if let slot = node.attributes["data-slot"], let host = self.part(slot, id) {
        host.childNodes.append(.element(node))
      } else {
        try insert(node, in: container(of: id), before: part(2)?.int)
      }
    case "r":
      _ = try detach(id)
    case "m":
      let parent = try parent(of: id)
      try insert(try detach(id), in: parent, before: part(2)?.int)
    case "u":
      guard let changes = part(2) else { throw Inapplicable(reason: "\(patch)") }
      try update(id, changes)
    default:
      throw Inapplicable(reason: kind)
    }
  }

  private func node(_ id: Int) throws -> HTMLTree {
    guard let node = root.all.first(where: { $0.attributes["data-i"] == "\(id)" }) else {
      throw Inapplicable(reason: "no \(id)")
    }
    return node
  }

  private func part(_ name: String, _ id: Int) -> HTMLTree? {
    root.all.first { $0.attributes["id"] == "\(name)\(id)" }
  }

  private func container(of id: Int) throws -> HTMLTree { try part("c", id) ?? node(id) }

  private func parent(of id: Int) throws -> HTMLTree {
    let parent = root.all.first { $0.children.contains { $0.attributes["data-i"] == "\(id)" } }
    guard let parent else { throw Inapplicable(reason: "\(id) has no parent") }
    return parent
  }

  private func detach(_ id: Int) throws -> HTMLTree {
    let (parent, node) = (try parent(of: id), try node(id))
    parent.childNodes.removeAll { childNode in
      if case .element(let child) = childNode { child === node } else { false }
    }
    return node
  }

  private func insert(_ node: HTMLTree, in parent: HTMLTree, before next: Int?) throws {
    guard let next else { return parent.childNodes.append(.element(node)) }
    let index = parent.childNodes.firstIndex { childNode in
      if case .element(let child) = childNode {
        child.attributes["data-i"] == "\(next)"
      } else {
        false
      }
    }
    guard let index else { throw Inapplicable(reason: "no \(next) to insert before") }
    parent.childNodes.insert(.element(node), at: index)
  }

  private func update(_ id: Int, _ changes: JSONValue) throws {
    let node = try node(id)
    if let html = changes["n"]?.string {
      let new = try HTMLTree.parseElement(html)
      let children = try container(of: id).childNodes.filter { childNode in
        if case .element(let child) = childNode { child.attributes["data-i"] != nil } else { false }
      }
      node.tag = new.tag
      node.attributes = new.attributes
      node.childNodes = new.childNodes
      try container(of: id).childNodes += children
      return
    }
    try change(node, changes)
    if case .object(let parts)? = changes["p"] {
      for (name, changes) in parts {
        guard let part = part(name, id) else { throw Inapplicable(reason: "no part \(name)\(id)") }
        try change(part, changes)
      }
    }
  }

  private func change(_ node: HTMLTree, _ changes: JSONValue) throws {
    if case .object(let classes)? = changes["c"] {
      var names = (node.attributes["class"] ?? "").split(separator: " ").map(String.init)
      for (name, isSet) in classes {
        names.removeAll { $0 == name }
        if isSet == .bool(true) { names.append(name) }
      }
      node.attributes["class"] = names.isEmpty ? nil : names.joined(separator: " ")
    }
    if case .object(let attributes)? = changes["a"] {
      for (name, value) in attributes {
        if node.tag == "textarea", name == "value" {
          node.childNodes = [.text(value.string ?? "")]
        } else {
          node.attributes[name] = value.string
        }
      }
    }
    if case .object(let styles)? = changes["s"] {
      for (property, value) in styles { node.styles[property] = value.string }
    }
    if let text = changes["t"]?.string { node.childNodes = [.text(text)] }
    if let html = changes["h"]?.string { node.childNodes = try HTMLTree.parse(html) }
  }

  /// A description of the document without the state that the script maintains: the selected option
  /// of a picker, and the texts of menus.
  var outline: String {
    // The order of classes has no meaning.
    for node in root.all {
      let names = node.attributes["class"]?.split(separator: " ").sorted()
      node.attributes["class"] = names?.joined(separator: " ")
    }
    for node in root.all
    where node.attributes["class"]?.split(separator: " ").contains("picker") == true {
      for inner in node.all {
        if inner.tag == "select" { inner.childNodes = [] }
        if inner.attributes["type"] == "radio" { inner.attributes["checked"] = nil }
      }
    }
    return root.outline()
  }
}
