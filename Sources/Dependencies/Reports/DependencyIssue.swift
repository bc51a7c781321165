import ComposableConcurrency

/// A problem with the default value of a key.
enum DependencyIssue: UInt8, Sendable {
  case none
  /// A key without a test value was read in a test.
  case liveInTest
  /// A key without a live value was read in a running program.
  case noLiveValue

  /// Reports the issue at the `@Dependency` declaration being read, or else at `location`.
  ///
  /// - Parameters:
  ///   - key: The key that was read.
  ///   - property: The name of the `DependencyValues` property that read the key, if it is known.
  ///   - place: The source location to report if no `@Dependency` is involved.
  func report<Key: TestDependencyKey>(
    _ key: Key.Type,
    property: StaticString?,
    location: SourceLocation?
  ) {
    let accessSite = DependencyAccessSite.current
    let property = property.map { "\($0)" }.flatMap { Self.isName($0) ? $0 : nil }
    let type = accessSite?.key.map { "\($0).self" }
    let subject = Subject(
      name: type ?? property.map { "\\.\($0)" } ?? "\(key).self",
      override: type == nil ? property.map { ".\($0)" } : nil,
      key: "\(key)",
      value: "\(Key.Value.self)"
    )
    guard let message = message(subject) else { return }
    (accessSite?.location ?? location).report(message)
  }

  /// The names that a report uses for the dependency.
  private struct Subject {
    let name: String
    let override: String?
    let key: String
    let value: String

    var description: String {
      key == value ? "key and value: \(key)" : "key: \(key), value: \(value)"
    }

    var assignment: String { "$0\(override ?? "[\(key).self]") = …" }
  }

  private func message(_ subject: Subject) -> String? {
    switch self {
    case .none:
      return nil
    case .liveInTest:
      return """
        @Dependency(\(subject.name)) was read in a test, but it has no test value, so its live \
        value is used (\(subject.description)).

        To fix this, do one of the following:

        • Override it for the code under test:
            withDependencies { \(subject.assignment) } operation: { … }
          or, where the model or store is created, with that initializer's 'withDependencies:'.
        • Give every test a value: add 'static let testValue' to '\(subject.key)'.
        • If it was overridden: create the model inside 'withDependencies', and keep the overrides \
        in escaping closures with 'withEscapedDependencies'.
        """
    case .noLiveValue:
      return """
        @Dependency(\(subject.name)) was read in a running program, but has no live value, so its \
        test value is used (\(subject.description)).

        To fix this, do one of the following:

        • Conform '\(subject.key)' to 'DependencyKey' and give it a 'liveValue'.
        • If a module does that already: link that module into this executable.
        • Give it a value at the start of the program:
            prepareDependencies { \(subject.assignment) }
        """
    }
  }

  /// Returns true if `#function` was that of a property, not of a function or subscript.
  private static func isName(_ function: String) -> Bool {
    !function.isEmpty && function.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
