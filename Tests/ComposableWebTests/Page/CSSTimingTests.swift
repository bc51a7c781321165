import Foundation
import Testing
import Transactions

@testable import ComposableWeb

@Suite struct CSSTimingTests {
  @Test func standardCurvesUseCSSKeywords() {
    #expect(CSSTiming(.linear(duration: 1)).curve == "linear")
    #expect(CSSTiming(.easeIn).curve == "ease-in")
    #expect(CSSTiming(.easeOut).curve == "ease-out")
    #expect(CSSTiming(.easeInOut).curve == "ease-in-out")
    #expect(CSSTiming(.timingCurve(0.1, -0.5, 0.9, 1.5)).curve == "cubic-bezier(.1,-.5,.9,1.5)")
    #expect(CSSTiming(.timingCurve(-1, 0, 2, 1)).curve == "cubic-bezier(0,0,1,1)")
  }

  @Test func timesAreInMilliseconds() {
    let timing = CSSTiming(.linear(duration: 0.5).delay(0.25).speed(2))
    #expect(timing.duration == 250)
    #expect(timing.delay == 125)
    #expect(CSSTiming(.linear(duration: .infinity)).duration == 0)
    #expect(CSSTiming(.linear(duration: -1)).duration == 0)
  }

  @Test func repetitionsHaveACountAndADirection() {
    func runs(_ animation: Animation) -> [Int] {
      let timing = CSSTiming(animation)
      return [timing.repetitions, timing.alternates ? 1 : 0]
    }
    #expect(runs(.linear) == [1, 0])
    #expect(runs(.linear.repeatCount(3)) == [3, 1])
    #expect(runs(.linear.repeatCount(3, autoreverses: false)) == [3, 0])
    #expect(runs(.linear.repeatForever()) == [-1, 1])
    #expect(runs(.linear.repeatForever(autoreverses: false)) == [-1, 0])
  }

  static let springs: [Spring] = [
    Spring(duration: 0.5), Spring(duration: 0.5, bounce: 0.15), Spring(duration: 0.5, bounce: 0.3),
    Spring(duration: 0.5, bounce: 0.7), Spring(duration: 2, bounce: 0.9),
    Spring(duration: 0.5, bounce: -0.5), Spring(duration: 0.5, bounce: -0.95),
    Spring(response: 0.15, dampingFraction: 0.86), Spring(response: 0.5, dampingFraction: 0.825),
    Spring(stiffness: 170, damping: 15, initialVelocity: 10),
    Spring(stiffness: 100, damping: 10, initialVelocity: -5), Spring(duration: 0.001, bounce: 0.2),
  ]

  @Test(arguments: springs)
  func linearPointsApproximateASpringWithinOnePercent(_ spring: Spring) throws {
    let timing = CSSTiming(Animation(curve: .spring(spring)))
    let function = try LinearFunction(timing.curve)
    let duration = spring.settlingDuration
    var worst = 0.0
    for step in 0...10_000 {
      let time = Double(step) / 10_000
      worst = max(worst, abs(function.value(at: time) - spring.value(at: time * duration)))
    }
    #expect(worst <= 0.01, "\(worst) with \(function.points.count) points: \(timing.curve)")
    #expect(abs(Double(timing.duration) - duration * 1000) <= 0.5)
  }

  @Test func commonSpringsHaveFewPoints() throws {
    #expect(try LinearFunction(CSSTiming(.spring).curve).points.count <= 12)
    #expect(try LinearFunction(CSSTiming(.snappy).curve).points.count <= 14)
    #expect(try LinearFunction(CSSTiming(.bouncy).curve).points.count <= 18)
    #expect(CSSTiming(.spring).curve.utf8.count <= 120)
  }

  @Test func anUndampedSpringHasABoundedDuration() {
    let timing = CSSTiming(.interpolatingSpring(stiffness: 10, damping: 0))
    #expect(timing.duration == 60_000)
    #expect(timing.curve.hasPrefix("linear(0,"))
    #expect(timing.curve.hasSuffix(",1)"))
    #expect(timing.curve.utf8.count < 20_000)
    #expect(CSSTiming(.interpolatingSpring(stiffness: 0, damping: 0)).duration == 60_000)
  }

  /// A CSS `linear()` timing function, parsed as a browser does.
  private struct LinearFunction {
    var points: [(time: Double, value: Double)] = []

    init(_ text: String) throws {
      let inside = try #require(text.wholeMatch(of: /linear\((.*)\)/)).output.1
      let parts = inside.split(separator: ",").map { $0.split(separator: " ") }
      for (index, part) in parts.enumerated() {
        let value = try #require(Double(part[0]))
        var time = index == 0 ? 0.0 : 1.0
        if part.count > 1 { time = try #require(Double(part[1].dropLast())) / 100 }
        points.append((time, value))
      }
    }

    func value(at time: Double) -> Double {
      let end = points.firstIndex { $0.time >= time } ?? points.count - 1
      guard end > 0 else { return points[0].value }
      let (a, b) = (points[end - 1], points[end])
      guard b.time > a.time else { return b.value }
      return a.value + (b.value - a.value) * (time - a.time) / (b.time - a.time)
    }
  }
}
