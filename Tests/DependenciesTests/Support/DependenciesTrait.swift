import Dependencies
import Testing

/// Gives each test, and each case of a parameterized one, dependencies of its own: overrides, and a
/// cache that is let go when the test ends.
///
/// The library must not link Testing, so this is the shape a test support library would have.
struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  let updateValues: @Sendable (inout DependencyValues) throws -> Void

  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> DependenciesTrait? {
    testCase == nil ? nil : self
  }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DependencyCache.$scoped.withValue(DependencyCache.scoped ?? DependencyCache()) {
      try await withDependencies(updateValues, operation: function)
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Values of their own for each test case.
  static var dependencies: Self { Self { _ in } }

  /// One override.
  static func dependency<Value: Sendable>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = value }
  }

  /// Several overrides.
  static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) throws -> Void
  ) -> Self {
    Self(updateValues: updateValues)
  }
}
