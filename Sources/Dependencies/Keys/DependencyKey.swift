/// A type that identifies a dependency and provides its value in a running program.
///
/// Conform a type to it once for every external system that a feature talks to: a clock, a client
/// of a service, a store of files. Features read the dependency with ``Dependency``. A module that
/// holds only the interface of a dependency conforms to ``TestDependencyKey`` instead.
///
/// ```swift
/// struct Greeter: Sendable {
///   var greet: @Sendable (String) async throws -> String
/// }
///
/// extension Greeter: DependencyKey {
///   static let liveValue = Greeter(greet: { "Hello, \($0)!" })
///   static let testValue = Greeter(greet: unimplemented("greet", placeholder: ""))
/// }
///
/// struct Feature {
///   @Dependency(Greeter.self) var greeter
/// }
/// ```
///
/// 1. ``liveValue`` is read at most once per process, or once per test, and then cached. Reads in
///    the closure of `prepareDependencies` are the exception: if the closure throws, or another
///    thread reads the key meanwhile, the value is created again.
/// 2. A key without a ``TestDependencyKey/testValue`` of its own is *uncontrolled* in tests.
///    Reading it there reports an issue at the `@Dependency` declaration, or else at the access,
///    which fails the test. The test continues with the preview value: the live value unless you
///    define one.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The type of the dependency. Often the conforming type itself.
  associatedtype Value = Self

  /// The value in a running program.
  static var liveValue: Value { get }

  /// The value in previews. The default is ``liveValue``.
  static var previewValue: Value { get }

  /// The value in tests. The default is ``previewValue``; reading that default fails the test.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The value in previews, by default the live value.
  public static var previewValue: Value { liveValue }
}
