import IssueReporting

/// An enum whose cases have key paths. Attach `@CasePathable` to conform.
///
/// ```swift
/// @CasePathable @dynamicMemberLookup
/// enum Destination { case list([Int]), detail(id: Int), none }
///
/// destination.is(\.list)
/// destination.detail                       // Int?
/// destination.modify(\.list) { $0.append(1) }
/// destination[case: \.list]                // [Int]?
/// ```
public protocol CasePathable: ~Copyable, ~Escapable {
  /// One property for each case.
  associatedtype AllCasePaths
  /// The case paths of this enum.
  static var allCasePaths: AllCasePaths { get }
}

/// The case paths of an enum that can name the case a value is in.
public protocol CasePathReflectable<Root> {
  associatedtype Root: CasePathable
  /// The key path of the case that `root` is.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathable {
  /// Names this enum's cases where the context does not: `\Action.Cases.rows`.
  public typealias Cases = Case<Self>

  /// Whether this value is the case, whatever its payload.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    (Case<Self>()[keyPath: keyPath] as? any AnyCase)?.matches(self) ?? false
  }

  /// Changes the payload in place; a value in another case is reported and left alone.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield body: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard AnyCasePath(keyPath).modify(&self, body) == nil else { return }
    reportIssue(
      """
      Can't modify '\(Self.self)' as '\(Value.self)' of \(keyPath): it is another case, \
      '\(self)'.

      Check with 'is' first, or modify where the case is known.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// The payload of a case; `nil` when this value is another case.
  ///
  /// Setting it changes the value to this case; setting `nil` does nothing.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    set {
      if let newValue { self = AnyCasePath(keyPath).embed(newValue) }
    }
  }

  /// The payload of a case as a property (`destination.detail`), for enums that are also
  /// `@dynamicMemberLookup`.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }
}
