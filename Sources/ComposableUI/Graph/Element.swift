import Transactions

/// Something that the user sees: what it is, and what lies in it.
final class Element {
  let id: Int
  /// How deep its view lies.
  let depth: Int
  // Unsafe: a graph ends its elements when it goes, and has to be reached while it does.
  private unowned(unsafe) let graph: ViewGraph
  /// The view that shows it; `nil` once that has gone.
  private weak var node: _AnyViewNode?
  /// What it is.
  private(set) var content: ElementContent
  /// What it was when it was last part of a diff.
  private var shownContent: ElementContent?
  /// How it comes and goes.
  var transition: Transition?
  /// What to do when the user does something with it.
  var handler: Handler?
  /// What it stands for as an option of a picker.
  var tag: AnyHashable?
  /// What lies in it, as it was shown last.
  private(set) var children: [Element] = []
  /// Says what lies in it now.
  private let contents: () -> [Element]
  /// Whether it was part of a diff.
  private(set) var isShown = false

  init(_ content: ElementContent, node: _AnyViewNode, contents: @escaping () -> [Element]) {
    graph = node.graph
    id = graph.nextID()
    depth = node.depth
    self.node = node
    self.content = content
    self.contents = contents
  }

  /// Takes over what it is now.
  func update(_ content: ElementContent) {
    guard content != self.content else { return }
    self.content = content
    if isShown { graph.contentChanged(self) }
  }

  /// Other elements lie in it than before, or in another order.
  func structureChanged() {
    if isShown { graph.structureChanged(self) }
  }

  /// It, with what lies in it, as it was shown last.
  var rendering: Rendering {
    Rendering(id: id, content: content, children: children.map(\.rendering))
  }

  /// How a change of it moves.
  var animation: Animation? { (node?.transaction ?? graph.transaction).animation }

  /// Shows it and what lies in it.
  func show() -> Rendering {
    isShown = true
    shownContent = content
    children = contents()
    graph.shown[id] = self
    return Rendering(id: id, content: content, children: children.map { $0.show() })
  }

  /// What changed in what it is since it was last part of a diff; `nil` where nothing did.
  func takeUpdate() -> Patch? {
    guard isShown, content != shownContent else { return nil }
    shownContent = content
    return .update(id, content)
  }

  /// It is not shown any more, nor what lies in it.
  func hide() {
    isShown = false
    graph.shown[id] = nil
    for child in children { child.hide() }
  }

  /// Brings what lies in it up to date.
  ///
  /// From the last to the first, so that each can be placed before the one that follows it. Of those
  /// that were there already, as many as can stay where they are do.
  func reconcile() -> [Change] {
    let (old, new) = (children, contents())
    children = new
    var changes: [Change] = []
    let kept = Set(new.lazy.map(\.id))
    for child in old where !kept.contains(child.id) {
      changes.append(
        Change(.remove(child.id, child.transition), animation: animation)
      )
      child.hide()
    }
    let positions = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
    let staying = Set(longestIncreasing(new.compactMap { positions[$0.id] }))
    var next: Int?
    for child in new.reversed() {
      let animation = child.animation
      if let position = positions[child.id] {
        if !staying.contains(position) {
          changes.append(Change(.move(child.id, before: next), animation: animation))
        }
      } else {
        let patch = Patch.insert(child.show(), in: id, before: next, child.transition)
        changes.append(Change(patch, animation: animation))
      }
      next = child.id
    }
    return changes
  }
}

/// The longest part of a sequence whose numbers increase.
///
/// By patience sorting: https://en.wikipedia.org/wiki/Longest_increasing_subsequence.
func longestIncreasing(_ numbers: [Int]) -> [Int] {
  /// The places of the smallest numbers that end increasing parts of each length.
  var ends: [Int] = []
  var previous: [Int?] = []
  for (place, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    previous.append(low > 0 ? ends[low - 1] : nil)
    if low < ends.count { ends[low] = place } else { ends.append(place) }
  }
  var longest: [Int] = []
  var place = ends.last
  while let current = place {
    longest.append(numbers[current])
    place = previous[current]
  }
  return longest.reversed()
}
