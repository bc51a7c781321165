/// Names a dependency by a type, and gives the values it has in tests and in previews.
///
/// When you need it: in a module that holds only the *interface* of a dependency, so that features
/// and their tests build without the (slow, heavy) live implementation. The module with the live
/// implementation then adds ``DependencyKey``.
///
/// ```swift
/// public struct Weather: Sendable {
///   public var today: @Sendable () async throws -> String
/// }
///
/// extension Weather: TestDependencyKey {
///   public static let testValue = Weather(today: { "sunny" })
/// }
///
/// extension DependencyValues {
///   public var weather: Weather {
///     get { self[Weather.self] }
///     set { self[Weather.self] = newValue }
///   }
/// }
/// ```
///
/// 1. ``testValue`` is asked for at most once per test, ``previewValue`` at most once per process
///    (in a test: once per test).
/// 2. A key without a live value that is read in the live context hands out ``testValue`` and
///    reports an issue.
/// 3. Keys are asked from any thread or task, so a conformance cannot be bound to an actor.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// What the key stands for. Often the conforming type itself.
  associatedtype Value: Sendable = Self

  /// The value in previews: unless you give one, the ``testValue``.
  static var previewValue: Value { get }

  /// The value in tests. Best is one that fails the test when it is used without being overridden.
  static var testValue: Value { get }

  /// Whether touching this key in a test that gave it no value is reported: `true` unless you say
  /// otherwise.
  ///
  /// Rarely needed: prefer a ``testValue`` that is harmless in every test.
  static var shouldReportUnimplemented: Bool { get }
}

extension TestDependencyKey {
  /// The test value.
  public static var previewValue: Value { testValue }

  /// `true`: a test that uses the key without controlling it fails.
  public static var shouldReportUnimplemented: Bool { true }
}
