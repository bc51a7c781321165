import ComposableConcurrency

extension DependencyValues {
  /// A function that runs a closure with a random number generator.
  ///
  /// Use it in place of the standard library's implicit generator.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  ///
  /// let die = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// 1. In tests, generating a number without an override fails the test. Override it with
  ///    `WithRandomNumberGenerator(seededGenerator)`.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get {
      let generator = self[WithRandomNumberGeneratorKey.self]
      return generator.isUnimplemented ? .unimplemented : generator
    }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  static var testValue: WithRandomNumberGenerator { .unimplemented }
}

/// A function that runs a closure with a random number generator.
public final class WithRandomNumberGenerator: Sendable {
  private let generator: Lock<any RandomNumberGenerator & Sendable>
  fileprivate let isUnimplemented: Bool

  /// Creates the function from a generator.
  ///
  /// - Parameter generator: The generator that all calls share.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Lock(generator)
    isUnimplemented = generator is UnimplementedGenerator
  }

  /// Runs `work` with the generator.
  ///
  /// 1. Each number is generated under a lock, so calls may overlap or nest. The order in which
  ///    overlapping calls generate their numbers is unspecified.
  ///
  /// - Parameter work: A closure that generates numbers.
  /// - Returns: The result of `work`.
  /// - Throws: The error that `work` throws.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator) throws -> R
  ) rethrows -> R {
    var generator: any RandomNumberGenerator = LockedGenerator(owner: self)
    return try work(&generator)
  }

  private struct LockedGenerator: RandomNumberGenerator {
    let owner: WithRandomNumberGenerator

    mutating func next() -> UInt64 {
      owner.generator.withLock { $0.next() }
    }
  }
}

extension WithRandomNumberGenerator {
  fileprivate static var unimplemented: WithRandomNumberGenerator {
    WithRandomNumberGenerator(
      UnimplementedGenerator(
        unimplemented: UnimplementedDependency(property: "withRandomNumberGenerator"))
    )
  }
}

private struct UnimplementedGenerator: RandomNumberGenerator, Sendable {
  let unimplemented: UnimplementedDependency

  mutating func next() -> UInt64 {
    unimplemented.report()
    var system = SystemRandomNumberGenerator()
    return system.next()
  }
}
