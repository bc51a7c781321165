@testable import ComposableWeb

/// What a page would be after patches, without a browser: does what `client.js` does, but for
/// movement and for what the user does.
struct PatchedDocument {
  let root: HTMLTree

  init(_ html: HTML) throws {
    root = try HTMLTree.one(html.text)
  }

  /// That a message can't be applied.
  struct Inapplicable: Error {
    let what: String
  }

  /// Applies a message of a server.
  mutating func apply(_ text: String) throws {
    guard let message = JSONValue(parsing: text.utf8), case .array(let patches)? = message["p"]
    else {
      throw Inapplicable(what: text)
    }
    for patch in patches {
      guard case .array(let parts) = patch else { throw Inapplicable(what: "\(patch)") }
      try apply(parts)
    }
  }

  private func apply(_ patch: [JSONValue]) throws {
    func part(_ index: Int) -> JSONValue? {
      index < patch.count && patch[index] != .null ? patch[index] : nil
    }
    guard let kind = part(0)?.string, let id = part(1)?.int else {
      throw Inapplicable(what: "\(patch)")
    }
    switch kind {
    case "i":
      let node = try HTMLTree.one(part(3)?.string ?? "")
      try place(node, in: host(of: id), before: part(2)?.int)
    case "r":
      _ = try take(id)
    case "m":
      let parent = try parent(of: id)
      try place(try take(id), in: parent, before: part(2)?.int)
    case "u":
      guard let changes = part(2) else { throw Inapplicable(what: "\(patch)") }
      try update(id, changes)
    default:
      throw Inapplicable(what: kind)
    }
  }

  private func node(_ id: Int) throws -> HTMLTree {
    guard let node = root.all.first(where: { $0.attributes["data-i"] == "\(id)" }) else {
      throw Inapplicable(what: "no \(id)")
    }
    return node
  }

  private func part(_ name: String, _ id: Int) -> HTMLTree? {
    root.all.first { $0.attributes["id"] == "\(name)\(id)" }
  }

  private func host(of id: Int) throws -> HTMLTree { try part("c", id) ?? node(id) }

  private func parent(of id: Int) throws -> HTMLTree {
    let parent = root.all.first { $0.children.contains { $0.attributes["data-i"] == "\(id)" } }
    guard let parent else { throw Inapplicable(what: "\(id) lies nowhere") }
    return parent
  }

  private func take(_ id: Int) throws -> HTMLTree {
    let (parent, node) = (try parent(of: id), try node(id))
    parent.inside.removeAll { piece in
      if case .node(let child) = piece { child === node } else { false }
    }
    return node
  }

  private func place(_ node: HTMLTree, in parent: HTMLTree, before next: Int?) throws {
    guard let next else { return parent.inside.append(.node(node)) }
    let index = parent.inside.firstIndex { piece in
      if case .node(let child) = piece { child.attributes["data-i"] == "\(next)" } else { false }
    }
    guard let index else { throw Inapplicable(what: "no \(next) to be before") }
    parent.inside.insert(.node(node), at: index)
  }

  private func update(_ id: Int, _ changes: JSONValue) throws {
    let node = try node(id)
    if let html = changes["n"]?.string {
      let new = try HTMLTree.one(html)
      let children = try host(of: id).inside.filter { piece in
        if case .node(let child) = piece { child.attributes["data-i"] != nil } else { false }
      }
      node.tag = new.tag
      node.attributes = new.attributes
      node.inside = new.inside
      try host(of: id).inside += children
      return
    }
    try change(node, changes)
    if case .object(let parts)? = changes["p"] {
      for (name, changes) in parts {
        guard let part = part(name, id) else { throw Inapplicable(what: "no part \(name)\(id)") }
        try change(part, changes)
      }
    }
  }

  private func change(_ node: HTMLTree, _ changes: JSONValue) throws {
    if case .object(let attributes)? = changes["a"] {
      for (name, value) in attributes {
        if node.tag == "textarea", name == "value" {
          node.inside = [.text(value.string ?? "")]
        } else {
          node.attributes[name] = value.string
        }
      }
    }
    if case .object(let styles)? = changes["s"] {
      for (property, value) in styles { node.styles[property] = value.string }
    }
    if let text = changes["t"]?.string { node.inside = [.text(text)] }
    if let html = changes["h"]?.string { node.inside = try HTMLTree.parse(html) }
  }

  /// The document as text, without what the script looks after itself: which option is chosen, and
  /// the texts of menus.
  var outline: String {
    for node in root.all where node.attributes["class"]?.hasPrefix("picker") == true {
      for inner in node.all {
        if inner.tag == "select" { inner.inside = [] }
        if inner.attributes["type"] == "radio" { inner.attributes["checked"] = nil }
      }
    }
    return root.outline()
  }
}
