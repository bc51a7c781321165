import Testing
import Transactions

@Suite struct AnimationTests {
  @Test func timingCurvesMatchTheBeziersOfCSS() {
    func curve(_ animation: Animation) -> Animation.Curve { animation.curve }
    #expect(curve(.linear) == .bezier(.init(0, 0, 1, 1), duration: 0.35))
    #expect(curve(.easeIn(duration: 1)) == .bezier(.init(0.42, 0, 1, 1), duration: 1))
    #expect(curve(.easeOut(duration: 1)) == .bezier(.init(0, 0, 0.58, 1), duration: 1))
    #expect(curve(.easeInOut) == .bezier(.init(0.42, 0, 0.58, 1), duration: 0.35))
    #expect(
      curve(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 2))
        == .bezier(.init(0.1, 0.2, 0.3, 0.4), duration: 2))
  }

  @Test func equivalentAnimationsAreEqual() {
    #expect(Animation.default == .spring)
    #expect(Animation.spring() == .spring)
    #expect(Animation.smooth == .spring)
    #expect(Animation.snappy == .spring(bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.4))
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.interactiveSpring == .spring(response: 0.15, dampingFraction: 0.86))
    #expect(Animation.interpolatingSpring == .spring)
    #expect(Set([Animation.default, .spring, .linear]).count == 2)
  }

  @Test func springsExposeTheirParameters() {
    let animation = Animation.interpolatingSpring(
      mass: 2, stiffness: 100, damping: 10, initialVelocity: 3)
    #expect(
      animation.curve
        == .spring(Spring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 3)))
    guard case .spring(let spring) = Animation.spring(response: 2, dampingFraction: 0.5).curve
    else { return #expect(Bool(false)) }
    #expect(abs(spring.stiffness - .pi * .pi) < 1e-9)
    #expect(abs(spring.damping - .pi) < 1e-9)
  }

  @Test func delaysAddUpAndSpeedsMultiply() {
    let animation = Animation.linear.delay(1).delay(0.5).speed(2).speed(1.5).delay(1)
    #expect(animation.delay == 1.5)
    #expect(animation.speed == 3)
    #expect(Animation.linear.speed(0) == .linear)
  }

  @Test func theLastRepetitionWins() {
    #expect(Animation.linear.repetition == .once)
    #expect(Animation.linear.repeatCount(3).repetition == .count(3, autoreverses: true))
    #expect(Animation.linear.repeatCount(0).repetition == .count(1, autoreverses: true))
    #expect(
      Animation.linear.repeatCount(3).repeatForever(autoreverses: false).repetition
        == .forever(autoreverses: false))
  }

  @Test func descriptionsReadLikeTheInitializers() {
    #expect(
      Animation.easeIn(duration: 1).delay(0.5).speed(2).repeatForever().description
        == """
        timingCurve(0.42, 0.0, 1.0, 1.0, duration: 1.0).speed(2.0).delay(0.25)\
        .repeatForever(autoreverses: true)
        """
    )
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10).repeatCount(2).description
        == """
        interpolatingSpring(mass: 1.0, stiffness: 100.0, damping: 10.0)\
        .repeatCount(2, autoreverses: true)
        """
    )
  }
}
