import Foundation
import Testing

@testable import ComposableUI

/// The values of keyframes over time.
@Suite struct KeyframeTests {
  private struct Values: Equatable {
    var scale = 1.0
    var angle = Angle.zero
    var offset = CGSize.zero
  }

  private func values(_ timeline: KeyframeTimeline<Double>, at times: [Double]) -> [Double] {
    times.map { (timeline.value(time: $0) * 1000).rounded() / 1000 }
  }

  @Test func linearKeyframesHaveAConstantSpeed() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 2)
    }
    #expect(timeline.duration == 3)
    #expect(values(timeline, at: [0, 0.5, 1, 2, 3]) == [0, 5, 10, 5, 0])
    #expect(timeline.value(progress: 0.5) == 7.5)
  }

  @Test func aLinearKeyframeCanHaveACurveOfTime() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1, timingCurve: .easeIn)
    }
    #expect(values(timeline, at: [0, 0.5, 1]) == [0, 3.154, 10])
  }

  @Test func timesOutsideOfATimelineHaveItsFirstAndItsLastValue() {
    for timeline in [
      KeyframeTimeline(initialValue: 1.0) { LinearKeyframe(2, duration: 1) },
      KeyframeTimeline(initialValue: 1.0) { CubicKeyframe(2, duration: 1) },
      KeyframeTimeline(initialValue: 1.0) { SpringKeyframe(2, duration: 1) },
    ] {
      #expect(values(timeline, at: [-1, -.infinity, 0]) == [1, 1, 1])
      #expect(values(timeline, at: [1, 2, .infinity]) == [2, 2, 2])
    }
  }

  @Test func aMoveKeyframeJumps() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(5)
      LinearKeyframe(6, duration: 1)
      MoveKeyframe(1)
    }
    #expect(timeline.duration == 1)
    #expect(values(timeline, at: [0, 0.5, 0.999, 1]) == [5, 5.5, 5.999, 1])
  }

  @Test func cubicKeyframesAreSmooth() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      CubicKeyframe(2, duration: 1)
      CubicKeyframe(0, duration: 1)
    }
    #expect(values(timeline, at: [0, 1, 2, 3]) == [0, 1, 2, 0])
    for time in [1.0, 2] {
      let before = timeline.value(time: time) - timeline.value(time: time - 1e-5)
      let after = timeline.value(time: time + 1e-5) - timeline.value(time: time)
      #expect(abs(before - after) < 1e-8)
    }
    // At rest at both ends.
    #expect(timeline.value(time: 1e-3) < 1e-5)
  }

  @Test func aCubicKeyframeHasTheVelocitiesThatItIsGiven() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 2, startVelocity: 3, endVelocity: -1)
    }
    #expect(abs(timeline.value(time: 1e-6) / 1e-6 - 3) < 1e-3)
    #expect(abs((1 - timeline.value(time: 2 - 1e-6)) / 1e-6 + 1) < 1e-3)
  }

  @Test func aSpringKeyframeMovesToItsValue() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, spring: .bouncy)
    }
    #expect(timeline.duration == Spring.bouncy.settlingDuration)
    #expect(timeline.value(time: 0) == 0)
    #expect(timeline.value(time: timeline.duration) == 10)
    #expect(
      stride(from: 0, to: timeline.duration, by: 0.01).contains { timeline.value(time: $0) > 10.1 })
  }

  @Test func noKeyframeAfterASpringJumps() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.1)
      LinearKeyframe(0, duration: 0.5)
      SpringKeyframe(4, duration: 0.1)
      CubicKeyframe(0, duration: 0.5)
      SpringKeyframe(3, duration: 0.1)
      SpringKeyframe(-3)
    }
    for time in stride(from: 0, to: 1.5, by: 1e-4) {
      let change = timeline.value(time: time + 1e-4) - timeline.value(time: time)
      #expect(abs(change) < 0.02, "at \(time)")
      if abs(change) >= 0.02 { return }
    }
  }

  @Test func tracksOfPropertiesRunAtTheSameTime() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        LinearKeyframe(1, duration: 1)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 0.5) }
      KeyframeTrack(\.offset.height) {
        for height in [10.0, 20] { LinearKeyframe(height, duration: 2) }
      }
    }
    #expect(timeline.duration == 4)
    let value = timeline.value(time: 1)
    #expect(value.scale == 2)
    #expect(abs(value.angle.degrees - 90) < 1e-9)
    #expect(value.offset == CGSize(width: 0, height: 5))
    #expect(timeline.value(time: 9).offset.height == 20)
  }

  @Test func keyframesDependOnConditions() {
    func timeline(_ isLong: Bool) -> KeyframeTimeline<Values> {
      KeyframeTimeline(initialValue: Values()) {
        KeyframeTrack(\.scale) {
          if isLong { LinearKeyframe(3, duration: 1) }
          if isLong { LinearKeyframe(4, duration: 1) } else { MoveKeyframe(7) }
        }
        if isLong { KeyframeTrack(\.offset.width) { LinearKeyframe(3, duration: 5) } }
      }
    }
    #expect(timeline(true).duration == 5)
    #expect(timeline(false).duration == 0)
    #expect(timeline(true).value(progress: 1).scale == 4)
    #expect(timeline(false).value(time: 0).scale == 7)
  }

  @Test func keyframesOfAWholeValueDependOnConditions() {
    func timeline(_ count: Int) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        if count > 3 { MoveKeyframe(8) }
        for value in 0..<count { LinearKeyframe(Double(value), duration: 1) }
        if count == 0 { LinearKeyframe(9, duration: 2) } else { LinearKeyframe(7, duration: 1) }
      }
    }
    #expect(timeline(0).duration == 2)
    #expect(values(timeline(2), at: [0, 1, 2, 3]) == [0, 0, 1, 7])
    #expect(timeline(4).value(time: 0) == 8)
  }

  @Test func noKeyframesLeaveTheValue() {
    let timeline = KeyframeTimeline(initialValue: Values()) { KeyframeTrack(\.scale) {} }
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == Values())
    #expect(timeline.value(progress: .nan) == Values())
  }

  @Test func durationsThatAreNotPositiveTakeNoTime() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: -1)
      CubicKeyframe(2, duration: .nan)
      SpringKeyframe(3, duration: 0)
      LinearKeyframe(5, duration: 1)
    }
    #expect(timeline.duration == 1)
    #expect(values(timeline, at: [0, 0.5, 1]) == [3, 4, 5])
  }

  @MainActor @Test func geometryAndPairsAreInterpolated() {
    let timeline = KeyframeTimeline(initialValue: CGRect.zero) {
      LinearKeyframe(CGRect(x: 2, y: 4, width: 6, height: 8), duration: 1)
    }
    #expect(timeline.value(time: 0.5) == CGRect(x: 1, y: 2, width: 3, height: 4))
    let pair = AnimatablePair(1.0, CGFloat(3)) + AnimatablePair(2, 4)
    #expect(pair == AnimatablePair(3, 7))
    #expect(pair.magnitudeSquared == 58)
    #expect(pair - pair == .zero)
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    var point = UnitPoint.bottomTrailing
    point.animatableData.scale(by: 0.5)
    #expect(point == .center)
  }
}
