import ComposableUI

/// What each element is that a browser shows, and in which others they lie.
///
/// Each change takes constant time for each element that comes or goes.
struct ClientTree {
  /// The elements around and beside one are told by their numbers; ``none`` stands for none.
  private struct Entry {
    var content: ElementContent
    let parent: Int
    var firstChild = none
    var next = none
    var previous = none
  }

  private static let none = 0
  private var entries: [Int: Entry] = [:]

  init(_ rendering: Rendering) {
    add(rendering, parent: Self.none)
  }

  /// How many there are.
  var count: Int { entries.count }

  /// What an element is; `nil` for one that is not shown. Others can't be set.
  subscript(id: Int) -> ElementContent? {
    get { entries[id]?.content }
    set { if let newValue { entries[id]?.content = newValue } }
  }

  /// An element has come, with all that lies in it.
  mutating func insert(_ rendering: Rendering, in parent: Int) {
    add(rendering, parent: parent)
  }

  private mutating func add(_ rendering: Rendering, parent: Int) {
    var entry = Entry(content: rendering.content, parent: parent)
    if let next = entries[parent]?.firstChild, next != Self.none {
      entry.next = next
      entries[next]?.previous = rendering.id
    }
    entries[parent]?.firstChild = rendering.id
    entries[rendering.id] = entry
    for child in rendering.children { add(child, parent: rendering.id) }
  }

  /// An element has gone, with all that lay in it.
  mutating func remove(_ id: Int) {
    guard let entry = entries[id] else { return }
    if entry.previous == Self.none {
      entries[entry.parent]?.firstChild = entry.next
    } else {
      entries[entry.previous]?.next = entry.next
    }
    entries[entry.next]?.previous = entry.previous
    forget(id)
  }

  private mutating func forget(_ id: Int) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    var child = entry.firstChild
    while child != Self.none {
      let next = entries[child]?.next ?? Self.none
      forget(child)
      child = next
    }
  }

  /// What an element lies in.
  func surroundings(of id: Int) -> RenderContext {
    guard let parent = entries[id]?.parent else { return RenderContext() }
    return surroundings(in: parent)
  }

  /// What lies in an element lies in this.
  func surroundings(in parent: Int) -> RenderContext {
    guard let entry = entries[parent] else { return RenderContext() }
    return surroundings(in: entry.parent).inside(entry.content, parent)
  }

  /// What modifiers are around, with nothing else between: the element that they modify.
  func modified(by id: Int) -> Int? {
    var id = id
    while case .modified = entries[id]?.content {
      guard let child = entries[id]?.firstChild, child != Self.none else { return nil }
      id = child
    }
    return id
  }
}
