import ComposableHTML
@_spi(Renderer) import ComposableUI

/// The elements that the browser shows, with their parents, children and ``LayoutTraits``.
///
/// Inserting, moving or removing a subtree takes constant time per element. After that,
/// ``updateTraits()`` visits the siblings of what has changed, and those of each ancestor whose traits
/// change.
struct ClientTree {
  /// An element, linked to its parent, children and siblings by identifiers. The identifier ``none``
  /// stands for a missing link.
  private struct Entry {
    var content: AnyElementContent
    let parent: Int
    var firstChild = none
    var lastChild = none
    var nextSibling = none
    var previousSibling = none
    /// The traits as the browser shows them.
    var traits: LayoutTraits = []
  }

  private static let none = 0
  private var entries: [Int: Entry] = [:]
  /// The texts of fields that the browser may not have seen yet.
  var unseenTexts = UnseenTexts()
  /// The elements whose children have changed since their traits were updated.
  private var changedParents: Set<Int> = []

  init(_ rendering: Rendering) {
    entries.reserveCapacity(rendering.count)
    add(rendering, parent: Self.none)
  }

  /// Starts with a rendering that replaces another one in the browser.
  ///
  /// - Parameters:
  ///   - rendering: The rendering.
  ///   - other: The tree that the browser shows.
  ///   - seq: The number of the message that contains the rendering.
  init(_ rendering: Rendering, replacing other: ClientTree, in seq: Int) {
    self.init(rendering)
    unseenTexts = other.unseenTexts
    unseenTexts.keep { entries[$0]?.content.base.editableText != nil }
    for (id, entry) in other.entries {
      guard let old = entry.content.base.editableText,
        let new = entries[id]?.content.base.editableText,
        !old.isIdentical(to: new)
      else { continue }
      unseenTexts.write(new, replacing: old, of: id, in: seq)
    }
  }

  /// The number of elements.
  var count: Int { entries.count }

  /// The traits of an element, as the browser shows them.
  func traits(of id: Int) -> LayoutTraits { entries[id]?.traits ?? [] }

  /// The content of an element, or `nil` if it isn't in the tree. Setting the content of a missing
  /// element has no effect.
  subscript(id: Int) -> AnyElementContent? {
    get { entries[id]?.content }
    set {
      guard let newValue, let entry = entries[id] else { return }
      entries[id]?.content = newValue
      if newValue.base.isText, entry.content.base.isText { return }
      let (old, new) = (entry.content.base.layout, newValue.base.layout)
      if old.takesNoSpace != new.takesNoSpace { changedParents.insert(entry.parent) }
      if new.arrangesChildren(differentlyFrom: old) { changedParents.insert(id) }
      guard let parent = entries[entry.parent]?.content.base.layout else { return }
      let isFirst = entry.previousSibling == Self.none
      func traits(of content: AnyElementContent) -> LayoutTraits {
        .of(content.base, containing: entry.traits, in: parent, isFirst: isFirst)
      }
      if traits(of: entry.content) != traits(of: newValue) { changedParents.insert(entry.parent) }
    }
  }

  /// Inserts a subtree before a sibling, or as the last child of a parent.
  mutating func insert(_ rendering: Rendering, in parent: Int, before next: Int?) {
    add(rendering, parent: parent)
    link(rendering.id, before: next)
    changedParents.insert(parent)
  }

  /// Moves an element before a sibling, or to the end of its parent.
  mutating func move(_ id: Int, before next: Int?) {
    guard let entry = entries[id] else { return }
    unlink(entry)
    link(id, before: next)
    changedParents.insert(entry.parent)
  }

  private mutating func add(_ rendering: Rendering, parent: Int) {
    let id = rendering.id
    entries[id] = Entry(content: rendering.content, parent: parent)
    for child in rendering.children {
      add(child, parent: id)
      link(child.id, before: nil)
    }
    updateTraits(of: id) { _, _ in }
  }

  private mutating func link(_ id: Int, before next: Int?) {
    guard let parent = entries[id]?.parent else { return }
    // A sibling that is missing is the end.
    let next = next.flatMap { entries[$0]?.parent == parent ? $0 : nil } ?? Self.none
    let previous =
      next == Self.none
      ? entries[parent]?.lastChild ?? Self.none : entries[next]?.previousSibling ?? Self.none
    entries[id]?.nextSibling = next
    entries[id]?.previousSibling = previous
    if previous == Self.none {
      entries[parent]?.firstChild = id
    } else {
      entries[previous]?.nextSibling = id
    }
    if next == Self.none {
      entries[parent]?.lastChild = id
    } else {
      entries[next]?.previousSibling = id
    }
  }

  private mutating func unlink(_ entry: Entry) {
    if entry.previousSibling == Self.none {
      entries[entry.parent]?.firstChild = entry.nextSibling
    } else {
      entries[entry.previousSibling]?.nextSibling = entry.nextSibling
    }
    if entry.nextSibling == Self.none {
      entries[entry.parent]?.lastChild = entry.previousSibling
    } else {
      entries[entry.nextSibling]?.previousSibling = entry.previousSibling
    }
  }

  /// Removes an element and its subtree.
  mutating func remove(_ id: Int) {
    guard let entry = entries[id] else { return }
    unlink(entry)
    removeSubtree(id)
    changedParents.insert(entry.parent)
  }

  private mutating func removeSubtree(_ id: Int) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    unseenTexts.remove(id)
    var child = entry.firstChild
    while child != Self.none {
      let nextSibling = entries[child]?.nextSibling ?? Self.none
      removeSubtree(child)
      child = nextSibling
    }
  }

  /// Updates the traits of all elements whose children have changed, and of their ancestors.
  ///
  /// - Returns: The elements whose traits differ from before, with their traits before.
  mutating func updateTraits() -> [(id: Int, old: LayoutTraits)] {
    var before: [Int: LayoutTraits] = [:]
    // The deepest ones first, so that each ancestor is updated once.
    var levels = Dictionary(grouping: changedParents, by: depth).mapValues(Set.init)
    changedParents = []
    while let depth = levels.keys.max(), let ids = levels.removeValue(forKey: depth) {
      for id in ids {
        guard let parent = entries[id]?.parent else { continue }
        var isChanged = false
        updateTraits(of: id) { changed, old in
          if before[changed] == nil { before[changed] = old }
          if changed == id { isChanged = true }
        }
        if isChanged { levels[depth - 1, default: []].insert(parent) }
      }
    }
    return before.filter { entries[$0.key].map(\.traits) != $0.value }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The number of ancestors of an element.
  private func depth(of id: Int) -> Int {
    var (depth, id) = (0, id)
    while let parent = entries[id]?.parent {
      depth += 1
      id = parent
    }
    return depth
  }

  /// Updates the traits of an element from those of its children, and which of these precede a
  /// section.
  private mutating func updateTraits(
    of id: Int, _ onChange: (_ id: Int, _ old: LayoutTraits) -> Void
  ) {
    guard let entry = entries[id] else { return }
    var traits = entry.traits.intersection(.precedesSection)
    let layout = entry.content.base.layout
    forEachChild(of: entry) { child, isFirst in
      traits.formUnion(
        .of(child.content.base, containing: child.traits, in: layout, isFirst: isFirst))
    }
    if layout.containsSections, traits.union(entry.traits).contains(.section) {
      markRowsBeforeSections(in: entry, onChange)
    }
    guard traits != entry.traits else { return }
    entries[id]?.traits = traits
    onChange(id, entry.traits)
  }

  private func forEachChild(of entry: Entry, _ body: (Entry, _ isFirst: Bool) -> Void) {
    var id = entry.firstChild
    while let child = entries[id] {
      body(child, child.previousSibling == Self.none)
      id = child.nextSibling
    }
  }

  /// The next sibling of an element that takes space.
  private func shownSibling(after entry: Entry) -> Entry? {
    guard let next = entries[entry.nextSibling] else { return nil }
    return next.content.base.layout.takesNoSpace ? shownSibling(after: next) : next
  }

  private mutating func markRowsBeforeSections(
    in entry: Entry, _ onChange: (_ id: Int, _ old: LayoutTraits) -> Void
  ) {
    var id = entry.firstChild
    while let child = entries[id] {
      var traits = child.traits.subtracting(.precedesSection)
      if shownSibling(after: child)?.content.base.layout.traits.contains(.section) == true {
        traits.insert(.precedesSection)
      }
      if traits != child.traits {
        entries[id]?.traits = traits
        onChange(id, child.traits)
      }
      id = child.nextSibling
    }
  }

  /// Returns the context that an element is rendered in.
  func context(of id: Int) -> RenderContext {
    guard let entry = entries[id] else { return RenderContext() }
    var context = RenderContext()
    if let parent = entries[entry.parent] {
      context = self.context(of: entry.parent).entering(parent.content)
    }
    context.id = id
    context.traits = entry.traits
    return context
  }

  /// Returns the element that a chain of modifiers and context menus applies to, or `nil` if the
  /// innermost modifier has no child.
  func elementModified(by id: Int) -> Int? {
    var id = id
    while let entry = entries[id], entry.content.base.passesOnAccessibility {
      guard let child = entries[entry.firstChild] else { return nil }
      // The items of a context menu are no such element.
      id = child.content.base.layout.takesNoSpace ? child.nextSibling : entry.firstChild
    }
    return id == Self.none ? nil : id
  }
}

extension Rendering {
  /// The number of elements.
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}
