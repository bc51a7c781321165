import ComposableConcurrency
public import Dependencies
public import Testing

/// A trait that gives each test, and each case of a parameterized test, dependencies of its own.
///
/// Use it to override dependencies for a whole test, and to keep the cases of a parameterized test
/// from sharing cached values. Values are cached per case and released when the case ends.
///
/// ```swift
/// @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 0)))
/// func startsAtTheEpoch() { … }
/// ```
///
/// Applied to a suite, it affects each test of the suite.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  let updateValues: @Sendable (inout DependencyValues) throws -> Void

  /// `true`: a trait of a suite applies to the tests of the suite.
  public var isRecursive: Bool { true }

  /// Returns this trait for a test case, or `nil` for a test or suite as a whole.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> DependenciesTrait? {
    testCase == nil ? nil : self
  }

  /// Runs a test case with the overrides, in a cache and a test scope of its own.
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
  /// A trait that gives each test case values of its own, without overrides.
  public static var dependencies: Self { Self { _ in } }

  /// Returns a trait that overrides one dependency.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the dependency.
  ///   - value: The value that the test uses. It is created for each test case.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = try value() }
  }

  /// Returns a trait that overrides the dependency whose key is the type of the value.
  ///
  /// ```swift
  /// @Test(.dependency(Greeter(greet: { "Hi, \($0)!" })))
  /// func greets() async { … }
  /// ```
  ///
  /// - Parameter value: The value that the test uses. It is created for each test case.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value.Value == Value {
    Self { $0[Value.self] = try value() }
  }

  /// Returns a trait that overrides several dependencies.
  ///
  /// - Parameter updateValues: A closure that sets the overrides.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) throws -> Void
  ) -> Self {
    Self(updateValues: updateValues)
  }
}
