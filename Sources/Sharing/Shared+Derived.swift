public import CasePaths
public import IdentifiedCollections

extension Shared {
  /// A reference to a property of the value: `$profile.name`.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(box.appending(keyPath))
  }

  /// A reference to a property of the value that can only be read.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(box.reading { $0[keyPath: keyPath] })
  }

  /// A reference to the payload of a case, or `nil` if the value is in another case.
  ///
  /// While the value is in another case, the reference returns the payload that was read or set
  /// last, and its changes are dropped.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Shared<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    guard let member = path.extract(from: wrappedValue) else { return nil }
    return Shared<Member>(
      box.unwrapping(member, get: { path.extract(from: $0) }) { $0 = path.embed($1) }
    )
  }

  /// Creates a reference to the value of an optional, or returns `nil` if there is none.
  ///
  /// ```swift
  /// if let item = Shared($items[id: id]) { ItemView(item: item) }
  /// ```
  ///
  /// While the optional is `nil`, the reference returns the value that was read or set last, and
  /// its changes are dropped.
  public init?(_ base: Shared<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(base.box.unwrapping(value, get: { $0 }) { $0 = $1 })
  }

  /// Returns a reference to a value that is computed from this one.
  ///
  /// - Parameter body: Computes the value. It is called with each read.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(box.reading(body))
  }
}

extension SharedReader {
  /// A reference to a property of the value: `$profile.name`.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(box.reading { $0[keyPath: keyPath] })
  }

  /// A reference to the payload of a case, or `nil` if the value is in another case.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> SharedReader<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    guard let member = path.extract(from: wrappedValue) else { return nil }
    return SharedReader<Member>(
      box.unwrapping(member, get: { path.extract(from: $0) }) { _, _ in }
    )
  }

  /// Creates a reference to the value of an optional, or returns `nil` if there is none.
  ///
  /// While the optional is `nil`, the reference returns the value that was read last.
  public init?(_ base: SharedReader<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(base.box.unwrapping(value, get: { $0 }) { _, _ in })
  }

  /// Creates a reference to the value of an optional, or returns `nil` if there is none.
  public init?(_ base: Shared<Value?>) {
    self.init(SharedReader<Value?>(base))
  }

  /// Returns a reference to a value that is computed from this one.
  ///
  /// - Parameter body: Computes the value. It is called with each read.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(box.reading(body))
  }
}

extension RangeReplaceableCollection {
  /// Creates a collection with a reference to each element of a shared array.
  ///
  /// ```swift
  /// ForEach(Array($items)) { $item in … }
  /// ```
  ///
  /// A reference belongs to the id of its element. After the element was removed, it returns the
  /// last value, and its changes are dropped.
  public init<ID, Value>(_ shared: Shared<IdentifiedArray<ID, Value>>)
  where Element == Shared<Value> {
    self.init()
    for id in shared.wrappedValue.ids {
      if let element = Shared<Value>(shared[id: id]) { append(element) }
    }
  }

  /// Creates a collection with a reference to each element of a shared array.
  public init<ID, Value>(_ shared: SharedReader<IdentifiedArray<ID, Value>>)
  where Element == SharedReader<Value> {
    self.init()
    for id in shared.wrappedValue.ids {
      if let element = SharedReader<Value>(shared[id: id]) { append(element) }
    }
  }
}
