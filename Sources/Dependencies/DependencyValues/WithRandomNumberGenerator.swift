import ConcurrencyExtras
import Synchronization

extension DependencyValues {
  /// Lends a random number generator: use it in place of the standard library's implicit one.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  ///
  /// let die = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// 1. In tests, drawing a number without an override fails the test. Override it with
  ///    `WithRandomNumberGenerator(seededGenerator)`.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get {
      let lender = self[WithRandomNumberGeneratorKey.self]
      return lender.isUnimplemented ? .unimplemented : lender
    }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  static var testValue: WithRandomNumberGenerator { .unimplemented }
}

/// Lends a random number generator to a closure.
public final class WithRandomNumberGenerator: Sendable {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>
  fileprivate let isUnimplemented: Bool

  /// Lends this generator.
  ///
  /// - Parameter generator: All borrowers draw from this one generator.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Mutex(generator)
    isUnimplemented = generator is UnimplementedGenerator
  }

  /// Lends the generator to `work`.
  ///
  /// 1. Each number is drawn under a lock, so borrowers may overlap or nest; the order in which
  ///    overlapping borrowers draw is open.
  ///
  /// - Parameter work: Draws numbers.
  /// - Returns: What `work` returns.
  /// - Throws: What `work` throws.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator) throws -> R
  ) rethrows -> R {
    var loan: any RandomNumberGenerator = Loan(lender: self)
    return try work(&loan)
  }

  private struct Loan: RandomNumberGenerator {
    let lender: WithRandomNumberGenerator

    mutating func next() -> UInt64 {
      lender.generator.withLock { $0.next() }
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
