import Foundation

extension Animation {
  /// The time until the movement ends, in seconds, at most a billion of them: a clock has no longer durations.
  /// It is infinite for a movement that is repeated forever. A spring that never rests ends after a minute.
  var totalDuration: Double {
    switch repetition {
    case .count(let count, _): min(delay + runDuration * Double(count), 1e9)
    case .forever: .infinity
    }
  }

  /// The time of the delay and of the first run, in seconds, at most a billion of them.
  var firstDuration: Double { min(delay + runDuration, 1e9) }

  /// The time of one run, in seconds.
  private var runDuration: Double {
    let duration =
      switch curve {
      case .bezier(_, let duration): max(0, duration)
      case .spring(let spring): min(spring.settlingDuration, 60)
      }
    return duration / (speed > 0 ? speed : 1)
  }

  /// Returns the progress of the movement at a time: 0 at its start, 1 at its end.
  ///
  /// - Parameter time: The time since the change, in seconds.
  func progress(at time: Double) -> Double {
    let (time, run) = (time - delay, runDuration)
    guard time > 0 else { return 0 }
    guard run > 0 else { return 1 }
    var (index, part) = (floor(time / run), time.truncatingRemainder(dividingBy: run) / run)
    let reverses: Bool
    switch repetition {
    case .count(let count, let autoreverses):
      reverses = autoreverses
      if time >= run * Double(count) { (index, part) = (Double(count - 1), 1) }
    case .forever(let autoreverses):
      reverses = autoreverses
    }
    if reverses, index.truncatingRemainder(dividingBy: 2) == 1 { part = 1 - part }
    return curve.value(at: part, duration: run * (speed > 0 ? speed : 1))
  }
}

extension Animation.Curve {
  /// Returns the progress at a fraction of the duration.
  fileprivate func value(at fraction: Double, duration: Double) -> Double {
    switch self {
    case .bezier(let curve, _): curve.progress(at: fraction)
    case .spring(let spring): fraction >= 1 ? 1 : spring.value(at: fraction * duration)
    }
  }
}

extension Animation.Bezier {
  /// Returns the progress at a time from 0 to 1: bisects for the parameter of the curve.
  func progress(at time: Double) -> Double {
    if time <= 0 || time >= 1 { return time <= 0 ? 0 : 1 }
    // A bisection would miss the exact numbers of a constant speed.
    if x1 == y1, x2 == y2 { return time }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return Self.coordinate(y1, y2, at: low)
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
