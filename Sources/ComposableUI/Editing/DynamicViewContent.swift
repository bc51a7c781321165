public import Foundation

/// Views that are created from a collection.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent {
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
public struct EditableForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DynamicViewContent
{
  let base: ForEach<Data, ID, Content>
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  init(base: ForEach<Data, ID, Content>) { self.base = base }

  /// The elements.
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
  public var body: some View {
    ForEach(base) { element in
      RowWithActions(content: base.content(element)) {
        if move != nil {
          Button {
            moveRow(base.id(element), by: -1)
          } label: {
            Image(systemName: "chevron.up")
          }
          .accessibilityLabel("Move up")
          Button {
            moveRow(base.id(element), by: 1)
          } label: {
            Image(systemName: "chevron.down")
          }
          .accessibilityLabel("Move down")
        }
        if let delete {
          Button("Delete", role: .destructive) {
            guard let offset = offset(of: base.id(element)) else { return }
            withAnimation { delete([offset]) }
          }
        }
      }
    }
  }

  private func offset(of id: ID) -> Int? {
    data.firstIndex { base.id($0) == id }.map { data.distance(from: data.startIndex, to: $0) }
  }

  /// Moves a row by one place.
  private func moveRow(_ id: ID, by distance: Int) {
    guard let offset = offset(of: id), (0..<data.count).contains(offset + distance) else { return }
    // The destination is the row before which it is inserted.
    withAnimation { move?([offset], distance < 0 ? offset - 1 : offset + 2) }
  }
}
