import ConcurrencyExtras
public import Dependencies
public import Testing

/// Gives each test, and each case of a parameterized one, dependencies of its own: overrides, and a
/// cache that is let go when the test ends.
///
/// ```swift
/// @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 0)))
/// func startsAtTheEpoch() { … }
/// ```
///
/// On a suite it holds for each of its tests.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  let updateValues: @Sendable (inout DependencyValues) throws -> Void

  public var isRecursive: Bool { true }

  public func scopeProvider(for test: Test, testCase: Test.Case?) -> DependenciesTrait? {
    testCase == nil ? nil : self
  }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await TestScope.$scoped.withValue(TestScope.scoped ?? TestScope()) {
      try await DependencyCache.$scoped.withValue(DependencyCache.scoped ?? DependencyCache()) {
        try await withDependencies(updateValues, operation: function)
      }
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Values of their own for each test case.
  public static var dependencies: Self { Self { _ in } }

  /// One override.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: What the test sees.
  public static func dependency<Value: Sendable>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = value }
  }

  /// Several overrides.
  ///
  /// - Parameter updateValues: Changes what the test sees.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) throws -> Void
  ) -> Self {
    Self(updateValues: updateValues)
  }
}
