import ComposableConcurrency
import Transactions

/// The node of a ``ForEach``: the rows of its elements, or in a lazy container those of its window.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>, BodyEvaluating, RowCounting
{
  /// The key of a row. The occurrence tells elements with the same id apart.
  private struct Key: Hashable {
    let id: ID
    var occurrence = 0
  }

  private struct Row {
    let key: Key
    /// Retained, since the id may be an object's identifier, unique only while the object lives.
    let element: Data.Element
    let node: _ViewNode<Content>
  }

  /// An element and its view before it is matched with an existing row.
  private struct PendingRow {
    let id: ID
    let element: Data.Element
    let content: Content
  }

  /// The nodes of former rows that are not yet part of the current ones.
  private struct ExistingNodes {
    var shown: [Key: _ViewNode<Content>]
    var kept: [Key: _ViewNode<Content>]
  }

  /// The elements in the place of rows without views.
  private struct Edges {
    let before: Element
    let after: Element
  }

  private var view: ForEach<Data, ID, Content>
  private var rows: [Row] = []
  /// The positions of the rows in a lazy container; `nil` in others, where all elements have rows.
  private var window: RowWindow?
  /// The elements around the rows, once there were elements without views.
  private var edges: Edges?
  /// Rows outside of the window that hold state or present something, the one that left it last at the
  /// end.
  private var keptRows: [Row] = []
  private var hasReported = false
  /// False during the first evaluation, which is part of that of the parent.
  private var isCreated = false
  /// True during an evaluation, at the end of which the elements around the rows are updated.
  private var isEvaluating = false
  private let tracker = ObservationTracker()
  private(set) var evaluatedStep = 0

  init(_ view: ForEach<Data, ID, Content>, in context: _Context) {
    self.view = view
    super.init(in: context)
    if graph.createsRowsLazily, firstAncestor({ $0.createsRowsLazily }) == true {
      window = RowWindow()
    }
    graph.add(self)
    reevaluate()
    isCreated = true
  }

  override func willUnmount() {
    tracker.cancel()
    graph.remove(self)
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    if !graph.isEvaluationDeferred(of: self) { reevaluate() }
  }

  /// Reads the elements, and enqueues an invalidation when a value changes that was read for them.
  private func pendingRows() -> [PendingRow] {
    evaluatedStep = graph.step
    return tracker.track {
      graph.timeline.evaluate(id) {
        shownElements.map { PendingRow(id: view.id($0), element: $0, content: view.content($0)) }
      }
    } onEachChange: { [invalidationQueue = graph.invalidationQueue, id] change in
      invalidationQueue.enqueue(id, isState: change.isState)
    }
  }

  /// The elements that have rows.
  private var shownElements: Data.SubSequence {
    let data = view.data
    guard window != nil else { return data[...] }
    window?.update(count: data.count, former: rows.lazy.map(\.key.id)) { position in
      view.id(data[data.index(data.startIndex, offsetBy: position)])
    }
    let range = window?.range ?? 0..<0
    let start = data.index(data.startIndex, offsetBy: range.lowerBound)
    return data[start..<data.index(start, offsetBy: range.count)]
  }

  func reevaluate() {
    evaluateRows()
    if hasPlacelessRow {
      window = nil
      edges = nil
      evaluateRows()
      structureChanged()
    }
  }

  /// True if a row has no view, so that its place among others is not known: then all views are created, as in
  /// SwiftUI.
  private var hasPlacelessRow: Bool {
    window?.isPartial == true && rows.contains(where: \.node.elements.isEmpty)
  }

  private func evaluateRows() {
    let previousRows = rows
    // While the previous elements live, a new one can't have the id of one of them by coincidence.
    defer { withExtendedLifetime(previousRows) {} }
    let pendingRows = pendingRows()
    let keys = keys(of: pendingRows)
    var existing = ExistingNodes(shown: nodes(of: previousRows), kept: nodes(of: keptRows))
    isEvaluating = true
    defer { isEvaluating = false }
    rows = []
    rows.reserveCapacity(pendingRows.count)
    // A window that the user has not scrolled ends with the sections of 100 rows, after those that are seen.
    let isUnscrolled = previousRows.isEmpty || window?.isPartial == false
    var rowCount = 0
    var shown = 0..<0
    for index in isUnscrolled ? Array(pendingRows.indices) : order(of: pendingRows) {
      let row = makeRow(pendingRows[index], keys[index], &existing)
      if index < shown.lowerBound {
        rows.insert(row, at: 0)
        shown = index..<shown.upperBound
      } else {
        rows.append(row)
        shown = (rows.count == 1 ? index : shown.lowerBound)..<index + 1
      }
      guard window != nil else { continue }
      rowCount += row.node.elements.rowCount
      let isEnough =
        isUnscrolled
        ? rowCount >= RowWindow.minimumRowCount && existing.shown.isEmpty
        : rowCount >= RowWindow.maximumRowCount
      guard isEnough, rows.count < pendingRows.count else { continue }
      window?.learn(rowCount: rowCount, ofElements: rows.count)
      window?.cut(to: shown)
      break
    }
    if isLong(rowCount) { window?.learn(rowCount: rowCount, ofElements: rows.count) }
    if !keptRows.isEmpty { keptRows.removeAll { existing.kept[$0.key] == nil } }
    let leavingRows = previousRows.filter { existing.shown.removeValue(forKey: $0.key) != nil }
    if window?.isPartial == true {
      keep(leavingRows)
    } else {
      for row in leavingRows + keptRows { row.node.unmount() }
      keptRows = []
    }
    updateEdges()
    if isCreated, rows.count > previousRows.count {
      let list = parent?.firstAncestor { node in
        (node as? any RowCounting).flatMap { $0.isLazy ? $0 : nil }
      }
      list?.rowsAdded()
    }
    let isUnchanged = previousRows.lazy.map(\.key).elementsEqual(rows.lazy.map(\.key))
    if !isUnchanged { super.structureChanged() }
  }

  private func nodes(of rows: [Row]) -> [Key: _ViewNode<Content>] {
    Dictionary(rows.map { ($0.key, $0.node) }) { first, _ in first }
  }

  /// Returns the keys of rows, and reports elements with the same id.
  private func keys(of pendingRows: [PendingRow]) -> [Key] {
    var keys = Set<Key>(minimumCapacity: pendingRows.count)
    return pendingRows.map { pendingRow in
      var key = Key(id: pendingRow.id)
      while !keys.insert(key).inserted {
        report(key.id, view.sourceLocation)
        key.occurrence += 1
      }
      return key
    }
  }

  /// Makes a row of the node that its element has had, or of a new one.
  private func makeRow(
    _ pendingRow: PendingRow, _ key: Key, _ existing: inout ExistingNodes
  ) -> Row {
    let node: _ViewNode<Content>
    if let shown = existing.shown.removeValue(forKey: key) {
      node = shown
      node.update(pendingRow.content, environment)
    } else if let kept = existing.kept.removeValue(forKey: key) {
      node = kept
      node.update(pendingRow.content, environment)
      node.setDormant(false)
    } else {
      node = Content._makeNode(pendingRow.content, in: childContext)
    }
    return Row(key: key, element: pendingRow.element, node: node)
  }

  /// Returns the order in which rows are created until there are enough: if they are sections of many
  /// rows, from what the user sees to the outer ones.
  private func order(of pendingRows: [PendingRow]) -> [Int] {
    let indices = Array(pendingRows.indices)
    guard let window, window.consistsOfSections, let center = window.center else { return indices }
    let middle = min(max(0, center - window.range.lowerBound), indices.count - 1)
    return indices.sorted { abs($0 - middle) < abs($1 - middle) }
  }

  /// True if all elements have a view, with so many rows that some are enough.
  private func isLong(_ rowCount: Int) -> Bool {
    window?.isPartial == false && rows.count > 1 && rowCount > 2 * RowWindow.minimumRowCount
  }

  var isLazy: Bool { window != nil }

  func rowsAdded() {
    guard window?.isPartial == false else { return }
    var rowCount = 0
    for row in rows where !isLong(rowCount) { rowCount += row.node.elements.rowCount }
    if isLong(rowCount) { windowChanged() }
  }

  /// Keeps rows that have left the window if they hold state or present something, as many as there
  /// may be, and removes the others. Whether their elements still exist is found out only for those
  /// that present something: it costs as much as the collection is long.
  private func keep(_ leavingRows: [Row]) {
    for row in leavingRows {
      if row.node.holdsState || row.node.isPresenting {
        keptRows.append(row)
      } else {
        row.node.unmount()
      }
    }
    let removed = keptRows.filter { row in
      row.node.isPresenting && !view.data.contains { view.id($0) == row.key.id }
    }
    for row in removed { row.node.unmount() }
    keptRows.removeAll { row in removed.contains { $0.node === row.node } }
    // The views of a row that presents something stay awake: the presentation needs them.
    for row in keptRows where !row.node.isPresenting { row.node.setDormant(true) }
    while keptRows.count > Self.maximumKeptCount {
      guard let index = keptRows.firstIndex(where: \.node.isDormant) else { break }
      keptRows.remove(at: index).node.unmount()
    }
  }

  override func structureChanged() {
    // A row may have another number of elements now, or none.
    if edges != nil, !isEvaluating {
      updateEdges()
      if hasPlacelessRow { windowChanged() }
    }
    super.structureChanged()
  }

  /// Creates or updates the elements around the rows.
  private func updateEdges() {
    guard let window, window.isPartial || edges != nil else { return }
    let edges = edges ?? makeEdges()
    let range = window.range
    let sizes = rows.map(\.node.elements.count)
    edges.before.update(
      OffscreenRowsContent.before(
        shown: range, count: window.count, end: edges.after.id,
        sizes: sizes.allSatisfy { $0 == 1 } ? [] : sizes, isLong: window.isPartial))
    edges.after.update(
      OffscreenRowsContent.after(range.upperBound < window.count ? range.upperBound : nil))
  }

  private func makeEdges() -> Edges {
    let after = Element(OffscreenRowsContent.after(nil), node: self) { [] }
    let before = Element(
      OffscreenRowsContent.before(
        shown: 0..<0, count: 0, end: after.id, sizes: [], isLong: true),
      node: self
    ) { [] }
    before.handler = { [unowned self] in show($0) }
    let edges = Edges(before: before, after: after)
    self.edges = edges
    super.structureChanged()
    return edges
  }

  /// Moves the window to what the user sees.
  private func show(_ interaction: Interaction) -> Bool {
    guard case .rows(let positions, let columns) = interaction, let former = window else {
      return false
    }
    window?.show(positions, columns: columns)
    if window != former { windowChanged() }
    return true
  }

  /// Enqueues an evaluation without animation: rows that the user scrolls to are not inserted.
  private func windowChanged() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { graph.invalidationQueue.enqueue(id, isState: false) }
  }

  private func report(_ id: ID, _ sourceLocation: SourceLocation) {
    guard !hasReported else { return }
    hasReported = true
    sourceLocation.report(
      """
      A 'ForEach' has two elements with the id '\(id)'.

      Use a unique id for each element: it identifies the element's state and position.
      """
    )
  }

  override var elements: [Element] {
    let shown = rows.flatMap { row in
      let elements = row.node.elements
      // As options of a picker they represent their id, unless they have a tag.
      for element in elements where element.tag == nil { element.tag = AnyHashable(row.key.id) }
      return elements
    }
    return if let edges { [edges.before] + shown + [edges.after] } else { shown }
  }

  override func viewID(ofChild child: _AnyViewNode) -> AnyHashable? {
    rows.first { $0.node === child }.map { AnyHashable($0.key.id) }
  }

  override func descendant(withID id: AnyHashable) -> _AnyViewNode? {
    if let row = rows.first(where: { AnyHashable($0.key.id) == id }) { return row.node }
    for row in rows {
      if let found = row.node.descendant(withID: id) { return found }
    }
    return nil
  }

  override func showRow(withID id: AnyHashable) -> Bool {
    guard let window, window.isPartial else { return super.showRow(withID: id) }
    var position = (id.base as? ID).flatMap { view.data.lazy.map(view.id).firstOffset(of: $0) }
    if position == nil {
      if rows.contains(where: { $0.node.showRow(withID: id) }) { return true }
      position = positionOfSection(withID: id, outside: window)
    }
    guard let position else { return false }
    self.window?.show(position)
    windowChanged()
    return true
  }

  /// Returns the position of the element outside of the window in whose row a view has an id. Sections without
  /// a node get one for the search, at most as many as a window may have rows.
  private func positionOfSection(withID id: AnyHashable, outside window: RowWindow) -> Int? {
    func hasView(_ node: _AnyViewNode) -> Bool {
      node.descendant(withID: id) != nil || node.showRow(withID: id)
    }
    if let kept = keptRows.first(where: { hasView($0.node) }) {
      return view.data.lazy.map(view.id).firstOffset(of: kept.key.id)
    }
    guard window.consistsOfSections else { return nil }
    let keptIDs = Set(keptRows.map(\.key.id))
    return graph.search {
      zip(0..., view.data).lazy.filter { position, element in
        !window.range.contains(position) && !keptIDs.contains(self.view.id(element))
      }
      .prefix(RowWindow.maximumRowCount).first { _, element in
        let section = Content._makeNode(view.content(element), in: childContext)
        defer { section.unmount() }
        return hasView(section)
      }?.0
    }
  }

  override var children: [_AnyViewNode] { rows.map(\.node) + keptRows.map(\.node) }

  override var childNames: [String] {
    (rows + keptRows).map { "\($0.key.id) \($0.key.occurrence)" }
  }

  /// The maximum number of rows outside of the window that are kept.
  private static var maximumKeptCount: Int { 500 }
}

/// A node that counts the rows of its elements, to show only some of them.
private protocol RowCounting: _AnyViewNode {
  /// True if it shows only some elements of a long collection.
  var isLazy: Bool { get }

  /// Takes into account that an element has more rows than before.
  func rowsAdded()
}

extension [Element] {
  /// The number of rows of a list that the elements consist of.
  fileprivate var rowCount: Int { reduce(0) { $0 + $1.rowCount } }
}

extension Collection where Element: Equatable {
  /// The distance of the first element that equals another one from the start.
  fileprivate func firstOffset(of element: Element) -> Int? {
    firstIndex(of: element).map { distance(from: startIndex, to: $0) }
  }
}
