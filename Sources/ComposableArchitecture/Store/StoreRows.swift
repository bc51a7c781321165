import IdentifiedCollections
import OrderedCollections

/// The stores of a collection's rows, each made when it is asked for.
///
/// A row that has gone since the collection was made has a store that has ended.
struct StoreRows<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  let rows: IdentifiedArray<ID, State>
  /// Makes the store of a row, given the row as it was.
  let store: (ID, State) -> Store<State, Action>

  var startIndex: Int { rows.startIndex }
  var endIndex: Int { rows.endIndex }

  subscript(position: Int) -> Store<State, Action> {
    store(rows.ids[position], rows[position])
  }
}
