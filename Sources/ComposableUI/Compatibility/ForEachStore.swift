import ComposableConcurrency
public import ComposableCore
public import Foundation

/// A view for the store of each element of a collection.
///
/// It belongs to views that were written before `@ObservableState`, where `ForEach` takes its place:
/// `ForEach(store.scope(state: \.rows, action: \.rows)) { … }`.
///
/// ```swift
/// ForEachStore(store.scope(state: \.rows, action: \.rows)) { store in
///   RowView(store: store)
/// }
/// ```
///
/// 1. When an element moves, its view keeps its state.
/// 2. It is evaluated again when elements are inserted, removed or moved, not when they change.
@available(
  *, deprecated,
  message: "Use 'ForEach(store.scope(state: \\.rows, action: \\.rows))' instead."
)
public nonisolated struct ForEachStore<
  EachState, EachAction, Data: Collection, ID: Hashable & Sendable, Content: View
>: DynamicViewContent {
  private let rows: ViewStore<Data, Never>
  private let ids: (Data) -> [ID]
  private let row: (ID) -> Store<EachState, EachAction>?
  private let content: (Store<EachState, EachAction>) -> Content
  private let sourceLocation: SourceLocation
  private var delete: ((IndexSet) -> Void)?
  private var move: ((IndexSet, Int) -> Void)?

  private init<Action>(
    _ store: Store<IdentifiedArray<ID, EachState>, Action>,
    content: @escaping (Store<EachState, EachAction>) -> Content,
    embed: @escaping (ID, EachAction) -> Action,
    at sourceLocation: SourceLocation
  ) where Data == IdentifiedArray<ID, EachState> {
    rows = ViewStore(
      store.scope(state: \.self) { (action: Never) -> Action in },
      removeDuplicates: { $0.ids == $1.ids })
    ids = { Array($0.ids) }
    row = store.rowStores(embed: embed)
    self.content = content
    self.sourceLocation = sourceLocation
  }

  /// The elements as of the last insertion, removal or move.
  public var data: Data { rows.state }

  /// Adds an action that deletes rows, see `ForEach.onDelete`.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var view = self
    view.delete = action
    return view
  }

  /// Adds an action that moves rows, see `ForEach.onMove`.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var view = self
    view.move = action
    return view
  }

  /// The content of the view.
  public var body: some View {
    let rows = ForEach(ids(rows.state), id: { $0 }, sourceLocation) { [row, content] id in
      row(id).map(content)
    }
    if delete == nil, move == nil {
      rows
    } else {
      rows.onDelete(perform: delete).onMove(perform: move)
    }
  }
}

@available(*, deprecated)
extension ForEachStore where Data == IdentifiedArray<ID, EachState> {
  /// Creates a view for each element of a collection.
  ///
  /// - Parameters:
  ///   - store: The store of the collection.
  ///   - content: Creates the view of an element.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      store, content: content, embed: { .element(id: $0, action: $1) },
      at: SourceLocation(fileID, filePath, line, column))
  }

  /// Creates a view for each element of a collection whose actions are pairs of an id and an action:
  /// `store.scope(state: \.rows, action: { .row(id: $0, action: $1) })`.
  ///
  /// - Parameters:
  ///   - store: The store of the collection.
  ///   - content: Creates the view of an element.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, (id: ID, action: EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      store, content: content, embed: { ($0, $1) },
      at: SourceLocation(fileID, filePath, line, column))
  }
}
