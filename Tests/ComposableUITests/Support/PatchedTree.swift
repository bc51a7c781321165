@_spi(Renderer) @testable import ComposableUI

/// The tree of elements that a client builds from the first rendering and the diffs alone.
struct PatchedTree {
  private final class Node {
    var content: AnyElementContent
    var traits: LayoutTraits
    var children: [Int]
    var parent: Int?

    init(_ rendering: Rendering, in parent: Int?) {
      content = rendering.content
      traits = rendering.traits
      children = rendering.children.map(\.id)
      self.parent = parent
    }
  }

  private let root: Int
  private var nodes: [Int: Node] = [:]

  init(_ rendering: Rendering) {
    root = rendering.id
    add(rendering, in: nil)
  }

  private mutating func add(_ rendering: Rendering, in parent: Int?) {
    nodes[rendering.id] = Node(rendering, in: parent)
    for child in rendering.children { add(child, in: rendering.id) }
  }

  /// Applies a diff.
  ///
  /// - Returns: False if a patch refers to an element that does not exist.
  mutating func apply(_ diff: Diff) -> Bool {
    diff.allSatisfy { apply($0.patch) }
  }

  private mutating func apply(_ patch: Patch) -> Bool {
    switch patch {
    case .insert(let rendering, in: let parent, before: let next, _):
      guard nodes[rendering.id] == nil, insert(rendering.id, in: parent, before: next) else {
        return false
      }
      add(rendering, in: parent)
    case .remove(let id, _):
      guard let node = nodes[id], let parent = node.parent else { return false }
      nodes[parent]?.children.removeAll { $0 == id }
      discard(id)
    case .move(let id, before: let next):
      guard let node = nodes[id], let parent = node.parent else { return false }
      nodes[parent]?.children.removeAll { $0 == id }
      return insert(id, in: parent, before: next)
    case .update(let id, let content):
      guard let node = nodes[id], node.content != content else { return false }
      node.content = content
    case .layout(let id, let traits):
      guard let node = nodes[id], node.traits != traits else { return false }
      node.traits = traits
    case .scroll(let id, _):
      return nodes[id] != nil
    }
    return true
  }

  private func insert(_ id: Int, in parent: Int, before next: Int?) -> Bool {
    guard let node = nodes[parent] else { return false }
    guard let next else {
      node.children.append(id)
      return true
    }
    guard let index = node.children.firstIndex(of: next) else { return false }
    node.children.insert(id, at: index)
    return true
  }

  private mutating func discard(_ id: Int) {
    for child in nodes[id]?.children ?? [] { discard(child) }
    nodes[id] = nil
  }

  /// The texts of the leaves below each node that contain a separator, by the nodes' identifiers.
  var labels: [Int: [String]] {
    var labels: [Int: [String]] = [:]
    collectLabels(of: root, &labels)
    return labels
  }

  @discardableResult
  private func collectLabels(of id: Int, _ labels: inout [Int: [String]]) -> [String] {
    guard let node = nodes[id] else { return [] }
    var own: [String] = []
    if let text = node.content.base.plainText, text.contains("|") { own = [text] }
    for child in node.children { own += collectLabels(of: child, &labels) }
    labels[id] = own
    return own
  }

  /// An indented description of the tree.
  var text: String { text(of: root, "") }

  private func text(of id: Int, _ indent: String) -> String {
    guard let node = nodes[id] else { return "\(indent)missing\n" }
    return "\(indent)\(id) \(node.content) \(node.traits.rawValue)\n"
      + node.children.map { text(of: $0, indent + " ") }.joined()
  }
}

extension Rendering {
  /// An equal element whose traits are made anew from its children.
  var remade: Rendering {
    Rendering(id: id, content: content, children: children.map(\.remade))
  }
}
