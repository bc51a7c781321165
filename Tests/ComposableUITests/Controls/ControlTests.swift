import ComposableArchitecture
import ComposableUI
import Testing

/// Controls, as a user finds and uses them.
@MainActor
@Suite struct ControlTests {
  @Test func aSteppersValueStaysInItsRange() throws {
    var value = 9
    let binding = Binding(get: { value }, set: { value = $0 })
    let view = ViewDriver { Stepper("Cups", value: binding, in: 0...10, step: 2) }
    try view.stepper("Cups").increment()
    #expect(value == 10)
    try view.stepper("Cups").decrement()
    #expect(value == 8)
    #expect(throws: ViewDriver.Refused.self) { try view.stepper("Cups").type("3") }
  }

  @Test func aSliderTakesNumbersOfItsRange() throws {
    var value = 0.0
    let binding = Binding(get: { value }, set: { value = $0 })
    let view = ViewDriver {
      Slider(value: binding, in: 0...10, step: 0.5) { Text("Strength") }
    }
    try view.slider("Strength").move(to: 3.3)
    #expect(value == 3.5)
    try view.slider("Strength").move(to: 100)
    #expect(value == 10)
    #expect(throws: ViewDriver.Refused.self) { try view.slider("Strength").move(to: .nan) }
    #expect(value == 10)
  }

  @Test func aPickerFindsItsOptionsWhereverTheyAre() throws {
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
    for place in [-1, 4, .max] {
      #expect(throws: ViewDriver.Refused.self) { try view.picker("Size").choose(place) }
    }
    #expect(value == 2)
  }

  @Test func whatIsDisabledTakesNothing() throws {
    var taps = 0
    let view = ViewDriver {
      VStack {
        Button("Press") { taps += 1 }
        TextField("Name", text: .constant(""))
        Toggle("On", isOn: .constant(true))
      }
      .disabled(true)
    }
    #expect(throws: ViewDriver.Refused.self) { try view.button("Press").tap() }
    #expect(throws: ViewDriver.Refused.self) { try view.textField("Name").type("a") }
    #expect(throws: ViewDriver.Refused.self) { try view.toggle("On").set(false) }
    #expect(taps == 0)
  }

  @Test func aFieldIsSubmitted() throws {
    var text = ""
    var submitted: [String] = []
    let binding = Binding(get: { text }, set: { text = $0 })
    let view = ViewDriver {
      TextField("Name", text: binding).onSubmit { submitted.append(text) }
    }
    try view.textField("Name").type("Blob")
    try view.textField("Name").submit()
    #expect(submitted == ["Blob"])
  }

  @Test func aFieldTellsThatItIsDone() throws {
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

  @Test func aLabelMayComeLast() throws {
    var value = 0.0
    var count = 0
    var edits: [Bool] = []
    let number = Binding(get: { value }, set: { value = $0 })
    let whole = Binding(get: { count }, set: { count = $0 })
    let view = ViewDriver {
      Slider(value: number, in: 0...10, onEditingChanged: { edits.append($0) }) { Text("Strength") }
      Slider(
        value: number, in: 0...10, step: 2, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("10")
      ) {
        Text("Rough")
      }
      Stepper(value: whole, in: 0...3, onEditingChanged: { edits.append($0) }) { Text("Cups") }
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

  @Test func theRowsOfASectionAreHidden() throws {
    let view = ViewDriver { Closable() }
    #expect(view.texts == ["Fruits", "Apple", "Roots"])
    try view.disclosure("Fruits").set(false)
    #expect(view.texts == ["Fruits", "Roots"])
    try view.disclosure("Roots").tap()
    #expect(view.texts == ["Fruits", "Roots", "Carrot"])
  }

  @Test func aNameCountsWhenItIsToBeUsed() throws {
    let store = Store(initialState: Switch.State()) { Switch() }
    let view = ViewDriver {
      Button("Delete") { store.send(.set(true)) }
        .accessibilityLabel("Delete it", isEnabled: store.isOn)
    }
    try view.button("Delete").tap()
    _ = try view.button("Delete it")
  }

  @Test func pickersHaveTheLooksThereAre() {
    #expect(WheelPickerStyle.wheel._style == .menu)
    #expect(NavigationLinkPickerStyle.navigationLink._style == .menu)
    #expect(PalettePickerStyle.palette._style == .segmented)
    #expect(RadioGroupPickerStyle.radioGroup._style == .inline)
  }

  @Test func anUnknownSymbolIsReportedAtItsLine() {
    withKnownIssue {
      _ = ViewDriver { Image(systemName: "no.such.symbol") }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("no.such.symbol") }
        && issue.sourceLocation?.fileID.hasSuffix("ControlTests.swift") == true
    }
  }

  @Test func aScreenIsPushedAndGoneBackFrom() throws {
    let view = ViewDriver {
      NavigationStack {
        List {
          NavigationLink("Details") {
            Tally().navigationTitle("Details")
          }
        }
        .navigationTitle("Home")
      }
    }
    #expect(view.description.contains("Screen \"Home\""))
    try view.button("Details").tap()
    #expect(view.description.contains("Screen \"Details\""))
    try view.button("0").tap()
    #expect(view.texts.contains("1"))
  }

  @Test func whatIsShownReadsLikeTheView() {
    let view = ViewDriver {
      Form {
        Section("Greeting") {
          Text("Hello").bold()
          Toggle("Polite", isOn: .constant(true))
          ProgressView(value: 0.5)
        }
        HStack {
          Image(systemName: "star")
          Spacer()
          Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2).frame(width: 10, height: 10)
        }
      }
    }
    #expect(
      view.description == """
        Form
          Section
            Header "Greeting"
            Text "Hello" bold
            Toggle on "Polite"
            Progress 0.5
          HStack
            Image star
            Spacer
            frame width 10.0 height 10.0
              Shape circle
        """
    )
  }
}

private struct Tally: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

private struct Closable: View {
  @State private var showsFruits = true
  @State private var showsRoots = false

  var body: some View {
    List {
      Section("Fruits", isExpanded: $showsFruits) { Text("Apple") }
      Section(isExpanded: $showsRoots) {
        Text("Carrot")
      } header: {
        Text("Roots")
      }
    }
  }
}
