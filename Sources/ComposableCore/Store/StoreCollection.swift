import IdentifiedCollections
import OrderedCollections

/// The stores of a collection's rows, each created on access.
///
/// The store of a row that was removed since the collection was created has ended.
struct StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  let rows: IdentifiedArray<ID, State>
  /// Creates the store of a row, given the state of the row when the collection was created.
  let store: (ID, State) -> Store<State, Action>

  var startIndex: Int { rows.startIndex }
  var endIndex: Int { rows.endIndex }

  subscript(position: Int) -> Store<State, Action> {
    store(rows.ids[position], rows[position])
  }
}
