extension DependencyValues {
  /// Whether the code that runs says what dependencies some other code shall have. What it reads
  /// meanwhile does not count as used.
  @TaskLocal static var isOverriding = false

  /// Makes these values current while `operation` runs.
  ///
  /// 1. Does nothing but call `operation` when these values are current already.
  /// 2. Dependencies of `operation` that these values do not override have their key's own value,
  ///    whatever was current before.
  package func run<R>(_ operation: () throws -> R) rethrows -> R {
    if Self.isOverriding {
      return try Self.$isOverriding.withValue(false) {
        try Self.$_current.withValue(self) { try operation() }
      }
    }
    if isIdentical(to: Self._current) { return try operation() }
    return try Self.$_current.withValue(self) { try operation() }
  }

  /// Makes these values current while `operation` runs, on the caller's actor.
  ///
  /// 1. Does nothing but call `operation` when these values are current already.
  /// 2. Dependencies of `operation` that these values do not override have their key's own value,
  ///    whatever was current before.
  package func run<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    if Self.isOverriding {
      return try await Self.$isOverriding.withValue(false) {
        try await Self.$_current.withValue(self) { try await operation() }
      }
    }
    if isIdentical(to: Self._current) { return try await operation() }
    return try await Self.$_current.withValue(self) { try await operation() }
  }
}
