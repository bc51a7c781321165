public import Observation

extension Environment {
  /// Reads an object that a view further out put in the environment.
  ///
  /// ```swift
  /// @Environment(Model.self) private var model
  /// ```
  ///
  /// To read it where nobody has put one in ends the program, and says which one is missed.
  ///
  /// - Parameter type: The type under which it was put in.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    self.init(\.[demanded: ObjectKey<Value>()])
  }

  /// Reads an object of the environment; `nil` where nobody has put one in.
  ///
  /// ```swift
  /// @Environment(Model.self) private var model: Model?
  /// ```
  ///
  /// - Parameter type: The type under which it was put in.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    self.init(\.[wanted: ObjectKey<Object>()])
  }
}

extension View {
  /// Puts an object in the environment of a view, in place of the one of its type further out.
  ///
  /// - Parameter object: The object; `nil` for none.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    environment(\.[ObjectKey<Object>()], ObjectReference(object: object))
  }
}

/// What objects of a type are filed under.
private struct ObjectKey<Object: AnyObject>: EnvironmentKey, Hashable {
  static var defaultValue: ObjectReference<Object> { ObjectReference(object: nil) }
}

/// The same as another when it leads to the same object, whatever has become of that.
private struct ObjectReference<Object: AnyObject>: Equatable {
  let object: Object?

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }
}

extension EnvironmentValues {
  fileprivate subscript<Object>(key: ObjectKey<Object>) -> ObjectReference<Object> {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  fileprivate subscript<Object>(wanted key: ObjectKey<Object>) -> Object? { self[key].object }

  fileprivate subscript<Object>(demanded key: ObjectKey<Object>) -> Object {
    guard let object = self[key].object else {
      preconditionFailure(
        """
        There is no '\(Object.self)' in the environment.

        Put one in further out by '.environment(object)', or read it as an optional.
        """
      )
    }
    return object
  }
}
