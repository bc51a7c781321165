// Optionals and results have case paths whatever they wrap: the compiler (Swift 6.3) crashes on a
// key path through a conditional conformance, which `Void` and tuples have to `Copyable`.
extension Optional: CasePathable where Wrapped: ~Copyable & ~Escapable {
  /// The case paths of an optional, and those of the wrapped value.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {}

  /// The case paths that key paths such as `\.some` lead to.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Optional.AllCasePaths: CasePathReflectable {
  /// Returns the case key path of a value.
  public subscript(root: Wrapped?) -> PartialCaseKeyPath<Wrapped?> {
    root == nil ? \.none : \.some
  }

  /// The case of `nil`.
  public var none: AnyCasePath<Wrapped?, Void> {
    AnyCasePath(embed: { .none }, extract: { $0 == nil ? () : nil })
  }

  /// The case of a wrapped value.
  public var some: AnyCasePath<Wrapped?, Wrapped> {
    AnyCasePath(embed: { .some($0) }, extract: { $0 })
  }
}

extension Optional.AllCasePaths: Sequence {
  /// Returns an iterator over the key paths of the two cases.
  public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Wrapped?>> {
    let paths: [PartialCaseKeyPath<Wrapped?>] = [\.none, \.some]
    return paths.makeIterator()
  }
}

extension Optional: CasePathIterable {}

extension Optional.AllCasePaths {
  /// A case of the wrapped value.
  public subscript<Next>(
    dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Next>>
  ) -> AnyCasePath<Wrapped?, Next> where Wrapped: CasePathable {
    // Not a second subscript of `Case`: of two overloads the compiler reports the wrong one.
    some.appending(Wrapped.allCasePaths[keyPath: keyPath])
  }
}

extension Result: CasePathable where Success: ~Copyable & ~Escapable {
  /// The case paths of a result.
  public struct AllCasePaths: Sendable {}

  /// The case paths that key paths such as `\.some` lead to.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Result.AllCasePaths: CasePathReflectable {
  /// Returns the case key path of a value.
  public subscript(root: Result<Success, Failure>) -> PartialCaseKeyPath<Result<Success, Failure>> {
    switch root {
    case .success: \.success
    case .failure: \.failure
    }
  }

  /// The case of a success.
  public var success: AnyCasePath<Result<Success, Failure>, Success> {
    AnyCasePath(embed: { .success($0) }, extract: { try? $0.get() })
  }

  /// The case of a failure.
  public var failure: AnyCasePath<Result<Success, Failure>, Failure> {
    AnyCasePath(
      embed: { .failure($0) },
      extract: {
        guard case .failure(let error) = $0 else { return nil }
        return error
      }
    )
  }
}

extension Result.AllCasePaths: Sequence {
  /// Returns an iterator over the key paths of the two cases.
  public func makeIterator()
    -> some IteratorProtocol<PartialCaseKeyPath<Result<Success, Failure>>>
  {
    let paths: [PartialCaseKeyPath<Result<Success, Failure>>] = [\.success, \.failure]
    return paths.makeIterator()
  }
}

extension Result: CasePathIterable {}

extension Never: CasePathable, CasePathIterable {
  /// The case paths of a type without values: none.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The type of the enum.
    public typealias Root = Never
    /// Returns the case key path of a value.
    public subscript(root: Never) -> PartialCaseKeyPath<Never> { \.self }
    /// Returns an iterator without elements.
    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Never>> {
      EmptyCollection<PartialCaseKeyPath<Never>>().makeIterator()
    }
  }

  /// The case paths that key paths such as `\.some` lead to.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
