public import Observation

extension Environment {
  /// Reads an observable object from the environment.
  ///
  /// ```swift
  /// @Environment(Model.self) private var model
  /// ```
  ///
  /// Reading it when no ancestor has set an object of the type traps with a message that names it.
  ///
  /// - Parameter type: The type of the object.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    self.init(\.[required: ObjectKey<Value>()])
  }

  /// Reads an observable object from the environment; `nil` if no ancestor has set one.
  ///
  /// ```swift
  /// @Environment(Model.self) private var model: Model?
  /// ```
  ///
  /// - Parameter type: The type of the object.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    self.init(\.[optional: ObjectKey<Object>()])
  }
}

nonisolated extension View {
  /// Sets an observable object in the environment of a view, which reads it by its type.
  ///
  /// It replaces an object of the same type from further up.
  ///
  /// - Parameter object: The object; `nil` removes it from the environment.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    environment(\.[ObjectKey<Object>()], ObjectReference(object: object))
  }
}

/// The environment key of objects of a type.
struct ObjectKey<Object: AnyObject>: EnvironmentKey, Hashable {
  static var defaultValue: ObjectReference<Object> { ObjectReference(object: nil) }
}

/// A reference that is equal to another if both refer to the same object, whatever its state.
struct ObjectReference<Object: AnyObject>: Equatable {
  let object: Object?

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }
}

extension EnvironmentValues {
  subscript<Object>(key: ObjectKey<Object>) -> ObjectReference<Object> {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  fileprivate subscript<Object>(optional key: ObjectKey<Object>) -> Object? { self[key].object }

  fileprivate subscript<Object>(required key: ObjectKey<Object>) -> Object {
    guard let object = self[key].object else {
      preconditionFailure(
        """
        There is no '\(Object.self)' in the environment.

        Set one on an ancestor with '.environment(object)', or read it as an optional.
        """
      )
    }
    return object
  }
}
