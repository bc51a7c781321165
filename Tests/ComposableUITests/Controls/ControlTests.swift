@_spi(Renderer) import ComposableUI
import Testing

/// Controls, driven the way a user does.
@MainActor
@Suite struct ControlTests {
  @Test func aStepperClampsItsValueToItsRange() throws {
    var value = 9
    let binding = Binding(get: { value }, set: { value = $0 })
    let view = ViewDriver { Stepper("Cups", value: binding, in: 0...10, step: 2) }
    try view.stepper("Cups").increment()
    #expect(value == 10)
    try view.stepper("Cups").decrement()
    #expect(value == 8)
    #expect(throws: ViewDriver.Refused.self) { try view.stepper("Cups").type("3") }
  }

  @Test func aPickerFindsOptionsInNestedContent() throws {
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    let view = ViewDriver {
      Picker("Size", selection: binding) {
        Text("None").tag(0)
        ForEach([1, 2], id: \.self) { Text("\($0)") }
        Group { if true { Text("Three").tag(3) } }
      }
    }
    try view.picker("Size").choose(3)
    #expect(value == 3)
    try view.picker("Size").choose(2)
    #expect(value == 2)
    for index in [-1, 4, .max] {
      #expect(throws: ViewDriver.Refused.self) { try view.picker("Size").choose(index) }
    }
    #expect(value == 2)
  }

  @Test func onCommitRunsBeforeOnSubmit() throws {
    var done: [String] = []
    let view = ViewDriver {
      TextField("Name", text: .constant("")) { done.append("name") }
        .onSubmit { done.append("form") }
      SecureField("Password", text: .constant(""), onCommit: { done.append("password") })
    }
    try view.textField("Name").submit()
    try view.textField("Password").submit()
    #expect(done == ["name", "form", "password"])
  }

  @Test func aFieldTellsWhenTheUserEntersAndLeavesIt() throws {
    var (edits, commits): ([Bool], Int) = ([], 0)
    let view = ViewDriver {
      TextField(
        "Name", text: .constant(""), onEditingChanged: { edits.append($0) },
        onCommit: { commits += 1 })
    }
    let field = try view.textField("Name")
    try field.perform(.focus)
    try field.submit()
    try field.perform(.blur)
    #expect(edits == [true, false] && commits == 1)
  }

  @Test func trailingClosuresProvideLabels() throws {
    var value = 0.0
    var count = 0
    var edits: [Bool] = []
    let number = Binding(get: { value }, set: { value = $0 })
    let integer = Binding(get: { count }, set: { count = $0 })
    let view = ViewDriver {
      Slider(value: number, in: 0...10, onEditingChanged: { edits.append($0) }) { Text("Strength") }
      Slider(
        value: number, in: 0...10, step: 2, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("10")
      ) {
        Text("Rough")
      }
      Stepper(value: integer, in: 0...3, onEditingChanged: { edits.append($0) }) { Text("Cups") }
      Stepper(onIncrement: { count += 10 }, onDecrement: nil) { Text("Tens") }
    }
    try view.slider("Strength").move(to: 3)
    #expect(value == 3)
    try view.slider("Rough").move(to: 7)
    #expect(value == 8)
    try view.stepper("Cups").increment()
    try view.stepper("Tens").increment()
    #expect(count == 11)
    #expect(edits == [true, false, true, false])
  }
}
