import Testing
import Transactions

@Suite struct SpringTests {
  static let springs = [
    Spring(response: 0.5, dampingFraction: 0.2),
    Spring(response: 0.5, dampingFraction: 0.999_999),
    Spring(response: 0.5, dampingFraction: 1),
    Spring(stiffness: 25, damping: 10),
    Spring(response: 0.5, dampingFraction: 1.000_001),
    Spring(response: 0.5, dampingFraction: 4),
    Spring(duration: 0.5, bounce: -0.5, initialVelocity: 30),
    Spring(duration: 0.5, bounce: 0.5, initialVelocity: -8),
    Spring(mass: 3, stiffness: 100, damping: 10, initialVelocity: 2),
  ]

  @Test func aSpringIsAnAnimation() {
    #expect(
      Animation.spring(Spring(duration: 0.4, bounce: 0.2)) == .spring(duration: 0.4, bounce: 0.2)
    )
  }

  /// Integrates m a = k (1 − x) − c v by the fourth-order Runge–Kutta method in steps of a tenth of
  /// a millisecond, as a reference that is independent of the closed form.
  private func integrated(_ spring: Spring, until end: Double) -> Double {
    var (x, v) = (0.0, spring.initialVelocity)
    func acceleration(_ x: Double, _ v: Double) -> Double {
      (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
    }
    let steps = Int((end / 0.0001).rounded())
    let h = end / Double(steps)
    for _ in 0..<steps {
      let (k1x, k1v) = (v, acceleration(x, v))
      let (k2x, k2v) = (v + h / 2 * k1v, acceleration(x + h / 2 * k1x, v + h / 2 * k1v))
      let (k3x, k3v) = (v + h / 2 * k2v, acceleration(x + h / 2 * k2x, v + h / 2 * k2v))
      let (k4x, k4v) = (v + h * k3v, acceleration(x + h * k3x, v + h * k3v))
      x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
      v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
    }
    return x
  }

  @Test(arguments: springs)
  func theClosedFormAgreesWithIntegration(spring: Spring) {
    for time in [0.05, 0.2, 0.5, 1.5] {
      #expect(abs(spring.value(at: time) - integrated(spring, until: time)) < 1e-7)
    }
  }

  @Test(arguments: springs)
  func aSettledSpringStaysAtItsTarget(spring: Spring) {
    let settled = spring.settlingDuration
    #expect(settled > 0 && settled < 60)
    for step in 0..<1_000 {
      let distance = abs(1 - spring.value(at: settled + Double(step) / 100))
      #expect(distance <= 0.001 + 1e-9)
    }
  }

  @Test(arguments: springs)
  func theSettlingDurationIsTight(spring: Spring) {
    let settled = spring.settlingDuration
    let farthest = (0...1_000).map {
      abs(1 - spring.value(at: settled * (0.7 + 0.3 * Double($0) / 1_000)))
    }.max()
    #expect(farthest ?? 0 > 0.0005)
  }

  @Test func springsStartAtZero() {
    for spring in Self.springs {
      #expect(spring.value(at: 0) == 0)
      #expect(spring.value(at: -1) == 0)
      #expect(abs(spring.value(at: 1e-9)) < 1e-6)
    }
  }

  @Test func bouncesOvershootAndSmoothSpringsDoNot() {
    func highest(_ spring: Spring) -> Double {
      stride(from: 0, to: 3, by: 0.001).map(spring.value(at:)).max() ?? 0
    }
    #expect(highest(Spring(duration: 0.5, bounce: 0.3)) > 1.01)
    #expect(highest(Spring(duration: 0.5, bounce: 0)) <= 1)
    #expect(highest(Spring(duration: 0.5, bounce: -0.3)) <= 1)
  }

  @Test func springsWithoutDampingNeverSettle() {
    #expect(Spring(stiffness: 100, damping: 0).settlingDuration == .infinity)
    #expect(Spring(stiffness: 0, damping: 1).settlingDuration == .infinity)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test func invalidParametersAreClamped() {
    for spring in [
      Spring(mass: 0, stiffness: -1, damping: -1), Spring(duration: 0), Spring(duration: -1),
      Spring(duration: 1, bounce: -9), Spring(duration: 1, bounce: 9),
      Spring(response: 0, dampingFraction: -1),
    ] {
      #expect(spring.value(at: 0.3).isFinite)
      #expect(!spring.settlingDuration.isNaN)
    }
  }
}
