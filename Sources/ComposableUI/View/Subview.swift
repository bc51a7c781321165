/// One of the views that a container lays out, as the container's body sees it.
///
/// ```swift
/// struct CardStack<Content: View>: View {
///   @ViewBuilder var content: Content
///
///   var body: some View {
///     VStack {
///       ForEach(subviews: content) { card in card.padding().background(.thinMaterial) }
///     }
///   }
/// }
/// ```
///
/// A subview can be shown in one place: where it is used a second time, nothing is shown as long as the first
/// place exists.
public nonisolated struct Subview: _PrimitiveView, Identifiable {
  /// The identity of a subview.
  public struct ID: Hashable, Sendable {
    fileprivate let element: Int
  }

  fileprivate let slot: SubviewSlot

  /// The identity of the subview, which it keeps when it moves.
  public var id: ID { ID(element: slot.element.id) }

  /// The values that the subview has for its container.
  public var containerValues: ContainerValues { slot.containerValues }

  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    SubviewNode(view, in: context)
  }
}

/// The views that a container lays out.
public nonisolated struct SubviewsCollection: RandomAccessCollection, _UnobservedView {
  private var subviews: [Subview] = []

  init() {}

  fileprivate init(subviews: [Subview]) { self.subviews = subviews }

  mutating func append(_ subview: Subview) { subviews.append(subview) }

  /// The subviews, one after another.
  public var body: some View { ForEach(subviews) { $0 } }

  /// The index of the first subview.
  public var startIndex: Int { 0 }
  /// The index after that of the last subview.
  public var endIndex: Int { subviews.count }
  /// The subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The subviews at some indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// Some of the views that a container lays out.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, _UnobservedView {
  fileprivate let subviews: ArraySlice<Subview>

  /// The index of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The index after that of the last subview.
  public var endIndex: Int { subviews.endIndex }
  /// The subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The subviews at some indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The subviews, one after another.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// The element of a subview, and the nodes of its places in the container.
private final class SubviewSlot {
  private struct Place {
    weak var node: _AnyViewNode?
  }

  let element: Element
  fileprivate(set) var containerValues: ContainerValues
  /// True once the view is removed: places that an application has stored show nothing.
  private(set) var isGone = false
  /// The first place shows the element.
  private var places: [Place] = []

  init(_ element: Element) {
    self.element = element
    containerValues = element.containerValues
  }

  /// Ends the subview, whose view is removed.
  func end() {
    isGone = true
    for case let node? in places.map(\.node) where node.isMounted { node.structureChanged() }
  }

  func add(_ node: _AnyViewNode) { places.append(Place(node: node)) }

  /// Removes a place. The next one shows the element then.
  func remove(_ node: _AnyViewNode) {
    let former = places.first?.node
    places.removeAll { $0.node == nil || $0.node === node }
    if let next = places.first?.node, next !== former { next.structureChanged() }
  }

  func isShown(by node: _AnyViewNode) -> Bool { places.first { $0.node != nil }?.node === node }
}

/// The node of a subview in its container.
private final class SubviewNode: _ViewNode<Subview> {
  private var slot: SubviewSlot

  init(_ view: Subview, in context: _Context) {
    slot = view.slot
    super.init(in: context)
    slot.add(self)
  }

  override func update(_ view: Subview) {
    guard view.slot !== slot else { return }
    slot.remove(self)
    slot = view.slot
    slot.add(self)
    structureChanged()
  }

  override var elements: [Element] {
    guard !slot.isGone, slot.isShown(by: self) else { return [] }
    slot.element.place = self
    return [slot.element]
  }

  override func willUnmount() { slot.remove(self) }
}

/// A view made from the subviews of another one.
public nonisolated struct _SubviewsReader<Base: View, Content: View>: _PrimitiveView {
  let base: Base
  let content: (SubviewsCollection) -> Content

  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    SubviewsNode(view, in: context)
  }
}

/// The container that a view makes from some subviews.
private nonisolated struct ContainerView<Content: View>: View {
  let subviews: SubviewsCollection
  let content: (SubviewsCollection) -> Content

  var body: some View { content(subviews) }
}

/// The node of views that are not shown themselves, and of the container that shows their elements.
private final class SubviewsNode<Base: View, Content: View>: _ViewNode<
  _SubviewsReader<Base, Content>
>
{
  private var view: _SubviewsReader<Base, Content>
  private var base: _ViewNode<Base>?
  private var container: _ViewNode<ContainerView<Content>>?
  private var slots: [SubviewSlot] = []
  /// True while the container is created or updated.
  private var isUpdating = false

  init(_ view: _SubviewsReader<Base, Content>, in context: _Context) {
    self.view = view
    super.init(in: context)
    base = Base._makeNode(view.base, in: childContext)
    _ = updateSlots()
    container = ContainerView<Content>._makeNode(containerView, in: childContext)
  }

  override func update(_ view: _SubviewsReader<Base, Content>) {
    self.view = view
    base?.update(view.base, environment)
    _ = updateSlots()
    updateContainer()
  }

  private func updateContainer() {
    isUpdating = true
    container?.update(containerView, environment)
    isUpdating = false
  }

  private var containerView: ContainerView<Content> {
    ContainerView(
      subviews: SubviewsCollection(subviews: slots.map { Subview(slot: $0) }),
      content: view.content)
  }

  /// Finds the subviews. Returns false if they are the same as before, with the same values.
  private func updateSlots() -> Bool {
    let former = slots
    for slot in former { slot.element.resetContainerValues() }
    let existing = Dictionary(slots.map { ($0.element.id, $0) }) { first, _ in first }
    slots = (base?.elements ?? []).map { existing[$0.id] ?? SubviewSlot($0) }
    let current = Set(slots.map(\.element.id))
    for slot in former where !current.contains(slot.element.id) { slot.end() }
    var haveChanged = !former.elementsEqual(slots, by: ===)
    for slot in slots {
      let values = slot.element.containerValues
      if !values.isSame(as: slot.containerValues) {
        slot.containerValues = values
        haveChanged = true
      }
    }
    return haveChanged
  }

  override var elements: [Element] {
    // The views inside may have changed without an update of this one.
    if !isUpdating, updateSlots() { updateContainer() }
    return container?.elements ?? []
  }

  override func willUnmount() {
    for slot in slots { slot.end() }
  }

  /// All subviews are needed: there are no rows that are created later.
  override var createsRowsLazily: Bool? { false }

  override var children: [_AnyViewNode] {
    [base, container].compactMap { $0 as _AnyViewNode? }
  }
}

extension Group {
  /// Creates a container from the subviews of a view.
  ///
  /// - Parameters:
  ///   - view: The view, which is not shown itself.
  ///   - transform: Returns the container with the subviews.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsReader<Base, Result> {
    self.init { _SubviewsReader(base: view, content: transform) }
  }
}

extension ForEach where Data == _SubviewsSource, ID == Subview.ID {
  /// Creates a view for each subview of a view.
  ///
  /// - Parameters:
  ///   - view: The view, which is not shown itself.
  ///   - content: Creates the view of a subview.
  public init(
    subviews view: some View, @ViewBuilder content: @escaping (Subview) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      _SubviewsSource(base: AnyView(view)), id: \.id, content: content,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The subviews of a view that are found when it is shown.
public struct _SubviewsSource: ViewPartsSource {
  let base: AnyView

  func rows(_ content: @escaping (Subview) -> some View) -> AnyView {
    AnyView(Group(subviews: base) { ForEach($0, content: content) })
  }

  /// The index of the first subview.
  public var startIndex: Int { 0 }
  /// The same index: the subviews are not known before they are shown.
  public var endIndex: Int { 0 }
  /// Traps. Never called, since no index is valid.
  public subscript(index: Int) -> Subview { preconditionFailure("There is no subview.") }
}
