/// A binding to a collection is a collection of bindings to its elements.
///
/// ```swift
/// ForEach($todos) { $todo in TextField("Title", text: $todo.title) }
/// ```
///
/// 1. Setting a binding to an element sets the whole collection, with that element changed.
/// 2. An element is identified by its index. Once the index is out of bounds, the binding returns
///    the element as of its creation, and setting it is ignored.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator over the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A range of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of the collection.
  public typealias Index = Value.Index
  /// The indices of the collection.
  public typealias Indices = Value.Indices

  /// The index of the first binding.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last binding.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the bindings.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the index after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element at an index.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let lastValue = wrappedValue[position]
    let index = position as? any Hashable
    var binding = Binding<Value.Element>(
      to: index.flatMap { identity?.appending(AnyHashable($0)) },
      get: {
        let elements = wrappedValue
        return elements.isValidIndex(position) ? elements[position] : lastValue
      },
      set: { element, transaction in
        var elements = wrappedValue
        guard elements.isValidIndex(position) else { return }
        elements[position] = element
        self.transaction(transaction).wrappedValue = elements
      }
    )
    binding.transaction = transaction
    return binding
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the index before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Collection {
  /// Returns true if an index is within bounds, for collections whose indices have no gaps.
  fileprivate func isValidIndex(_ position: Index) -> Bool {
    startIndex <= position && position < endIndex
  }
}
