/// Names a dependency by a type, and gives the value it has in a running program.
///
/// When you need it: once for every thing outside your feature that the feature talks to.
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
/// 1. In a live process ``liveValue`` is asked for at most once; in a test at most once per test.
/// 2. Without a ``TestDependencyKey/testValue`` of its own a key is *uncontrolled* in tests:
///    reading it there fails the test with a report at the place of use, and hands out the preview
///    value (unless you gave one, the live value) so that the test goes on.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// What the key stands for. Often the conforming type itself.
  associatedtype Value = Self

  /// The value in a running program.
  static var liveValue: Value { get }

  /// The value in previews: unless you give one, the ``liveValue``.
  static var previewValue: Value { get }

  /// The value in tests: unless you give one, the ``previewValue``, and reading it fails the test.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value.
  public static var previewValue: Value { liveValue }

  /// The preview value. Using it fails the test: see ``shouldReportUnimplemented``.
  public static var testValue: Value {
    UncontrolledValue.note(Self.self)
    return previewValue
  }
}
