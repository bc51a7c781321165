import Transactions

/// An element on the screen: its content and its child elements.
final class Element {
  let id: Int
  /// The depth of its view in the tree.
  let depth: Int
  // Unsafe: a graph unmounts its nodes in `deinit`, while its elements must still reach it.
  private unowned(unsafe) let graph: NodeGraph
  /// The node that shows the element; `nil` after it was deallocated.
  private weak var node: _AnyViewNode?
  /// The current content.
  private(set) var content: AnyElementContent
  /// The content as of the last diff.
  private var shownContent: AnyElementContent?
  /// The element that this one wraps, for a modifier or a layer; `nil` for that of a view.
  private let wrapped: Element?
  /// The transition of its own view.
  private var ownTransition: ElementTransition?
  /// The transaction of its removal, which only its mounted node can determine.
  private var removalTransaction: Transaction?
  /// The handler of the user's interactions with the element.
  var handler: InteractionHandler?
  /// The value that it represents as an option of a picker.
  var tag: AnyHashable?
  /// The traits for a grid, by the identifiers of the nodes that set them; `nil` for none.
  private var ownGridTraits: [(node: Int, traits: GridTraits)]?
  /// The values for a container around it; `nil` for those of the wrapped element.
  private var ownContainerValues: ContainerValues?
  /// The child elements as of the last diff.
  private(set) var children: [Element] = []
  /// The element that contains this one, as of the last diff; `nil` for the root.
  // Unsafe: an element that leaves the children of its parent is hidden, which sets this to `nil`.
  private(set) unowned(unsafe) var parent: Element?
  /// The traits as of the last diff.
  private(set) var traits: LayoutTraits = []
  /// The node of its place in a container; `nil` for an element where its own node is.
  weak var place: _AnyViewNode?
  /// Returns the current child elements.
  private let currentChildren: () -> [Element]
  /// True while the element is part of the rendering.
  private(set) var isShown = false

  init(
    _ content: AnyElementContent, node: _AnyViewNode, wrapping wrapped: Element? = nil,
    currentChildren: @escaping () -> [Element]
  ) {
    self.wrapped = wrapped
    graph = node.graph
    id = graph.nextID()
    depth = node.depth
    self.node = node
    self.content = graph.finite(content, in: node.environment)
    self.currentChildren = currentChildren
  }

  convenience init(
    _ content: any ElementContent, node: _AnyViewNode, wrapping wrapped: Element? = nil,
    currentChildren: @escaping () -> [Element]
  ) {
    self.init(
      AnyElementContent(content), node: node, wrapping: wrapped, currentChildren: currentChildren)
  }

  /// Sets the content, and marks the element as changed if it differs.
  func update(_ content: any ElementContent) { update(AnyElementContent(content)) }

  /// Sets the content, and marks the element as changed if it differs.
  func update(_ content: AnyElementContent) {
    guard content != self.content else { return }
    let content = graph.finite(content, in: node?.environment ?? EnvironmentValues())
    guard content != self.content else { return }
    self.content = content
    if isShown { graph.contentChanged(self) }
  }

  /// Marks the element's children as changed: elements were inserted, removed or moved.
  func structureChanged() {
    if isShown { graph.structureChanged(self) }
  }

  /// The element and its subtree, as of the last diff.
  var rendering: Rendering {
    Rendering(
      id: id, content: content, traits: traits, children: children.map(\.rendering))
  }

  /// The element of a view within all modifiers and layers.
  var innermost: Element { wrapped?.innermost ?? self }

  /// Returns the id of its view, or of the closest one around it that has one.
  ///
  /// - Parameter ancestor: The node of the views among which the view is found.
  func viewID(below ancestor: _AnyViewNode) -> AnyHashable? {
    var node = innermost.node
    while let current = node, current !== ancestor {
      if let id = current.viewID ?? current.parent?.viewID(ofChild: current) { return id }
      node = current.parent
    }
    return nil
  }

  /// The content of a type that the element or, within its modifiers, one that it wraps has; `nil` for none.
  func content<Content: ElementContent>(_ type: Content.Type) -> Content? {
    content.as(type) ?? wrapped?.content(type)
  }

  /// The transition of its insertion and removal: its own, or else that of the wrapped element.
  var transition: ElementTransition? {
    get { ownTransition ?? wrapped?.transition }
    set { ownTransition = newValue }
  }

  /// The traits that determine its place in a grid: its own, and those of the wrapped element.
  var gridTraits: GridTraits {
    (ownGridTraits ?? []).reduce(wrapped?.gridTraits ?? GridTraits()) { $0.merging($1.traits) }
  }

  /// Sets or replaces the traits that a node sets. Inner nodes set theirs first.
  func addGridTraits(_ traits: GridTraits, from node: Int) {
    var all = ownGridTraits ?? []
    all.removeAll { $0.node == node }
    ownGridTraits = all + [(node, traits)]
  }

  /// The values for its container: its own, and those of the wrapped element.
  var containerValues: ContainerValues {
    var values = ownContainerValues ?? wrapped?.containerValues ?? ContainerValues()
    values.tag = tag
    return values
  }

  /// Removes the values for its container, which the nodes of the view set again.
  func resetContainerValues() {
    ownContainerValues = nil
    tag = nil
  }

  /// Sets a value for its container.
  func setContainerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) {
    var values = containerValues
    values[keyPath: keyPath] = value
    ownContainerValues = values
  }

  /// The animation of a change of the element's content.
  var animation: Animation? { (node?.transaction ?? graph.transaction).animation }

  /// The animation of an insertion, removal or move of the element. A wrapped element is subject to
  /// all modifiers of the transaction, those around its wrapper included.
  private var structureAnimation: Animation? {
    if let wrapped { return wrapped.structureAnimation }
    let transaction = structureTransaction
    guard !transaction.disablesAnimations else { return transaction.animation }
    return transaction.animation ?? content.base.defaultAnimation
  }

  private var structureTransaction: Transaction {
    innermost.removalTransaction ?? innermost.node?.transaction ?? graph.transaction
  }

  /// The animation of an insertion or removal: that of its transition, or else of the transaction.
  private func animation(isInsertion: Bool) -> Animation? {
    guard let animation = transition?.animation(isInsertion: isInsertion),
      !structureTransaction.disablesAnimations
    else { return structureAnimation }
    return animation
  }

  /// True if the element can be used: neither a screen nor a presentation covers it.
  var acceptsEvents: Bool {
    guard let node else { return false }
    // A subview is also where its container has it, and above the page if that is.
    var nodes = [node]
    var element: Element? = self
    while let current = element {
      if let place = current.place { nodes.append(place) }
      element = current.parent
    }
    return nodes.last?.acceptsEvents == true
      && nodes.dropLast().allSatisfy { $0.isVisible && !$0.isBelowHiddenNode }
  }

  /// The current child elements; none once its node is deallocated.
  var newChildren: [Element] { node == nil ? [] : currentChildren() }

  /// The types of the views with bodies that the element belongs to, the closest one first.
  var enclosingViews: [Any.Type] {
    guard let node else { return [] }
    return sequence(first: node, next: \.parent).compactMap(\.bodyType)
  }

  /// Returns true if a content is that of the element or, in its current subtree, of another one.
  func contains(where isFound: (AnyElementContent) -> Bool) -> Bool {
    isFound(content) || newChildren.contains { $0.contains(where: isFound) }
  }

  /// The number of rows of a list that it consists of: those of a section, with its header and footer if
  /// it has them, else one.
  var rowCount: Int {
    if let wrapped { return wrapped.rowCount }
    switch content.base.layout.rows {
    case .one: return 1
    case .children: return newChildren.count
    case .rowsOfChildren: return newChildren.reduce(0) { $0 + $1.rowCount }
    case .oneForChildren: return newChildren.isEmpty ? 0 : 1
    }
  }

  /// Records the transaction of its removal. Its node calls this when it is unmounted.
  func nodeWillUnmount() { removalTransaction = node?.transaction }

  /// Adds the element and its subtree to the rendering.
  func show(in parent: Element?) {
    isShown = true
    self.parent = parent
    shownContent = content
    children = newChildren
    graph.shownElements[id] = self
    for child in children { child.show(in: self) }
    traits = []
    updateTraits { _, _ in }
  }

  /// Returns a change of the content since the last diff; `nil` if there is none.
  func takeUpdate(animation: Animation?) -> Change? {
    guard isShown, let old = shownContent, content != old else { return nil }
    // The node of a text does not depend on its context, but the context determines if a script animates it.
    let isText = old.base.isText && content.base.isText
    let context = isText && animation == nil ? nil : context
    let modified = content.base.changesModifiedElement ? modifiedElement : nil
    let contextOfModified = modified?.context
    shownContent = content
    if !isText { layoutChanged(from: old) }
    let element = ShownElement(
      old, in: context,
      modified: modified.flatMap { modified in
        contextOfModified.map {
          ShownElement.Modified(modified.id, modified.shown, $0, modified.context)
        }
      })
    return Change(.update(id, content), animation: animation, of: element)
  }

  /// Removes the element and its subtree from the rendering.
  func hide() {
    isShown = false
    parent = nil
    graph.shownElements[id] = nil
    for child in children { child.hide() }
  }

  /// Returns true if the element, or one around it, is among those with some identifiers.
  func isPart(of ids: Set<Int>) -> Bool {
    guard !ids.isEmpty else { return false }
    var element: Element? = self
    while let current = element {
      if ids.contains(current.id) { return true }
      element = current.parent
    }
    return false
  }

  /// Removes the child elements that are not among new ones, and returns the changes.
  func removeChildren(notIn new: [Element]) -> [Change] {
    let kept = Set(new.lazy.map(\.id))
    let leaving = children.filter { !kept.contains($0.id) }
    guard !leaving.isEmpty else { return [] }
    children.removeAll { !kept.contains($0.id) }
    var changes: [Change] = []
    for child in leaving {
      changes.append(
        Change(
          .remove(child.id, child.transition), animation: child.animation(isInsertion: false),
          of: ShownElement(child.shown))
      )
      graph.removed.append(child)
      child.hide()
    }
    graph.childrenChanged(self)
    return changes
  }

  /// Inserts and moves the child elements, and returns the changes.
  ///
  /// Patches are emitted from the last child to the first, so that each can be placed before its
  /// successor. The largest possible number of existing children is left in place.
  func insertAndMoveChildren(_ new: [Element]) -> [Change] {
    let old = children
    children = new
    var changes: [Change] = []
    let positions = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
    let stationary = Set(longestIncreasing(new.compactMap { positions[$0.id] }))
    var next: Int?
    for child in new.reversed() {
      if let position = positions[child.id] {
        if !stationary.contains(position) {
          changes.append(
            Change(
              .move(child.id, before: next), animation: child.structureAnimation,
              of: ShownElement(child.shown)))
        }
      } else {
        child.show(in: self)
        changes.append(
          Change(
            .insert(child.rendering, in: id, before: next, child.transition),
            animation: child.animation(isInsertion: true),
            of: ShownElement(child.shown, in: child.context)))
      }
      next = child.id
    }
    if !changes.isEmpty { graph.childrenChanged(self) }
    return changes
  }
}

// MARK: Layout and context

extension Element: LaidOutElement {
  /// The content as of the last diff.
  var shown: AnyElementContent { shownContent ?? content }

  /// The context that the node of the element is rendered in, as of the last diff.
  var context: RenderContext {
    var context = parent.map { $0.context.entering($0.shown) } ?? RenderContext()
    context.id = id
    context.traits = traits
    return context
  }

  /// The number of elements around it.
  var level: Int { parent.map { $0.level + 1 } ?? 0 }

  /// The element that a chain of modifiers and context menus applies to; `nil` if the innermost modifier has no
  /// child.
  private var modifiedElement: Element? {
    guard shown.base.passesOnAccessibility else { return self }
    // The items of a context menu are no such element.
    let child = children.first.flatMap {
      $0.shown.base.layout.takesNoSpace ? children.dropFirst().first : $0
    }
    return child?.modifiedElement
  }

  /// Notes the elements whose traits depend on the layout of the element.
  private func layoutChanged(from old: AnyElementContent) {
    let (before, after) = (old.base.layout, shown.base.layout)
    if after.arrangesChildren(differentlyFrom: before) { graph.childrenChanged(self) }
    guard let parent else { return }
    let layout = parent.shown.base.layout
    let isFirst = parent.children.first === self
    func contribution(of content: AnyElementContent) -> LayoutTraits {
      .of(content.base, containing: traits, in: layout, isFirst: isFirst)
    }
    if before.takesNoSpace != after.takesNoSpace || contribution(of: old) != contribution(of: shown)
    {
      graph.childrenChanged(parent)
    }
  }

  /// Updates the traits of the element from those of its children, and which of these precede a section.
  ///
  /// - Parameter onChange: Called with each element whose traits have changed, and its traits before.
  func updateTraits(_ onChange: (_ element: Element, _ old: LayoutTraits) -> Void) {
    func set(_ new: LayoutTraits, of element: Element) {
      guard new != element.traits else { return }
      let old = element.traits
      element.traits = new
      onChange(element, old)
    }
    let layout = shown.base.layout
    let new = traits.intersection(.precedesSection).union(.of(children, in: layout))
    if layout.containsSections, new.union(traits).contains(.section) {
      for (child, precedes) in zip(children, LayoutTraits.precedingSections(children)) {
        let others = child.traits.subtracting(.precedesSection)
        set(precedes ? others.union(.precedesSection) : others, of: child)
      }
    }
    set(new, of: self)
  }

  /// Returns the change of the element's traits; `nil` if it is not shown, or has the same ones again.
  func layoutChange(from old: LayoutTraits) -> Change? {
    guard isShown, traits != old else { return nil }
    var context = context
    context.traits = old
    return Change(.layout(id, traits), animation: nil, of: ShownElement(shown, in: context))
  }

  /// The element with an identifier in its subtree as of the last diff; `nil` if there is none.
  func descendant(_ id: Int) -> Element? {
    self.id == id ? self : children.lazy.compactMap { $0.descendant(id) }.first
  }
}

/// The longest increasing subsequence of a sequence.
///
/// By patience sorting: https://en.wikipedia.org/wiki/Longest_increasing_subsequence.
func longestIncreasing(_ numbers: [Int]) -> [Int] {
  /// The indices of the smallest numbers that end increasing subsequences of each length.
  var ends: [Int] = []
  var previous: [Int?] = []
  for (index, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    previous.append(low > 0 ? ends[low - 1] : nil)
    if low < ends.count { ends[low] = index } else { ends.append(index) }
  }
  var longest: [Int] = []
  var index = ends.last
  while let current = index {
    longest.append(numbers[current])
    index = previous[current]
  }
  return longest.reversed()
}

extension Element {
  /// True for the place of rows, which nothing can modify.
  var isOffscreenRows: Bool { content.is(OffscreenRowsContent.self) }
}
