import Foundation

/// Times work and tells the median, so that a machine shared with others still gives a figure.
enum Measure {
  private static let samples = 15

  /// Nanoseconds that one of `count` repetitions takes, as the median of several samples.
  @MainActor
  static func nanoseconds(_ count: Int, _ body: () -> Void) -> Double {
    median { clock in clock.measure { for _ in 0..<count { body() } } / count }
  }

  /// Nanoseconds that one of `count` repetitions takes, which a body makes once.
  static func once(_ count: Int, _ body: () -> Void) -> Double {
    ContinuousClock().measure(body).nanoseconds / Double(count)
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
    return median(times)
  }

  /// The median of samples.
  static func median(_ samples: [Double]) -> Double {
    samples.sorted()[samples.count / 2]
  }

  private static func median(_ body: (ContinuousClock) -> Duration) -> Double {
    let clock = ContinuousClock()
    _ = body(clock)
    return median((0..<samples).map { _ in body(clock).nanoseconds })
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
