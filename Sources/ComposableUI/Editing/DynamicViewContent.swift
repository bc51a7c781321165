public import Foundation

/// Views that are created from a collection.
public nonisolated protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent {
  /// Adds an action that deletes rows.
  ///
  /// Each row of a list has a button "Delete": in the edit mode (see ``EditButton``), when the
  /// pointer or the focus is in the row, and when it is swiped on a touchscreen. The views are not
  /// removed by themselves: the action changes the data.
  ///
  /// - Parameter action: The action, with the offset of a row in the collection; `nil` if rows
  ///   cannot be deleted.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> EditableForEach<Data, ID, Content> {
    EditableForEach(base: self).onDelete(perform: action)
  }

  /// Adds an action that moves rows.
  ///
  /// Each row of a list has the buttons "Move up" and "Move down", where it has that of
  /// ``onDelete(perform:)``. The views are not moved by themselves: the action changes the data.
  ///
  /// - Parameter action: The action, with the offset of a row in the collection and the offset of
  ///   the row before which it is inserted, in the manner of `move(fromOffsets:toOffset:)`; `nil`
  ///   if rows cannot be moved.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> EditableForEach<Data, ID, Content> {
    EditableForEach(base: self).onMove(perform: action)
  }
}

/// A ``ForEach`` whose rows the user can delete or move.
public nonisolated struct EditableForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>:
  DynamicViewContent
{
  let base: ForEach<Data, ID, Content>
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  init(base: ForEach<Data, ID, Content>) { self.base = base }

  /// The elements that the rows are created from.
  public var data: Data { base.data }

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
  public var body: some View { rows }

  /// The rows with the actions of their edits.
  var rows: ForEach<_NumberedElements<Data>, ID, _EditableRow<Content>> {
    ForEach(
      _NumberedElements(base: data), id: { [base] in base.id($0.element) }, base.sourceLocation
    ) { row in
      _EditableRow(
        offset: row.offset, isLast: row.offset == data.count - 1, delete: delete, move: move,
        content: base.content(row.element))
    }
  }
}

/// The elements of a collection with their offsets, each read on access.
public struct _NumberedElements<Base: RandomAccessCollection>: RandomAccessCollection {
  let base: Base

  /// The offset of the first element.
  public var startIndex: Int { 0 }
  /// The number of elements.
  public var endIndex: Int { base.count }

  /// Returns an element with its offset.
  public subscript(offset: Int) -> (offset: Int, element: Base.Element) {
    (offset, base[base.index(base.startIndex, offsetBy: offset)])
  }
}

/// A row that the user can delete or move.
public nonisolated struct _EditableRow<Content: View>: View {
  private let offset: Int
  private let isLast: Bool
  private let delete: ((IndexSet) -> Void)?
  private let move: ((IndexSet, Int) -> Void)?
  private let content: Content
  @State private var disabledEdits = DisabledRowEdits()
  @Environment(\.disabledRowEdits) private var inheritedDisabledEdits

  init(
    offset: Int, isLast: Bool, delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?,
    content: Content
  ) {
    self.offset = offset
    self.isLast = isLast
    self.delete = delete
    self.move = move
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    let disabled = disabledEdits.all.union(inheritedDisabledEdits)
    RowWithActions(content: content.environment(\.disabledEditsOfRow, disabledEdits)) {
      if let move, !disabled.contains(.move) {
        // The destination is the row before which it is inserted.
        Button {
          withAnimation { move([offset], offset - 1) }
        } label: {
          Image(systemName: "chevron.up")
        }
        .accessibilityLabel(Text(system: .moveUp))
        .disabled(offset == 0)
        Button {
          withAnimation { move([offset], offset + 2) }
        } label: {
          Image(systemName: "chevron.down")
        }
        .accessibilityLabel(Text(system: .moveDown))
        .disabled(isLast)
      }
      if let delete, !disabled.contains(.delete) {
        Button(role: .destructive) {
          withAnimation { delete([offset]) }
        } label: {
          Image(systemName: "trash")
        }
        .accessibilityLabel(Text(system: .delete))
      }
    }
  }
}
