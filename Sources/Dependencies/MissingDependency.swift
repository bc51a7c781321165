// Of a key path to a missing dependency the compiler would otherwise report that it is not the type
// of a key: a missing member counts as a worse mismatch than another type.
extension Dependency {
  /// Reports a key path to a missing dependency, by its name and not as a key's type.
  @available(*, unavailable, message: "'DependencyValues' has no member of this name and type")
  @_disfavoredOverload
  public init(_ keyPath: KeyPath<_MissingDependencyValues, Value>) {
    preconditionFailure(
      "'DependencyValues' has no member of this name. Declare one in an extension of it.")
  }

  /// Reports a key path to a missing dependency, by its name and not as a key's type.
  @available(*, unavailable, message: "'DependencyValues' has no member of this name")
  @_disfavoredOverload
  public init(
    _ keyPath: KeyPath<_MissingDependencyValues, _MissingDependency>
  ) where Value == _MissingDependency {
    preconditionFailure(
      "'DependencyValues' has no member of this name. Declare one in an extension of it.")
  }
}

/// The type of a dependency that does not exist.
@dynamicMemberLookup
public struct _MissingDependency: Sendable {
  private init() {}

  /// A member of any name and type.
  public subscript<Value>(dynamicMember name: String) -> Value {
    preconditionFailure("There is no dependency '\(name)'.")
  }

  /// A member of any name, which has members itself.
  public subscript(dynamicMember name: String) -> _MissingDependency {
    preconditionFailure("There is no dependency '\(name)'.")
  }
}

/// The root of a key path to a dependency that does not exist.
@dynamicMemberLookup
public struct _MissingDependencyValues {
  private init() {}

  /// A member of any name and type.
  public subscript<Value>(dynamicMember name: String) -> Value {
    preconditionFailure("There is no dependency '\(name)'.")
  }

  /// A member of any name, which has members itself.
  public subscript(dynamicMember name: String) -> _MissingDependency {
    preconditionFailure("There is no dependency '\(name)'.")
  }
}
