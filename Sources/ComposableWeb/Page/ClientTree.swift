@_spi(Renderer) import ComposableUI

/// The elements that the browser shows, with their parents and children.
///
/// Inserting or removing a subtree takes constant time per element.
struct ClientTree {
  /// An element, linked to its parent, first child and siblings by identifiers. The identifier
  /// ``none`` stands for a missing link.
  private struct Entry {
    var content: ElementContent
    let parent: Int
    var firstChild = none
    var nextSibling = none
    var previousSibling = none
  }

  private static let none = 0
  private var entries: [Int: Entry] = [:]
  /// The texts of controls that the browser has reported last.
  private var reportedTexts: [Int: String] = [:]

  init(_ rendering: Rendering) {
    entries.reserveCapacity(rendering.count)
    add(rendering, parent: Self.none)
  }

  /// Starts with a rendering, and the texts that the browser has reported for elements of another
  /// tree.
  init(_ rendering: Rendering, keepingReportedTextsOf other: ClientTree) {
    self.init(rendering)
    reportedTexts = other.reportedTexts.filter { entries[$0.key] != nil }
  }

  /// The text of a control that the browser has reported last; `nil` if it has not reported any.
  func reportedText(of id: Int) -> String? { reportedTexts[id] }

  mutating func setReportedText(_ text: String, of id: Int) {
    if entries[id] != nil { reportedTexts[id] = text }
  }

  /// The number of elements.
  var count: Int { entries.count }

  /// The content of an element, or `nil` if it isn't in the tree. Setting the content of a missing
  /// element has no effect.
  subscript(id: Int) -> ElementContent? {
    get { entries[id]?.content }
    set { if let newValue { entries[id]?.content = newValue } }
  }

  /// Inserts a subtree as the first child of a parent. The order of siblings is not tracked.
  mutating func insert(_ rendering: Rendering, in parent: Int) {
    add(rendering, parent: parent)
  }

  private mutating func add(_ rendering: Rendering, parent: Int) {
    var entry = Entry(content: rendering.content, parent: parent)
    if let nextSibling = entries[parent]?.firstChild, nextSibling != Self.none {
      entry.nextSibling = nextSibling
      entries[nextSibling]?.previousSibling = rendering.id
    }
    entries[parent]?.firstChild = rendering.id
    entries[rendering.id] = entry
    for child in rendering.children { add(child, parent: rendering.id) }
  }

  /// Removes an element and its subtree.
  mutating func remove(_ id: Int) {
    guard let entry = entries[id] else { return }
    if entry.previousSibling == Self.none {
      entries[entry.parent]?.firstChild = entry.nextSibling
    } else {
      entries[entry.previousSibling]?.nextSibling = entry.nextSibling
    }
    entries[entry.nextSibling]?.previousSibling = entry.previousSibling
    removeSubtree(id)
  }

  private mutating func removeSubtree(_ id: Int) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    reportedTexts[id] = nil
    var child = entry.firstChild
    while child != Self.none {
      let nextSibling = entries[child]?.nextSibling ?? Self.none
      removeSubtree(child)
      child = nextSibling
    }
  }

  /// Returns the context that an element is rendered in.
  func context(of id: Int) -> RenderContext {
    guard let parent = entries[id]?.parent else { return RenderContext() }
    return context(in: parent)
  }

  /// Returns the context that the children of an element are rendered in.
  func context(in parent: Int) -> RenderContext {
    guard let entry = entries[parent] else { return RenderContext() }
    return context(in: entry.parent).entering(entry.content, parent)
  }

  /// Returns the element that a chain of modifiers and context menus applies to, or `nil` if the
  /// innermost modifier has no child.
  func elementModified(by id: Int) -> Int? {
    var id = id
    while entries[id]?.content.isModifier == true {
      guard var child = entries[id]?.firstChild, child != Self.none else { return nil }
      if let next = entries[child]?.nextSibling, entries[child]?.content == .contextMenuItems {
        child = next
      }
      id = child
    }
    return id
  }
}

extension Rendering {
  /// The number of elements.
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension ElementContent {
  /// True for an element around another one, which accessibility labels are passed on to.
  fileprivate var isModifier: Bool {
    switch self {
    case .modified(.gestures(let gestures)) where gestures.isTappable: false
    case .modified, .contextMenu: true
    default: false
    }
  }
}
