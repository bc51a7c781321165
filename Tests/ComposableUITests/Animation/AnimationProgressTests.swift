import Foundation
import Testing

@testable import ComposableUI

/// The progress of a movement over time, as the server computes it.
@Suite struct AnimationProgressTests {
  private func progress(_ animation: Animation, _ times: [Double]) -> [Double] {
    times.map { (animation.progress(at: $0) * 1000).rounded() / 1000 }
  }

  @Test(arguments: [
    (Animation.linear(duration: 1), [0, 0.25, 0.5, 0.75, 1]),
    // cubic-bezier of CSS
    (.timingCurve(0.42, 0, 1, 1, duration: 1), [0, 0.093, 0.315, 0.622, 1]),
    (.timingCurve(0, 0, 0.58, 1, duration: 1), [0, 0.378, 0.685, 0.907, 1]),
    (.timingCurve(0.42, 0, 0.58, 1, duration: 1), [0, 0.129, 0.5, 0.871, 1]),
    (.linear(duration: 0.5), [0, 0.5, 1, 1, 1]),
    (.linear(duration: 1).delay(0.5), [0, 0, 0, 0.25, 0.5]),
    (.linear(duration: 1).delay(-0.25), [0.25, 0.5, 0.75, 1, 1]),
    (.linear(duration: 1).speed(2), [0, 0.5, 1, 1, 1]),
    (.linear(duration: 1).speed(0.5), [0, 0.125, 0.25, 0.375, 0.5]),
    (.linear(duration: 0.5).repeatCount(2, autoreverses: false), [0, 0.5, 0, 0.5, 1]),
    (.linear(duration: 0.5).repeatCount(3), [0, 0.5, 1, 0.5, 0]),
    (.linear(duration: 0.5).repeatForever(autoreverses: false), [0, 0.5, 0, 0.5, 0]),
    (.linear(duration: 0.5).repeatForever(), [0, 0.5, 1, 0.5, 0]),
    (.linear(duration: 0), [0, 1, 1, 1, 1]),
    (.linear(duration: -1), [0, 1, 1, 1, 1]),
  ])
  func quartersOfASecond(animation: Animation, expected: [Double]) {
    #expect(progress(animation, [0, 0.25, 0.5, 0.75, 1]) == expected)
  }

  @Test(arguments: [
    (Animation.linear(duration: 2), 2.0),
    (.linear(duration: 2).delay(1), 3),
    (.linear(duration: 2).speed(4), 0.5),
    (.linear(duration: 2).repeatCount(3).delay(0.5), 6.5),
    (.linear(duration: 2).repeatForever(), .infinity),
    (.linear(duration: -2), 0),
  ])
  func theDurationOfAMovement(animation: Animation, expected: Double) {
    #expect(animation.totalDuration == expected)
  }

  @Test func aSpringRestsAtItsTarget() {
    for spring in [Animation.smooth, .snappy, .bouncy, .spring(duration: 2, bounce: 0.4)] {
      #expect(spring.progress(at: 0) == 0)
      #expect(spring.progress(at: 0.1) > 0)
      #expect(spring.progress(at: spring.totalDuration) == 1)
      #expect(spring.progress(at: 100) == 1)
    }
    let passes = stride(from: 0.0, to: 2, by: 0.01).contains {
      Animation.spring(duration: 0.5, bounce: 0.6).progress(at: $0) > 1.01
    }
    #expect(passes)
  }

  @Test func aSpringThatNeverRestsEndsAfterAMinute() {
    let spring = Animation.spring(response: 0.5, dampingFraction: 0)
    #expect(spring.totalDuration <= 60)
  }

  @Test(arguments: [
    Animation.linear(duration: .nan), .linear(duration: .infinity),
    .linear(duration: 1).delay(.nan),
    .linear(duration: 1).delay(.infinity), .linear(duration: 1).speed(.nan),
    .linear(duration: 1).speed(0), .linear(duration: 1).speed(-1),
    .linear(duration: 1).speed(.infinity), .linear(duration: 1).repeatCount(0),
    .linear(duration: 1).repeatCount(-3), .linear(duration: 1).repeatCount(.max),
    .timingCurve(.nan, 0, 1, 1, duration: 1), .spring(duration: .nan),
    .spring(duration: 0, bounce: 5), .interpolatingSpring(stiffness: 0, damping: 0),
  ])
  func anyNumbersHaveAProgress(_ animation: Animation) {
    for time in [0, 0.5, 1, 10, 1e9] {
      #expect(!animation.progress(at: time).isNaN, "\(animation) at \(time)")
    }
  }

  @Test func aCurveOfTimeHasItsEnds() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 2) == 1)
      #expect(curve.value(at: 0.4) < curve.value(at: 0.6))
    }
    #expect(UnitCurve.linear.value(at: 0.3) == 0.3)
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5)
    #expect(UnitCurve.easeOut.value(at: 0.5) > 0.5)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    let bezier = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    #expect(bezier == .easeIn)
    #expect(!bezier.value(at: .nan).isNaN)
  }
}
