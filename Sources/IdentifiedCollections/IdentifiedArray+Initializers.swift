internal import OrderedCollections

extension IdentifiedArray {
  /// Creates an empty array of elements identified by a key path.
  public init(id: any KeyPath<Element, ID> & Sendable) {
    self.init(storage: [:], identify: { $0[keyPath: id] })
  }

  /// Creates an empty array of elements identified by a function.
  public init(id: @escaping @Sendable (Element) -> ID) {
    self.init(storage: [:], identify: id)
  }

  /// Creates an array of elements with unique ids, identified by a key path.
  ///
  /// - Precondition: The ids are unique. If that is not certain, use
  ///   `init(_:id:uniquingIDsWith:)`.
  public init(
    uniqueElements elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable
  ) {
    self.init(unique: elements, identify: { $0[keyPath: id] })
  }

  /// Creates an array of elements with unique ids, identified by a function.
  ///
  /// - Precondition: The ids are unique. If that is not certain, use
  ///   `init(_:id:uniquingIDsWith:)`.
  public init(
    uniqueElements elements: some Sequence<Element>, id: @escaping @Sendable (Element) -> ID
  ) {
    self.init(unique: elements, identify: id)
  }

  /// Creates an array of elements with unique ids, which is checked in debug builds only.
  ///
  /// Rarely needed; prefer `init(uniqueElements:id:)`.
  public init(
    uncheckedUniqueElements elements: some Sequence<Element>,
    id: any KeyPath<Element, ID> & Sendable
  ) {
    self.init(unchecked: elements, identify: { $0[keyPath: id] })
  }

  /// Creates an array of elements with unique ids, which is checked in debug builds only.
  ///
  /// Rarely needed; prefer `init(uniqueElements:id:)`.
  public init(
    uncheckedUniqueElements elements: some Sequence<Element>,
    id: @escaping @Sendable (Element) -> ID
  ) {
    self.init(unchecked: elements, identify: id)
  }

  /// Creates an array of elements that may have duplicate ids, identified by a key path.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path of the id.
  ///   - combine: A closure that receives the stored element and a later one of the same id, and
  ///     returns the one to store at the position of the first.
  public init(
    _ elements: some Sequence<Element>,
    id: any KeyPath<Element, ID> & Sendable,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(merging: elements, identify: { $0[keyPath: id] }, with: combine)
  }

  /// Creates an array of elements that may have duplicate ids, identified by a function.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: A function that returns the id of an element.
  ///   - combine: A closure that receives the stored element and a later one of the same id, and
  ///     returns the one to store at the position of the first.
  public init(
    _ elements: some Sequence<Element>,
    id: @escaping @Sendable (Element) -> ID,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(merging: elements, identify: id, with: combine)
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an empty array.
  public init() {
    self.init(storage: [:], identify: { $0.id })
  }

  /// Creates an array of elements with unique ids.
  ///
  /// - Precondition: The ids are unique. If that is not certain, use ``init(_:)``.
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(unique: elements, identify: { $0.id })
  }

  /// Creates a copy of an array, whose ids are unique already.
  public init(uniqueElements elements: Self) {
    self = elements
  }

  /// Creates an array of elements with unique ids, which is checked in debug builds only.
  ///
  /// Rarely needed; prefer `init(uniqueElements:)`.
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(unchecked: elements, identify: { $0.id })
  }

  /// Creates an array of elements that may have duplicate ids. The first element of each id is
  /// kept.
  public init(_ elements: some Sequence<Element>) {
    self.init(merging: elements, identify: { $0.id }, with: { first, _ in first })
  }

  /// Creates an array of elements that may have duplicate ids.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - combine: A closure that receives the stored element and a later one of the same id, and
  ///     returns the one to store at the position of the first.
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(merging: elements, identify: { $0.id }, with: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Creates an array from a literal.
  ///
  /// - Precondition: The ids are unique.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}

extension IdentifiedArray {
  private init(unique elements: some Sequence<Element>, identify: @escaping (Element) -> ID) {
    self.init(
      storage: OrderedDictionary(
        uniqueKeysWithValues: elements.lazy.map { (identify($0), $0) }
      ),
      identify: identify
    )
  }

  private init(unchecked elements: some Sequence<Element>, identify: @escaping (Element) -> ID) {
    self.init(
      storage: OrderedDictionary(
        uncheckedUniqueKeysWithValues: elements.lazy.map { (identify($0), $0) }
      ),
      identify: identify
    )
  }

  private init(
    merging elements: some Sequence<Element>,
    identify: @escaping (Element) -> ID,
    with combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(
      storage: try OrderedDictionary(
        elements.lazy.map { (identify($0), $0) }, uniquingKeysWith: combine
      ),
      identify: identify
    )
  }
}
