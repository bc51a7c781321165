import ComposableHTML
import Foundation
import Transactions

/// The timing of an animation, in the terms of CSS and the Web Animations API.
struct CSSTiming: Equatable, Sendable {
  /// The duration of one iteration, in milliseconds.
  let duration: Int
  /// The delay before the first iteration, in milliseconds.
  let delay: Int
  /// The timing function, in CSS.
  let curve: String
  /// The number of iterations, or -1 for an infinite animation.
  let repetitions: Int
  /// True if every second iteration runs in reverse.
  let alternates: Bool

  /// The maximum duration of one iteration in seconds, for springs that settle slowly or never.
  private static let maxDuration = 60.0

  init(_ animation: Animation) {
    let speed = animation.speed > 0 ? animation.speed : 1
    let seconds: Double
    switch animation.curve {
    case .bezier(let bezier, let duration):
      seconds = duration / speed
      curve = bezier.css
    case .spring(let spring):
      let settling = min(max(spring.settlingDuration, 0.001), Self.maxDuration)
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
      // CSS rejects control points with a time outside of 0...1.
      let numbers = [min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2].map { cssNumber($0) }
      return "cubic-bezier(\(numbers.joined(separator: ",")))"
    }
  }
}

extension Spring {
  /// Approximates the spring by line segments, with an error of at most one percent of the
  /// distance.
  fileprivate func css(over duration: Double) -> String {
    let vertices = vertices(over: duration)
    let steepest =
      zip(vertices, vertices.dropFirst())
      .map { abs(($1.value - $0.value) / ($1.time - $0.time)) }.max() ?? 0
    // On a steep segment a small error in time is a large error in the value: it needs more digits.
    let fractionDigits = [1, 2, 3].first { steepest * 0.005 * pow(0.1, Double($0)) < 0.002 } ?? 4
    let points = vertices.enumerated().map { index, vertex in
      let value = cssNumber(vertex.value, fractionDigits: 3)
      // CSS implies the positions of the first and the last point.
      if index == 0 || index == vertices.count - 1 { return value }
      return "\(value) \(cssNumber(vertex.time * 100, fractionDigits: fractionDigits))%"
    }
    return "linear(\(points.joined(separator: ",")))"
  }

  /// A point on the curve, with a time between 0 and 1.
  private struct Vertex {
    let time: Double
    let value: Double
  }

  /// The maximum error of the segments. The rest of the one percent is left for rounding.
  private static var tolerance: Double { 0.007 }

  /// Returns the end points of as few segments as possible. Each segment is extended as long as its
  /// slope stays within the cone of slopes that are close enough to the curve. See J. Sklansky and
  /// V. Gonzalez, "Fast polygonal approximation of digitized curves", Pattern Recognition 12
  /// (1980).
  private func vertices(over duration: Double) -> [Vertex] {
    let count = min(24_000, max(400, Int(duration * 400)))
    let samples = (0...count).map { index in
      let time = Double(index) / Double(count)
      return Vertex(time: time, value: value(at: time * duration))
    }
    var vertices = [Vertex(time: 0, value: 0)]
    var (low, high) = (-Double.infinity, Double.infinity)
    var last = vertices[0]
    var index = 1
    while index <= count {
      let sample = samples[index]
      let (from, time) = (
        vertices[vertices.count - 1], sample.time - vertices[vertices.count - 1].time
      )
      let slope = (sample.value - from.value) / time
      if slope < low || slope > high {
        // The segment can't be extended to this sample: it ends at the previous one.
        vertices.append(last)
        (low, high) = (-.infinity, .infinity)
        continue
      }
      low = max(low, slope - Self.tolerance / time)
      high = min(high, slope + Self.tolerance / time)
      last = sample
      index += 1
    }
    vertices.append(Vertex(time: 1, value: 1))
    return vertices
  }
}
