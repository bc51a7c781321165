extension Optional: CasePathable {
  /// The case paths of an optional.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public typealias Root = Optional

    public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
      root == nil ? \.none : \.some
    }

    /// The absent case.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(embed: { .none }, extract: { $0 == nil ? () : nil })
    }

    /// The present case.
    public var some: AnyCasePath<Optional, Wrapped> {
      AnyCasePath(embed: { .some($0) }, extract: { $0 })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case {
  /// Goes through an optional payload to a case of what it wraps.
  public subscript<Wrapped: CasePathable, Next>(
    dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Next>>
  ) -> Case<Next> where Value == Wrapped? {
    self[dynamicMember: \.some][dynamicMember: keyPath]
  }
}

extension Result: CasePathable {
  /// The case paths of a result.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public typealias Root = Result

    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The case of a value.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(embed: { .success($0) }, extract: { try? $0.get() })
    }

    /// The case of an error.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        }
      )
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Never: CasePathable {
  /// No case path: the type has no value.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public typealias Root = Never
    public subscript(root: Never) -> PartialCaseKeyPath<Never> { \.self }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
