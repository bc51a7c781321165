import Transactions

extension Layout {
  /// Returns the views in the layout.
  ///
  /// ```swift
  /// MyFlow(spacing: 8) { ForEach(tags) { TagView($0) } }
  /// ```
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let part = _stack == nil ? "layouts" : nil
    return LayoutView(layout: AnyLayout(self), content: content())
      .needing(part.map { "\($0).css" }).needing(part.map { "\($0).js" })
  }
}

/// The views in a layout.
nonisolated struct LayoutView<Content: View>: _PrimitiveView {
  let layout: AnyLayout
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    LayoutNode(view, in: context)
  }
}

/// The node of a layout: an element with the subviews, each in an element of its own, unless it is a stack.
private final class LayoutNode<Content: View>: UnaryNode<LayoutView<Content>, Content>,
  LayoutValueReader, BodyEvaluating
{
  /// The maximum number of consecutive requests for sizes that were not asked for before.
  private let maximumRounds = 10

  private var layout: AnyLayout
  private var cache: AnyLayout.Cache?
  private var element: Element?
  private var measurements = LayoutMeasurements()
  /// The elements around the subviews, by the identifiers of the elements of these.
  private var wrappers: [Int: Element] = [:]
  /// The values of the subviews, by the identifiers of their innermost elements.
  private var values: [Int: LayoutValues] = [:]
  /// The result of the last computation whose sizes were known.
  private var arrangement = LayoutArrangement()
  /// The number of requests since something other than their answers has changed.
  private var rounds = 0
  /// The transaction of a change that waits for sizes.
  private var pendingTransaction: Transaction?
  private(set) var evaluatedStep = 0

  init(_ view: LayoutView<Content>, in context: _Context) {
    layout = view.layout
    super.init(in: context)
    makeChild(view.content)
    compute(child?.elements ?? [])
    element = Element(content, node: self) { [unowned self] in arrangedElements() }
    element?.handler = { [unowned self] in take($0) }
    graph.add(self)
  }

  override func update(_ view: LayoutView<Content>) {
    layout = view.layout
    child?.update(view.content, environment)
    structureChanged()
  }

  /// Computes the layout again with the sizes that were measured.
  func reevaluate() {
    evaluatedStep = graph.step
    arrangementChanged()
  }

  override func structureChanged() {
    rounds = 0
    arrangementChanged()
  }

  private func arrangementChanged() {
    if element?.isShown == true {
      element?.structureChanged()
    } else {
      compute(child?.elements ?? [])
      element?.update(content)
    }
  }

  override func willUnmount() {
    element?.nodeWillUnmount()
    graph.remove(self)
  }

  override var createsRowsLazily: Bool? { false }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  func updateValues(of element: Element, _ change: (inout LayoutValues) -> Void) {
    change(&values[element.innermost.id, default: LayoutValues()])
  }

  private var content: AnyElementContent {
    layout._stack?.content
      ?? AnyElementContent(
        CustomLayoutContent(
          size: arrangement.size, fillsHeight: arrangement.fillsHeight,
          request: measurements.request))
  }

  private func arrangedElements() -> [Element] {
    values = [:]
    let elements = child?.elements ?? []
    compute(elements)
    element?.update(content)
    let previous = wrappers
    wrappers = [:]
    guard layout._stack == nil else { return elements }
    return elements.map { subview in
      if subview.isOffscreenRows { return subview }
      let wrapper = wrapper(of: subview, previous[subview.id])
      wrapper.tag = subview.tag
      wrappers[subview.id] = wrapper
      return wrapper
    }
  }

  private func wrapper(of subview: Element, _ former: Element?) -> Element {
    let content = arrangement.places[subview.id] ?? SubviewContent()
    if let former {
      // One that was not visible does not move to its place: it is inserted there with its transition.
      let appears = content.frame != nil && former.content.as(SubviewContent.self)?.frame == nil
      if !appears || transaction.animation == nil {
        former.update(content)
        return former
      }
    }
    return Element(content, node: self, wrapping: subview) { [subview] }
  }

  /// Computes the size and the places. They count if all sizes are known.
  private func compute(_ elements: [Element]) {
    guard layout._stack == nil else {
      cache = nil
      arrangement = LayoutArrangement()
      return
    }
    let elements = elements.filter { !$0.isOffscreenRows }
    let pass = LayoutPass(
      elements.map { element in
        LayoutPass.Subview(
          priority: element.content(LayoutPriorityContent.self)?.priority ?? 0,
          values: values[element.innermost.id] ?? LayoutValues(),
          sizes: measurements.sizes(of: element.id))
      })
    let new = LayoutArrangement(
      of: elements.map(\.id), by: layout, pass, environment.layoutDirection,
      in: measurements.available ?? assumedSpace, &cache)
    let isComplete = measurements.available != nil && pass.unknown.isEmpty
    if isComplete || rounds >= maximumRounds {
      arrangement = new
      pendingTransaction = nil
    } else {
      arrangement.fillsHeight = new.fillsHeight
      let transaction = self.transaction
      if transaction.animation != nil { pendingTransaction = transaction }
    }
    if isComplete || rounds < maximumRounds {
      measurements.ask(pass.unknown + pass.known, of: elements.map(\.id))
    }
  }

  /// The size that the layout asks its first questions for.
  private var assumedSpace: ProposedViewSize {
    ProposedViewSize(
      width: environment.horizontalSizeClass == .regular ? 640 : 360, height: nil)
  }

  /// Takes the sizes that the browser has measured.
  private func take(_ interaction: Interaction) -> Bool {
    guard
      let answer = interaction.value(of: Interaction.layoutEvent, as: [Double].self),
      let change = measurements.take(answer)
    else { return false }
    switch change {
    case .none: return true
    case .additions: rounds += 1
    case .replacements: rounds = 0
    }
    withTransaction(pendingTransaction ?? Transaction()) {
      graph.invalidationQueue.enqueue(id, isState: false)
    }
    return true
  }
}
