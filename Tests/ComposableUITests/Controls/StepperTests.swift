import ComposableUI
import Testing

/// Steppers: their bounds, their steps and the buttons that are disabled.
@MainActor
@Suite struct StepperTests {
  @Observable final class Model {
    var count = 0
    @ObservationIgnored var log: [String] = []
  }

  private let model = Model()

  private var count: Binding<Int> {
    Binding {
      model.count
    } set: {
      model.log.append("set \($0)")
      model.count = $0
    }
  }

  /// The buttons that a stepper accepts.
  private func buttons(of view: ViewDriver) throws -> [String] {
    var accepted: [String] = []
    let before = model.count
    for (name, step) in [
      ("+", { try view.stepper("Cups").increment() }),
      ("-", { try view.stepper("Cups").decrement() }),
    ] {
      model.count = before
      do {
        try step()
        accepted.append(name)
      } catch is ViewDriver.Refused {}
    }
    model.count = before
    return accepted
  }

  @Test(arguments: [(0, ["+"]), (5, ["+", "-"]), (10, ["-"]), (20, ["-"]), (-3, ["+"])])
  func theButtonThatLeadsOutOfTheBoundsIsDisabled(value: Int, expected: [String]) throws {
    model.count = value
    let view = ViewDriver { Stepper("Cups", value: count, in: 0...10) }
    #expect(try buttons(of: view) == expected)
  }

  @Test(arguments: [(20, 10), (-5, 0)])
  func aStepBringsAValueOutsideOfTheBoundsBack(value: Int, expected: Int) throws {
    model.count = value
    let view = ViewDriver { Stepper("Cups", value: count, in: 0...10) }
    if value > 10 {
      try view.stepper("Cups").decrement()
    } else {
      try view.stepper("Cups").increment()
    }
    #expect(model.count == expected)
  }

  @Test(arguments: [(Int.max, ["-"]), (.min, ["+"]), (.max - 1, ["-"]), (0, ["+", "-"])])
  func aStepThatItsTypeCannotRepresentIsDisabled(value: Int, expected: [String]) throws {
    model.count = value
    let view = ViewDriver { Stepper("Cups", value: count, step: 2) }
    #expect(try buttons(of: view) == expected)
  }

  @Test func anUnsignedValueStaysAboveZero() throws {
    var value: UInt8 = 1
    let view = ViewDriver {
      Stepper("Cups", value: Binding(get: { value }, set: { value = $0 }))
    }
    try view.stepper("Cups").decrement()
    #expect(value == 0)
    #expect(throws: ViewDriver.Refused.self) { try view.stepper("Cups").decrement() }
    #expect(value == 0)
  }

  @Test func aStepThatOverflowsEndsAtTheBound() throws {
    model.count = .max - 1
    let view = ViewDriver { Stepper("Cups", value: count, in: 0...Int.max, step: 5) }
    try view.stepper("Cups").increment()
    #expect(model.count == .max)
  }

  @Test func aFloatingPointValueChangesByItsStep() throws {
    var value = 1.0
    let view = ViewDriver {
      Stepper("Cups", value: Binding(get: { value }, set: { value = $0 }), in: 0...2, step: 0.75)
    }
    try view.stepper("Cups").increment()
    #expect(value == 1.75)
    try view.stepper("Cups").increment()
    #expect(value == 2)
  }

  @Test func eachStepBeginsAndEndsEditing() throws {
    let view = ViewDriver {
      Stepper("Cups", value: count, in: 0...10) { model.log.append("editing \($0)") }
    }
    try view.stepper("Cups").increment()
    #expect(model.log == ["editing true", "set 1", "editing false"])
  }

  @Test func aRefusedStepDoesNotBeginEditing() throws {
    let view = ViewDriver {
      Stepper("Cups", value: count, in: 0...10) { model.log.append("editing \($0)") }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.stepper("Cups").decrement() }
    #expect(model.log == [])
  }

  @Test func aButtonWithoutAnActionIsDisabled() throws {
    let view = ViewDriver {
      Stepper("Cups", onIncrement: nil, onDecrement: { model.count -= 1 })
    }
    #expect(throws: ViewDriver.Refused.self) { try view.stepper("Cups").increment() }
    try view.stepper("Cups").decrement()
    #expect(model.count == -1)
  }

  @Test func aStepStartsAtTheCurrentValue() throws {
    let view = ViewDriver { Stepper("Cups", value: count, in: 0...10) }
    let stepper = try view.stepper("Cups")
    model.count = 10
    #expect(throws: ViewDriver.Refused.self) { try stepper.increment() }
    try stepper.decrement()
    #expect(model.count == 9)
  }

  @Test func aDisabledStepperRefusesBothSteps() throws {
    model.count = 5
    let view = ViewDriver { Stepper("Cups", value: count, in: 0...10).disabled(true) }
    #expect(try buttons(of: view) == [])
    #expect(model.log == [])
  }
}
