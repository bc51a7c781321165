import Foundation

/// Times work and tells the median, so that a machine shared with others still gives a figure.
enum Measure {
  private static let samples = 15

  /// Nanoseconds that one of `count` repetitions takes, as the median of several samples.
  @MainActor
  static func nanoseconds(_ count: Int, _ body: () -> Void) -> Double {
    median { clock in clock.measure { for _ in 0..<count { body() } } / count }
  }

  /// Nanoseconds that one of `count` pieces of an asynchronous operation takes.
  @MainActor
  static func nanoseconds(
    _ count: Int, samples: Int = samples, _ body: @MainActor () async -> Void
  ) async -> Double {
    var times: [Double] = []
    for _ in 0..<samples {
      let start = ContinuousClock.now
      await body()
      times.append((ContinuousClock.now - start).nanoseconds / Double(count))
    }
    return times.sorted()[samples / 2]
  }

  private static func median(_ body: (ContinuousClock) -> Duration) -> Double {
    let clock = ContinuousClock()
    _ = body(clock)
    return (0..<samples).map { _ in body(clock).nanoseconds }.sorted()[samples / 2]
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
