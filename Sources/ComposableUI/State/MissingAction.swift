// Of a key path to an unknown case the compiler would otherwise report that the field has no bindings
// to its cases: a missing member counts as a worse mismatch than another subscript.
extension StoreField {
  /// Reports a key path to an unknown case, by its name.
  @available(*, unavailable, message: "The action has no case of this name and type")
  @_disfavoredOverload
  public func sending(_ action: KeyPath<_MissingAction, Value>) -> Binding<Value> {
    preconditionFailure("The action has no case of this name and type.")
  }
}

/// The root of a key path to a case that does not exist.
@dynamicMemberLookup
public struct _MissingAction {
  private init() {}

  /// A member of any name and type.
  public subscript<Value>(dynamicMember name: String) -> Value {
    preconditionFailure("There is no case '\(name)'.")
  }

  /// A member of any name, which has members itself.
  public subscript(dynamicMember name: String) -> _MissingAction {
    preconditionFailure("There is no case '\(name)'.")
  }
}
