internal import OrderedCollections

extension IdentifiedArray {
  /// Makes an empty array of elements identified by a key path.
  public init(id: any KeyPath<Element, ID> & Sendable) {
    self.init(storage: [:], identify: { $0[keyPath: id] })
  }

  /// Makes an empty array of elements identified by a function.
  public init(id: @escaping @Sendable (Element) -> ID) {
    self.init(storage: [:], identify: id)
  }

  /// Makes an array of elements known to have different ids.
  ///
  /// - Precondition: No id occurs twice. Where that is not sure, use
  ///   ``init(_:id:uniquingIDsWith:)``.
  public init(
    uniqueElements elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable
  ) {
    self.init(unique: elements, identify: { $0[keyPath: id] })
  }

  /// Makes an array of elements known to have different ids.
  ///
  /// - Precondition: No id occurs twice. Where that is not sure, use
  ///   ``init(_:id:uniquingIDsWith:)``.
  public init(
    uniqueElements elements: some Sequence<Element>, id: @escaping @Sendable (Element) -> ID
  ) {
    self.init(unique: elements, identify: id)
  }

  /// Makes an array of elements known to have different ids, checking that in debug builds only.
  ///
  /// Rarely needed; prefer `init(uniqueElements:id:)`.
  public init(
    uncheckedUniqueElements elements: some Sequence<Element>,
    id: any KeyPath<Element, ID> & Sendable
  ) {
    self.init(unchecked: elements, identify: { $0[keyPath: id] })
  }

  /// Makes an array of elements known to have different ids, checking that in debug builds only.
  ///
  /// Rarely needed; prefer `init(uniqueElements:id:)`.
  public init(
    uncheckedUniqueElements elements: some Sequence<Element>,
    id: @escaping @Sendable (Element) -> ID
  ) {
    self.init(unchecked: elements, identify: id)
  }

  /// Makes an array of elements whose ids may repeat.
  ///
  /// - Parameters:
  ///   - combine: Given the element there is and a later one of the same id, the one to keep. It
  ///     takes the place of the first.
  public init(
    _ elements: some Sequence<Element>,
    id: any KeyPath<Element, ID> & Sendable,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(merging: elements, identify: { $0[keyPath: id] }, with: combine)
  }

  /// Makes an array of elements whose ids may repeat.
  ///
  /// - Parameters:
  ///   - combine: Given the element there is and a later one of the same id, the one to keep. It
  ///     takes the place of the first.
  public init(
    _ elements: some Sequence<Element>,
    id: @escaping @Sendable (Element) -> ID,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(merging: elements, identify: id, with: combine)
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Makes an empty array.
  public init() {
    self.init(storage: [:], identify: { $0.id })
  }

  /// Makes an array of elements known to have different ids.
  ///
  /// - Precondition: No id occurs twice. Where that is not sure, use ``init(_:)``.
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(unique: elements, identify: { $0.id })
  }

  /// Takes the array as it is: its ids are different already.
  public init(uniqueElements elements: Self) {
    self = elements
  }

  /// Makes an array of elements known to have different ids, checking that in debug builds only.
  ///
  /// Rarely needed; prefer ``init(uniqueElements:)``.
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(unchecked: elements, identify: { $0.id })
  }

  /// Makes an array of elements whose ids may repeat; of those with the same id the first is kept.
  public init(_ elements: some Sequence<Element>) {
    self.init(merging: elements, identify: { $0.id }, with: { first, _ in first })
  }

  /// Makes an array of elements whose ids may repeat.
  ///
  /// - Parameters:
  ///   - combine: Given the element there is and a later one of the same id, the one to keep. It
  ///     takes the place of the first.
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(merging: elements, identify: { $0.id }, with: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Makes an array of the elements written out.
  ///
  /// - Precondition: No id occurs twice.
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
