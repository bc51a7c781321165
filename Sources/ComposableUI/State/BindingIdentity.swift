/// The identity of the value that a binding refers to.
///
/// Two bindings with one identity are the same for a view, although their closures differ: a view
/// that is given `$name` again is not evaluated.
struct BindingIdentity: Equatable {
  /// The object that stores the value. The binding retains it.
  private let object: ObjectIdentifier
  /// The path from the object to the value.
  private var path: [AnyHashable]

  /// The identity of a value in an object.
  ///
  /// - Parameters:
  ///   - object: The object that stores the value. The binding must retain it.
  ///   - path: The path from the object to the value, such as key paths.
  init(_ object: AnyObject, _ path: AnyHashable...) {
    self.object = ObjectIdentifier(object)
    self.path = path
  }

  /// The identity of a constant, or `nil` if constants of its type can't be compared.
  init?<Value>(constant value: Value) {
    guard !(Value.self is AnyObject.Type), let value = value as? any Hashable else { return nil }
    object = ObjectIdentifier(Value.self)
    path = [AnyHashable(value)]
  }

  /// The identity of a part of the value.
  func appending(_ component: some Hashable) -> BindingIdentity {
    var identity = self
    identity.path.append(AnyHashable(component))
    return identity
  }
}
