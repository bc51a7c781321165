extension DependencyValues {
  /// True while a closure that sets overrides runs. Reads in that closure do not count as uses.
  @TaskLocal static var isOverriding = false

  /// Changes these values with a closure that overrides dependencies. Reads in the closure do not
  /// count as uses.
  package mutating func override(
    _ update: (inout DependencyValues) throws -> Void
  ) rethrows {
    try Self.$isOverriding.withValue(true) { try update(&self) }
  }

  /// Makes these values current while `operation` runs.
  ///
  /// 1. If these values are current already, the call only runs `operation`.
  /// 2. Dependencies that these values do not override have their key's default value, regardless
  ///    of the values that were current before.
  package func run<R>(_ operation: () throws -> R) rethrows -> R {
    if !storage.countsUses { return try forUse.run(operation) }
    if Self.isOverriding {
      return try Self.$isOverriding.withValue(false) {
        try Self.$_current.withValue(self) { try operation() }
      }
    }
    if isIdentical(to: Self._current) { return try operation() }
    return try Self.$_current.withValue(self) { try operation() }
  }

  /// Makes these values current while `operation` runs on the caller's actor.
  ///
  /// 1. If these values are current already, the call only runs `operation`.
  /// 2. Dependencies that these values do not override have their key's default value, regardless
  ///    of the values that were current before.
  package func run<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    if !storage.countsUses { return try await forUse.run(operation) }
    if Self.isOverriding {
      return try await Self.$isOverriding.withValue(false) {
        try await Self.$_current.withValue(self) { try await operation() }
      }
    }
    if isIdentical(to: Self._current) { return try await operation() }
    return try await Self.$_current.withValue(self) { try await operation() }
  }
}
