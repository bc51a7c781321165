import Foundation
import Transactions

/// How a browser is to move something: an animation in the terms of CSS.
struct CSSTiming: Equatable, Sendable {
  /// How long one run takes, in milliseconds.
  let duration: Int
  /// How long it waits before, in milliseconds.
  let delay: Int
  /// The course of it: a timing function of CSS.
  let curve: String
  /// How often it runs; -1 for ever.
  let repetitions: Int
  /// Whether every second run goes backwards.
  let alternates: Bool

  /// The longest that one run may take, also of a spring that never rests.
  private static let longest = 60.0

  init(_ animation: Animation) {
    let speed = animation.speed > 0 ? animation.speed : 1
    let seconds: Double
    switch animation.curve {
    case .bezier(let bezier, let duration):
      seconds = duration / speed
      curve = bezier.css
    case .spring(let spring):
      let settling = min(max(spring.settlingDuration, 0.001), Self.longest)
      seconds = settling / speed
      curve = spring.css(over: settling)
    }
    duration = Self.milliseconds(seconds)
    delay = Self.milliseconds(animation.delay)
    switch animation.repetition {
    case .count(let count, let autoreverses):
      repetitions = max(1, count)
      alternates = autoreverses && count > 1
    case .forever(let autoreverses):
      repetitions = -1
      alternates = autoreverses
    }
  }

  private static func milliseconds(_ seconds: Double) -> Int {
    guard seconds.isFinite else { return 0 }
    return Int((min(max(seconds, 0), 86_400) * 1000).rounded())
  }
}

extension Animation.Bezier {
  fileprivate var css: String {
    switch (x1, y1, x2, y2) {
    case (0, 0, 1, 1): return "linear"
    case (0.42, 0, 1, 1): return "ease-in"
    case (0, 0, 0.58, 1): return "ease-out"
    case (0.42, 0, 0.58, 1): return "ease-in-out"
    default:
      // Time does not run backwards in CSS.
      let numbers = [min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2].map { shortest($0) }
      return "cubic-bezier(\(numbers.joined(separator: ",")))"
    }
  }
}

extension Spring {
  /// The spring as straight lines that stay within a hundredth of the way of it.
  fileprivate func css(over duration: Double) -> String {
    let corners = corners(over: duration)
    let steepest =
      zip(corners, corners.dropFirst())
      .map { abs(($1.value - $0.value) / ($1.time - $0.time)) }.max() ?? 0
    // Where the curve is steep, a little time is much of the way.
    let places = [1, 2, 3].first { steepest * 0.005 * pow(0.1, Double($0)) < 0.002 } ?? 4
    let points = corners.enumerated().map { index, corner in
      let value = shortest(corner.value, places: 3)
      // The first is at the start and the last at the end without saying so.
      if index == 0 || index == corners.count - 1 { return value }
      return "\(value) \(shortest(corner.time * 100, places: places))%"
    }
    return "linear(\(points.joined(separator: ",")))"
  }

  /// A place on the curve; time runs from 0 to 1.
  private struct Corner {
    let time: Double
    let value: Double
  }

  /// How far the lines may be from the curve. What is left to a hundredth goes to rounding.
  private static var tolerance: Double { 0.007 }

  /// The ends of as few lines as will do: each goes on as long as it is near enough to the curve, by
  /// the cone of slopes that are. See J. Sklansky and V. Gonzalez, "Fast polygonal approximation of
  /// digitized curves", Pattern Recognition 12 (1980).
  private func corners(over duration: Double) -> [Corner] {
    let count = min(24_000, max(400, Int(duration * 400)))
    let samples = (0...count).map { index in
      let time = Double(index) / Double(count)
      return Corner(time: time, value: value(at: time * duration))
    }
    var corners = [Corner(time: 0, value: 0)]
    var (low, high) = (-Double.infinity, Double.infinity)
    var last = corners[0]
    var index = 1
    while index <= count {
      let sample = samples[index]
      let (from, time) = (corners[corners.count - 1], sample.time - corners[corners.count - 1].time)
      let slope = (sample.value - from.value) / time
      if slope < low || slope > high {
        // The line can't be drawn on to here: it ends at the last place that it could reach.
        corners.append(last)
        (low, high) = (-.infinity, .infinity)
        continue
      }
      low = max(low, slope - Self.tolerance / time)
      high = min(high, slope + Self.tolerance / time)
      last = sample
      index += 1
    }
    corners.append(Corner(time: 1, value: 1))
    return corners
  }
}
