import ComposableUI
import Testing

/// Sliders: their range, their steps and the edits that they report.
@MainActor
@Suite struct SliderTests {
  /// A slider that is moved, and the value that this leads to.
  private func value(
    _ initial: Double = 0, in range: ClosedRange<Double>, step: Double? = nil,
    movedTo target: Double
  ) throws -> Double {
    var value = initial
    let binding = Binding(get: { value }, set: { value = $0 })
    let view = ViewDriver {
      if let step {
        Slider(value: binding, in: range, step: step) { Text("Volume") }
      } else {
        Slider(value: binding, in: range) { Text("Volume") }
      }
    }
    try view.slider("Volume").move(to: target)
    return value
  }

  @Test(arguments: [
    (4.9, 5.0), (2.9, 1), (3.1, 5), (10, 9), (9.9, 9), (-5, 1), (.infinity, 9), (-.infinity, 1),
  ])
  func stepsAreCountedFromTheLowerBound(target: Double, expected: Double) throws {
    #expect(try value(in: 1...10, step: 4, movedTo: target) == expected)
  }

  @Test(arguments: [0, -1, .nan])
  func aStepThatIsNotPositiveIsIgnored(step: Double) throws {
    #expect(try value(in: 0...10, step: step, movedTo: 3.3) == 3.3)
  }

  @Test func aStepLargerThanTheRangeLeavesTheLowerBound() throws {
    #expect(try value(in: 0...10, step: 30, movedTo: 8) == 0)
  }

  @Test func theUpperBoundIsReachedInSpiteOfRounding() throws {
    let value = try value(in: 0...0.3, step: 0.1, movedTo: 0.3)
    #expect(abs(value - 0.3) < 1e-9)
  }

  @Test(arguments: [(20, "10.0"), (-1, "0.0"), (.nan, "0.0"), (.infinity, "10.0"), (4, "4.0")])
  func aValueIsShownWithinTheRange(value: Double, shown: String) {
    let view = ViewDriver { Slider(value: .constant(value), in: 0...10) }
    #expect(view.description == "Slider \(shown) of 0.0...10.0")
  }

  @Test func aValueOfLowPrecisionNeverExceedsItsRange() throws {
    var value: Float = 0
    let view = ViewDriver {
      Slider(value: Binding(get: { value }, set: { value = $0 }), in: 0...0.1) { Text("Volume") }
    }
    try view.slider("Volume").move(to: 1)
    #expect(value == 0.1)
  }

  @Test func eachChangeBeginsAndEndsEditing() throws {
    var log: [String] = []
    let view = ViewDriver {
      Slider(value: Binding(get: { 0.0 }, set: { log.append("set \($0)") }), in: 0...10) {
        Text("Volume")
      } onEditingChanged: {
        log.append("editing \($0)")
      }
    }
    try view.slider("Volume").move(to: 3)
    #expect(log == ["editing true", "set 3.0", "editing false"])
    #expect(throws: ViewDriver.Refused.self) { try view.slider("Volume").move(to: .nan) }
    #expect(log.count == 3)
  }

  @Test func aDisabledSliderKeepsItsValue() throws {
    var value = 1.0
    let view = ViewDriver {
      Slider(value: Binding(get: { value }, set: { value = $0 }), in: 0...10) { Text("Volume") }
        .disabled(true)
    }
    #expect(throws: ViewDriver.Refused.self) { try view.slider("Volume").move(to: 3) }
    #expect(value == 1)
  }
}
