/// A type that identifies a dependency and provides its values in tests and previews.
///
/// Conform to it in a module that holds only the *interface* of a dependency, so that features and
/// their tests build without the live implementation, which may be slow to compile. The module with
/// the live implementation then adds the conformance to ``DependencyKey``.
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
/// 1. ``testValue`` is read at most once per test and ``previewValue`` at most once per process (in
///    a test: once per test), then cached.
/// 2. If a key without a live value is read in the live context, the result is ``testValue`` and an
///    issue is reported.
/// 3. Values are read from any thread or task, so a conformance cannot be isolated to an actor.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// The type of the dependency. Often the conforming type itself.
  associatedtype Value: Sendable = Self

  /// The value in previews. The default is ``testValue``.
  static var previewValue: Value { get }

  /// The value in tests. Prefer one that fails the test when it is used without an override.
  static var testValue: Value { get }

  /// A Boolean value that indicates whether a test that uses this key without a test value fails.
  /// The default is `true`.
  ///
  /// Rarely needed: prefer a ``testValue`` that is harmless in every test.
  static var shouldReportUnimplemented: Bool { get }
}

extension TestDependencyKey {
  /// The value in previews, by default the test value.
  public static var previewValue: Value { testValue }

  /// `true`: a test that uses the key without controlling it fails.
  public static var shouldReportUnimplemented: Bool { true }
}
