/// The stores of a collection's rows, each made when it is asked for.
struct StoreRows<ID, State, Action>: RandomAccessCollection {
  let ids: [ID]
  let store: (ID) -> Store<State, Action>?

  var startIndex: Int { ids.startIndex }
  var endIndex: Int { ids.endIndex }

  subscript(position: Int) -> Store<State, Action> {
    guard let store = store(ids[position]) else {
      // The caller kept the collection while its rows were removed.
      preconditionFailure("A row was asked for whose state has gone. Scope anew instead.")
    }
    return store
  }
}
