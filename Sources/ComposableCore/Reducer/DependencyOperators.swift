public import Dependencies

extension Reducer {
  /// Overrides a dependency for this reducer, its children and their effects.
  ///
  /// Use it to run one feature of an app with another dependency, such as a mock during onboarding.
  /// To override a dependency for a whole store, use `withDependencies` where the store is created.
  ///
  /// ```swift
  /// Onboarding().dependency(\.continuousClock, ImmediateClock())
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the dependency.
  ///   - value: The value to use in place of the current one.
  /// - Returns: A reducer that runs this one with the override.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> ModifiedReducer<State, Action> {
    transformDependency { $0[keyPath: keyPath] = value }
  }

  /// Overrides a dependency that is its own key, for this reducer, its children and their effects.
  ///
  /// - Parameter value: The value to use in place of the current one of its type.
  /// - Returns: A reducer that runs this one with the override.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> ModifiedReducer<State, Action> where Value.Value == Value {
    transformDependency { $0[Value.self] = value }
  }

  /// Transforms a dependency for this reducer, its children and their effects.
  ///
  /// Use it to change a part of a dependency, or several dependencies at once.
  ///
  /// ```swift
  /// Onboarding().transformDependency(\.self) {
  ///   $0.continuousClock = ImmediateClock()
  ///   $0.uuid = .incrementing
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the dependency, or `\.self` for all of them.
  ///   - transform: Changes the dependency. It is called for each action.
  /// - Returns: A reducer that runs this one with the change.
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
      // Compiled on the first action, so that bodies of children are evaluated with the override,
      // too.
      let compiled = LazyCompiledReducer(_compile)
      return _CompiledReducer { state, action in
        var dependencies = DependencyValues._current
        dependencies.override(transform)
        return dependencies.run { compiled(&state, action) }
      }
    }
  }
}
