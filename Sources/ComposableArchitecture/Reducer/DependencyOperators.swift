public import Dependencies

extension Reducer {
  /// Overrides a dependency for this reducer, its children and their effects.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: What they see.
  /// - Returns: This reducer with the override.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> ModifiedReducer<State, Action> {
    transformDependency { $0[keyPath: keyPath] = value }
  }

  /// Overrides a dependency that is named by its type.
  ///
  /// - Parameter value: What this reducer, its children and their effects see.
  /// - Returns: This reducer with the override.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> ModifiedReducer<State, Action> where Value.Value == Value {
    transformDependency { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer, its children and their effects.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or `\.self` for several.
  ///   - transform: Changes what those above see.
  /// - Returns: This reducer with the change.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ transform: @escaping (inout Value) -> Void
  ) -> ModifiedReducer<State, Action> {
    transformDependency { transform(&$0[keyPath: keyPath]) }
  }

  private func transformDependency(
    _ transform: @escaping (inout DependencyValues) -> Void
  ) -> ModifiedReducer<State, Action> {
    ModifiedReducer {
      // Built on the first action, so that bodies below see the override, too.
      let step = _CompiledReducer.lazily(_compile)
      return _CompiledReducer { state, action in
        var dependencies = DependencyValues._current
        transform(&dependencies)
        return dependencies.run { step(&state, action) }
      }
    }
  }
}
