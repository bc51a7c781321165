import ConcurrencyExtras

/// A view for each element of a collection, identified by the element's id.
///
/// ```swift
/// ForEach(store.scope(state: \.rows, action: \.rows)) { row in RowView(store: row) }
/// ```
///
/// Guarantees:
/// 1. When an element moves, its view keeps its state and its elements on the screen.
/// 2. Two elements with the same id are reported. Both are shown.
/// 3. It is invalidated when a value changes that the collection or the content closure has read.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: _PrimitiveView {
  /// The elements that the views are created from.
  public let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  let sourceLocation: SourceLocation

  /// Creates a view for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path of an element's id.
  ///   - content: Creates the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
    sourceLocation = SourceLocation(fileID, filePath, line, column)
  }

  /// Creates a view for each element of a collection.
  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, _ sourceLocation: SourceLocation,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
    self.sourceLocation = sourceLocation
  }

  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ForEachNode(view, in: context)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each identifiable element of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - content: Creates the view of an element.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      data, id: \.id, content: content,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension ForEach {
  /// Creates a view for a binding to each element of a collection.
  ///
  /// ```swift
  /// ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
  /// ```
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - id: The key path of an element's id.
  ///   - content: Creates the view of a binding to an element.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Data == Binding<Base> {
    self.init(
      data, id: (\Binding<Base.Element>.wrappedValue).appending(path: id), content: content,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - content: Creates the view of a number.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      data, id: \.self, content: content,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>, BodyEvaluating
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

  private var view: ForEach<Data, ID, Content>
  private var rows: [Row] = []
  private var hasReported = false
  private let tracker = ObservationTracker()
  private(set) var evaluatedStep = 0

  init(_ view: ForEach<Data, ID, Content>, in context: _Context) {
    self.view = view
    super.init(in: context)
    graph.add(self)
    reevaluate()
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
        view.data.map { PendingRow(id: view.id($0), element: $0, content: view.content($0)) }
      }
    } onEachChange: { [invalidationQueue = graph.invalidationQueue, id] change in
      invalidationQueue.enqueue(id, isState: change.isState)
    }
  }

  func reevaluate() {
    let previousRows = rows
    // While the previous elements live, a new one can't have the id of one of them by coincidence.
    defer { withExtendedLifetime(previousRows) {} }
    var reusableNodes = Dictionary(previousRows.map { ($0.key, $0.node) }) { first, _ in first }
    rows = []
    let pendingRows = pendingRows()
    var keys = Set<Key>(minimumCapacity: pendingRows.count)
    for pendingRow in pendingRows {
      var key = Key(id: pendingRow.id)
      while !keys.insert(key).inserted {
        report(key.id, view.sourceLocation)
        key.occurrence += 1
      }
      if let node = reusableNodes.removeValue(forKey: key) {
        node.update(pendingRow.content, environment)
        rows.append(Row(key: key, element: pendingRow.element, node: node))
      } else {
        let node = Content._makeNode(pendingRow.content, in: childContext)
        rows.append(Row(key: key, element: pendingRow.element, node: node))
      }
    }
    for row in previousRows { reusableNodes.removeValue(forKey: row.key)?.unmount() }
    if !previousRows.lazy.map(\.key).elementsEqual(rows.lazy.map(\.key)) { structureChanged() }
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
    rows.flatMap { row in
      let elements = row.node.elements
      // As options of a picker they represent their id, unless they have a tag.
      for element in elements where element.tag == nil { element.tag = AnyHashable(row.key.id) }
      return elements
    }
  }

  override func descendant(withID id: AnyHashable) -> _AnyViewNode? {
    rows.first { AnyHashable($0.key.id) == id }?.node ?? super.descendant(withID: id)
  }

  override var children: [_AnyViewNode] { rows.map(\.node) }
}
