extension DependencyValues {
  /// Makes these values current while `operation` runs.
  ///
  /// 1. Does nothing but call `operation` when these values are current already.
  /// 2. Dependencies of `operation` that these values do not override have their key's own value,
  ///    whatever was current before.
  package func run<R>(_ operation: () throws -> R) rethrows -> R {
    if Self.phase != nil {
      return try Self.$phase.withValue(nil) {
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
    if Self.phase != nil {
      return try await Self.$phase.withValue(nil) {
        try await Self.$_current.withValue(self) { try await operation() }
      }
    }
    if isIdentical(to: Self._current) { return try await operation() }
    return try await Self.$_current.withValue(self) { try await operation() }
  }
}
