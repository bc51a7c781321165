import Foundation

/// Consecutive seeds of random runs, as many as the environment asks for.
///
/// A variable of the environment is the number of runs, and another one the seed of the first: a run is repeated
/// with its seed and a number of 1.
struct SeedRange: CustomStringConvertible, Sendable {
  let seeds: Range<UInt64>

  var description: String { "seeds \(seeds.lowerBound)..<\(seeds.upperBound)" }

  /// The runs of the laws of effects and readers, in blocks that are tested separately: 3,000 by default, from
  /// seed 0, or `COMPOSABLE_LAWS` from `COMPOSABLE_LAWS_SEED`.
  static let laws = blocks(of: 3_000, "COMPOSABLE_LAWS", from: "COMPOSABLE_LAWS_SEED")

  /// The runs of simulated machines, in blocks that are tested separately: 240 by default, from seed 0, or
  /// `COMPOSABLE_SIMULATIONS` from `COMPOSABLE_SIMULATIONS_SEED`.
  static let simulations = blocks(
    of: 240, "COMPOSABLE_SIMULATIONS", from: "COMPOSABLE_SIMULATIONS_SEED")

  /// The sessions that are recorded, in blocks that are tested separately: 120 by default, from seed 0, or
  /// `COMPOSABLE_RECORDS` from `COMPOSABLE_RECORDS_SEED`.
  static let records = blocks(
    of: 120, "COMPOSABLE_RECORDS", from: "COMPOSABLE_RECORDS_SEED")

  /// True if dictionaries and sets have the same order in each run.
  static let isHashingDeterministic = number("SWIFT_DETERMINISTIC_HASHING") == 1

  private static func blocks(of count: UInt64, _ variable: String, from seed: String) -> [Self] {
    let count = max(1, number(variable) ?? count)
    let first = number(seed) ?? 0
    let size = max(1, (count + 59) / 60)
    return stride(from: first, to: first + count, by: UInt64.Stride(size)).map {
      Self(seeds: $0..<min($0 + size, first + count))
    }
  }

  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }

  /// Performs the runs up to the first one that violates a law.
  ///
  /// - Parameter violations: Performs the run with a seed, and returns the violations.
  /// - Returns: The violations of that run and its seed; `nil` if all runs satisfy the laws.
  func firstViolation(_ violations: (UInt64) -> [String]) -> String? {
    for seed in seeds {
      let violations = violations(seed)
      if !violations.isEmpty { return (["seed \(seed)"] + violations).joined(separator: "\n") }
    }
    return nil
  }
}

extension SeedRange {
  /// Performs the runs of effect trees up to the first one that violates a law.
  ///
  /// - Parameter subscriptions: The subscriptions of the trees.
  func firstViolation(_ subscriptions: EffectDescription.Subscriptions) -> String? {
    firstViolation { LawRun(seed: $0, subscriptions: subscriptions).violations() }
  }
}
