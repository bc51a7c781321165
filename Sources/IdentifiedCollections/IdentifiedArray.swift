public import OrderedCollections

/// An ordered collection of elements that each have an identity, found by position or by id.
///
/// Use it instead of an `Array` for rows of a list: a position goes stale as soon as another row is
/// inserted or removed, an id does not.
///
/// ```swift
/// struct Todo: Identifiable { let id: Int; var isDone = false }
/// var todos: IdentifiedArrayOf<Todo> = [Todo(id: 7), Todo(id: 3)]
/// todos[id: 3]?.isDone = true
/// todos[0].isDone = true  // the todo with id 7
/// todos.remove(id: 7)
/// ```
///
/// 1. Every id occurs once. Adding an element whose id is there already changes nothing, unless the
///    method's name says that it updates.
/// 2. Look-up by id or position, and appending, take constant time on average.
/// 3. Changing a part of an element in place (`todos[id: 3]?.isDone = true`) moves no other element
///    and copies nothing when this value alone owns its storage.
/// 4. An element is filed under the id it had when it was put in. Changing its identity in place
///    does not refile it: it stays under its old id until it is removed. Nothing traps.
/// 5. Equality, hashing and coding see the elements and their order, not how the array came about.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline var storage: OrderedDictionary<ID, Element>
  @usableFromInline let identify: (Element) -> ID
  @usableFromInline var stamp: UInt64

  @usableFromInline
  init(storage: OrderedDictionary<ID, Element>, identify: @escaping (Element) -> ID) {
    self.storage = storage
    self.identify = identify
    self.stamp = drawStamp()
  }

  /// The ids in the order of their elements.
  @inlinable
  public var ids: OrderedSet<ID> { storage.keys }

  /// The elements as an array that shares their storage.
  @inlinable
  public var elements: [Element] { storage.values.elements }

  /// Makes room for elements to come, so that adding them moves nothing.
  ///
  /// - Parameter minimumCapacity: How many elements to make room for in all.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    storage.reserveCapacity(minimumCapacity)
  }
}

/// An identified array of elements that carry their own id.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

// Unchecked because of `identify`: it is `\.id` itself or was `@Sendable` when it was given to us.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}
