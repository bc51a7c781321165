import Foundation

/// Consecutive runs of random effect trees, as many as the environment asks for.
///
/// The variable `COMPOSABLE_LAWS` of the environment is the number of runs (by default, 3,000), and
/// `COMPOSABLE_LAWS_SEED` the seed of the first one (by default, 0). Each following run has the
/// next seed, so a run is repeated with its seed and a number of 1.
struct LawRuns: CustomStringConvertible, Sendable {
  let seeds: Range<UInt64>

  var description: String { "seeds \(seeds.lowerBound)..<\(seeds.upperBound)" }

  /// All runs, in blocks that are tested separately.
  static let blocks: [LawRuns] = {
    let count = max(1, number("COMPOSABLE_LAWS") ?? 3_000)
    let first = number("COMPOSABLE_LAWS_SEED") ?? 0
    let size = max(1, (count + 59) / 60)
    return stride(from: first, to: first + count, by: UInt64.Stride(size)).map {
      LawRuns(seeds: $0..<min($0 + size, first + count))
    }
  }()

  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }

  /// Performs the runs up to the first one that violates a law.
  ///
  /// - Parameter subscriptions: The subscriptions of the trees.
  /// - Returns: The violations of that run and its seed; `nil` if all runs satisfy the laws.
  func firstViolation(_ subscriptions: EffectTree.Subscriptions) -> String? {
    for seed in seeds {
      let violations = LawRun(seed: seed, subscriptions: subscriptions).violations()
      if !violations.isEmpty {
        return (["seed \(seed)"] + violations).joined(separator: "\n")
      }
    }
    return nil
  }
}
