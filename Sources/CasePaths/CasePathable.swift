import IssueReporting

/// An enum whose cases have key paths.
///
/// Attach ``CasePathable()`` to conform.
///
/// ```swift
/// @CasePathable @dynamicMemberLookup
/// enum Destination { case list([Int]), detail(id: Int), none }
///
/// var destination = Destination.list([])
/// destination.is(\.list)                   // true
/// destination.modify(\.list) { $0.append(1) }
/// destination[case: \.list]                // [1]
/// destination.detail                       // nil, of type Int?
/// ```
public protocol CasePathable: ~Copyable, ~Escapable {
  /// A type with a property for each case, which returns its case path.
  associatedtype AllCasePaths
  /// The case paths of this enum.
  static var allCasePaths: AllCasePaths { get }
}

/// The case paths of an enum that can name the current case of a value.
public protocol CasePathReflectable<Root> {
  /// The enum.
  associatedtype Root: CasePathable
  /// The key path of the current case of `root`.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

/// An enum whose cases can be iterated by their key paths.
///
/// Attach ``CasePathable()`` to conform.
///
/// ```swift
/// for path in Destination.allCasePaths { print(path) }
/// Array(Destination.allCasePaths).count   // 3
/// ```
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

extension CasePathable {
  /// The root of this enum's case key paths, where no context names it: `\Action.Cases.rows`.
  public typealias Cases = Case<Self>

  /// Returns a Boolean value that indicates whether this value is in a case, whatever its payload.
  ///
  /// - Parameter keyPath: The case.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    (Case<Self>()[keyPath: keyPath] as? any AnyCase)?.matches(self) ?? false
  }

  /// Modifies the payload of a case in place.
  ///
  /// A value in another case is reported as an issue and left unchanged.
  ///
  /// - Parameters:
  ///   - keyPath: The case.
  ///   - body: Modifies the payload.
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

  /// The payload of a case, or `nil` if this value is in another case.
  ///
  /// Setting a payload changes this value to the case. Setting `nil` does nothing.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    set {
      if let newValue { self = AnyCasePath(keyPath).embed(newValue) }
    }
  }

  /// The payload of a case as a property, such as `destination.detail`, or `nil` if this value is
  /// in another case.
  ///
  /// It is available if the enum is marked `@dynamicMemberLookup`, too.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }
}

extension Optional where Wrapped: CasePathable {
  /// Returns a Boolean value that indicates whether there is a value, and it is in a case.
  ///
  /// - Parameter keyPath: The case.
  @_disfavoredOverload
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool {
    self?.is(keyPath) ?? false
  }

  /// Modifies the payload of a case of the value in place.
  ///
  /// `nil`, or a value in another case, is reported as an issue and left unchanged.
  ///
  /// - Parameters:
  ///   - keyPath: The case.
  ///   - body: Modifies the payload.
  @_disfavoredOverload
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>,
    yield body: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let modified: Void? = self?.modify(
      keyPath, yield: body, fileID: fileID, filePath: filePath, line: line, column: column
    )
    if modified != nil { return }
    reportIssue(
      """
      Can't modify '\(Self.self)' as '\(Value.self)' of \(keyPath): it is 'nil'.

      Check with 'is' first, or modify where the case is known.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
