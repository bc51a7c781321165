public import OrderedCollections

/// An ordered collection of uniquely identified elements, accessible by position and by id.
///
/// Use it instead of an `Array` for the rows of a list. A position becomes stale as soon as another
/// row is inserted or removed; an id does not. To store values without an identity of their own,
/// wrap them in ``Identified``.
///
/// ```swift
/// struct Todo: Identifiable { let id: Int; var isDone = false }
/// var todos: IdentifiedArrayOf<Todo> = [Todo(id: 7), Todo(id: 3)]
/// todos[id: 3]?.isDone = true
/// todos[0].isDone = true  // the todo with id 7
/// todos.remove(id: 7)
/// ```
///
/// 1. Every id occurs once. Adding an element whose id is present changes nothing, unless the name
///    of the method says that it updates.
/// 2. Lookup by id or position, and appending, take constant time on average.
/// 3. Mutating a property of an element in place (`todos[id: 3]?.isDone = true`) moves no other
///    element and copies nothing if the storage is uniquely referenced.
/// 4. An element is stored under the id it had when it was added. Changing its identity in place
///    does not move it: it stays under its old id until it is removed. Nothing traps.
/// 5. Equality compares the ids, the elements and their order. Hashing and coding depend only on
///    the elements and their order. None depends on earlier mutations.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline var storage: OrderedDictionary<ID, Element>
  @usableFromInline let identify: (Element) -> ID
  @usableFromInline var stamp: UInt64
  @usableFromInline var log: ChangeLog<ID>?

  @usableFromInline
  init(storage: OrderedDictionary<ID, Element>, identify: @escaping (Element) -> ID) {
    self.storage = storage
    self.identify = identify
    self.stamp = makeStamp()
  }

  /// The ids in the order of their elements.
  @inlinable
  public var ids: OrderedSet<ID> { storage.keys }

  /// The elements as an array that shares their storage.
  @inlinable
  public var elements: [Element] { storage.values.elements }

  /// Reserves capacity for the given number of elements.
  ///
  /// - Parameter minimumCapacity: The total number of elements to reserve capacity for.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    storage.reserveCapacity(minimumCapacity)
  }
}

/// An identified array of elements that are `Identifiable`.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

// Unchecked because of `identify`, which is `\.id` itself or was `@Sendable` in the initializer, and
// of `log`, which changes only while a single array refers to it.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}
