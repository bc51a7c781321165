/// The values that nodes set at one of their ancestors, in the order in which they were first set.
struct NodeValues<Value> {
  private var entries: [(node: Int, value: Value)] = []

  /// The values, in order.
  var values: [Value] { entries.map(\.value) }

  /// Sets or replaces the value of a node; `nil` removes it.
  mutating func set(_ value: Value?, from node: Int) {
    let index = entries.firstIndex { $0.node == node }
    switch (index, value) {
    case (let index?, let value?): entries[index].value = value
    case (let index?, nil): entries.remove(at: index)
    case (nil, let value?): entries.append((node, value))
    case (nil, nil): break
    }
  }
}
