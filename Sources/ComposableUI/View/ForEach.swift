import IssueReporting

/// A view for each element of a collection. The elements are told apart by their ids.
///
/// ```swift
/// ForEach(store.scope(state: \.rows, action: \.rows)) { row in RowView(store: row) }
/// ```
///
/// Guarantees:
/// 1. An element that moves keeps its views, their state and their looks.
/// 2. Two elements with one id are reported; both are shown.
/// 3. It is brought up to date when something changes that the elements or the views of them read.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: _PrimitiveView {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  let site: Site

  /// Where it is written.
  struct Site {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
  }

  /// Shows a view for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells one from the others.
  ///   - content: The view of one.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
    site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ForEachNode(view, in: context)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Shows a view for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: The view of one.
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
  /// Shows a view for a binding to each element.
  ///
  /// ```swift
  /// ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
  /// ```
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells one from the others.
  ///   - content: The view of one.
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
  /// Shows a view for each number.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: The view of one.
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
  /// Which element of an id it is: the first, but for ids that are not unique.
  private struct Key: Hashable {
    let id: ID
    var occurrence = 0
  }

  private struct Row {
    let key: Key
    /// Kept, since an id may be that of an object, which is unique as long as the object lives.
    let element: Data.Element
    let node: _ViewNode<Content>
  }

  /// What is to be a row.
  private struct Entry {
    let id: ID
    let element: Data.Element
    let content: Content
  }

  private var view: ForEach<Data, ID, Content>
  private var rows: [Row] = []
  private var hasReported = false
  private let tracker = ObservationTracker()

  init(_ view: ForEach<Data, ID, Content>, in context: _Context) {
    self.view = view
    super.init(in: context)
    graph.add(self, id: id)
    update(view)
  }

  override func willUnmount() {
    tracker.cancel()
    graph.remove(id)
  }

  func rerun(after evaluation: Int) {
    guard isMounted, evaluation == tracker.evaluation else { return }
    update(view)
  }

  /// Reads the elements, and invalidates them when something changes that was read for them.
  private func entries() -> [Entry] {
    tracker.track {
      view.data.map { Entry(id: view.id($0), element: $0, content: view.content($0)) }
    } onChange: { [inbox = graph.inbox, id] evaluation in
      inbox.add(Invalidation(node: id, evaluation: evaluation, transaction: .current))
    }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    let former = rows
    // As long as the former elements live, a new one can't have the id of one of them by chance.
    defer { withExtendedLifetime(former) {} }
    var old = Dictionary(former.map { ($0.key, $0.node) }) { first, _ in first }
    rows = []
    let entries = entries()
    var keys = Set<Key>(minimumCapacity: entries.count)
    for entry in entries {
      var key = Key(id: entry.id)
      while !keys.insert(key).inserted {
        report(key.id, view.site)
        key.occurrence += 1
      }
      if let node = old.removeValue(forKey: key) {
        node.update(entry.content, environment)
        rows.append(Row(key: key, element: entry.element, node: node))
      } else {
        let node = Content._makeNode(entry.content, in: below)
        rows.append(Row(key: key, element: entry.element, node: node))
      }
    }
    for node in old.values { node.unmount() }
    if !former.lazy.map(\.key).elementsEqual(rows.lazy.map(\.key)) { structureChanged() }
  }

  private func report(_ id: ID, _ site: ForEach<Data, ID, Content>.Site) {
    guard !hasReported else { return }
    hasReported = true
    reportIssue(
      """
      A 'ForEach' has two elements with the id '\(id)'.

      Give each element an id of its own: they keep their state and their place by it.
      """,
      fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column
    )
  }

  override var elements: [Element] {
    rows.flatMap { row in
      let elements = row.node.elements
      // As options of a picker they stand for the id, unless they say otherwise.
      for element in elements where element.tag == nil { element.tag = AnyHashable(row.key.id) }
      return elements
    }
  }

  override var children: [_AnyViewNode] { rows.map(\.node) }
}
