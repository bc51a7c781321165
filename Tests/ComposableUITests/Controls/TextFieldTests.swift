import ComposableUI
import Testing

/// Fields for text and for values.
@MainActor
@Suite struct TextFieldTests {
  @Observable final class Model {
    var text = ""
    var number = 5
    var fraction = 0.5
    var optional: Int? = 3
    var isOn = false
    @ObservationIgnored var log: [String] = []
  }

  private let model = Model()

  private func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
  }

  @Test func textFieldsRemoveLineBreaks() throws {
    let view = ViewDriver {
      TextField("Name", text: binding(\.text))
      SecureField("Password", text: binding(\.text))
    }
    for field in ["Name", "Password"] {
      try view.textField(field).type("a\nb\r\nc\u{2028}d")
      #expect(model.text == "abcd")
    }
  }

  @Test func anEditorKeepsLineBreaks() throws {
    let view = ViewDriver { TextEditor(text: binding(\.text)).accessibilityLabel("Notes") }
    try view.textField("Notes").type("a\nb")
    #expect(model.text == "a\nb")
  }

  @Test func aValueIsSetByEachTextThatTheFormatParses() throws {
    let view = ViewDriver { TextField("Amount", value: binding(\.number), format: .number) }
    #expect(view.description == #"TextField "5" (Amount)"#)
    try view.textField("Amount").type("12")
    #expect(model.number == 12)
    try view.textField("Amount").type("abc")
    #expect(model.number == 12)
    #expect(view.description == #"TextField "abc" (Amount)"#)
    try view.textField("Amount").type("7")
    #expect(model.number == 7)
  }

  @Test(arguments: ["NaN", "nan", "∞", "-∞", "inf", "1e999"])
  func aValueIsAlwaysFinite(text: String) throws {
    let view = ViewDriver {
      TextField("Fraction", value: binding(\.fraction), format: .number)
      TextField("Amount", value: binding(\.number), format: .number)
    }
    try view.textField("Fraction").type(text)
    #expect(model.fraction.isFinite)
    try view.textField("Amount").type(text)
    #expect(model.number == 5)
  }

  @Test func aTextOfMoreThanAThousandBytesIsNoNumber() throws {
    let view = ViewDriver {
      TextField("Fraction", value: binding(\.fraction), format: .number)
      TextField("Amount", value: binding(\.number), format: .number)
    }
    try view.textField("Amount").type(String(repeating: "0", count: 999) + "7")
    #expect(model.number == 7)
    try view.textField("Amount").type(String(repeating: "0", count: 1_000) + "9")
    #expect(model.number == 7)
    try view.textField("Fraction").type("0." + String(repeating: "3", count: 64_000))
    #expect(model.fraction != 0.3333333333333333)
  }

  @Test func theTypedTextStaysUntilItIsSubmitted() throws {
    let view = ViewDriver { TextField("Amount", value: binding(\.number), format: .number) }
    try view.textField("Amount").type("007")
    #expect(model.number == 7)
    #expect(view.description == #"TextField "007" (Amount)"#)
    try view.textField("Amount").submit()
    #expect(view.description == #"TextField "7" (Amount)"#)
  }

  @Test func submittingATextThatIsNoValueShowsTheValue() throws {
    let view = ViewDriver { TextField("Amount", value: binding(\.number), format: .number) }
    try view.textField("Amount").type("abc")
    try view.textField("Amount").submit()
    #expect(view.description == #"TextField "5" (Amount)"#)
  }

  @Test func leavingAFieldShowsItsValue() throws {
    let view = ViewDriver {
      TextField("Amount", value: binding(\.optional), format: .number)
      Button("Clear") { model.optional = nil }
      Button("Set") { model.optional = 42 }
    }
    try view.textField("Amount").type("")
    try view.textField("Amount").type("abc")
    try view.textField("Amount").blur()
    try view.button("Clear").tap()
    #expect(view.description.contains(#"TextField "" (Amount)"#))
    try view.textField("Amount").type("42")
    try view.textField("Amount").type("42x")
    try view.textField("Amount").blur()
    try view.button("Set").tap()
    #expect(view.description.contains(#"TextField "42" (Amount)"#))
  }

  @Test func lineBreaksOfAModelAreNormalized() throws {
    model.text = "a\r\nb\rc\nd"
    let view = ViewDriver {
      TextField("Line", text: binding(\.text))
      TextEditor(text: binding(\.text)).accessibilityLabel("Lines")
    }
    #expect(
      view.description == #"""
        TextField "abcd" (Line)
        label "Lines"
          TextEditor "a
        b
        c
        d" ()
        """#)
  }

  @Test func aChangeOfTheModelReplacesTheTypedText() throws {
    let view = ViewDriver { TextField("Amount", value: binding(\.number), format: .number) }
    try view.textField("Amount").type("007")
    model.number = 9
    #expect(view.description == #"TextField "9" (Amount)"#)
  }

  @Test func anEmptyFieldOfAnOptionalValueIsNil() throws {
    let view = ViewDriver { TextField("Amount", value: binding(\.optional), format: .number) }
    #expect(view.description == #"TextField "3" (Amount)"#)
    try view.textField("Amount").type("")
    #expect(model.optional == nil)
    #expect(view.description == #"TextField "" (Amount)"#)
    try view.textField("Amount").type("x")
    #expect(model.optional == nil)
    try view.textField("Amount").type("8")
    #expect(model.optional == 8)
    try view.textField("Amount").type("x")
    #expect(model.optional == 8)
  }

  @Test func anEmptyFieldKeepsARequiredValue() throws {
    let view = ViewDriver { TextField("Amount", value: binding(\.number), format: .number) }
    try view.textField("Amount").type("")
    #expect(model.number == 5)
    #expect(view.description == #"TextField "" (Amount)"#)
  }

  @Test func aFieldIsKnownByItsLabelAlsoWithAPrompt() throws {
    let view = ViewDriver {
      TextField("Name", text: binding(\.text), prompt: Text("First and last"))
    }
    #expect(view.description.contains(#"TextField "" (Name, First and last)"#))
    try view.textField("Name").type("Blob")
    #expect(model.text == "Blob")
  }

  @Test func aLabelOfViewsPrecedesTheField() {
    let view = ViewDriver {
      TextField(text: binding(\.text), prompt: Text("First and last")) {
        Label("Name", systemImage: "person")
      }
    }
    #expect(
      view.description == """
        HStack
          TitleAndIcon
            Image person
            Text "Name"
          TextField "" (First and last)
        """)
  }

  @Test func aFieldWithoutAnActionIsNotSubmitted() throws {
    let view = ViewDriver { TextField("Name", text: binding(\.text)) }
    #expect(throws: ViewDriver.Refused.self) { try view.textField("Name").submit() }
  }

  @Test func anEditorIsNeverSubmitted() throws {
    let view = ViewDriver {
      TextEditor(text: binding(\.text)).accessibilityLabel("Notes")
        .onSubmit { model.log.append("submitted") }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.textField("Notes").submit() }
    #expect(model.log == [])
  }

  @Test func submittingAFieldThenPerformsTheActionsOfEnclosingViews() throws {
    let view = ViewDriver {
      VStack {
        TextField("Name", text: binding(\.text)).onSubmit { model.log.append("inner") }
        TextField("Email", text: binding(\.text))
      }
      .onSubmit { model.log.append("outer") }
    }
    try view.textField("Name").submit()
    #expect(model.log == ["inner", "outer"])
    try view.textField("Email").submit()
    #expect(model.log == ["inner", "outer", "outer"])
  }

  @Test func anActionIsPerformedForTheFieldsOfItsKindOnly() throws {
    let view = ViewDriver {
      TextField("Name", text: binding(\.text))
        .onSubmit(of: .search) { model.log.append("search") }
        .onSubmit(of: [.search, .text]) { model.log.append("both") }
    }
    try view.textField("Name").submit()
    #expect(model.log == ["both"])
  }

  @Test func aSubmissionPerformsTheLatestAction() throws {
    let view = ViewDriver {
      let isOn = model.isOn
      TextField("Name", text: binding(\.text)).onSubmit { model.log.append("\(isOn)") }
    }
    try view.textField("Name").submit()
    model.isOn = true
    try view.textField("Name").submit()
    #expect(model.log == ["false", "true"])
  }

  @Test func aDisabledFieldIsNeitherEditedNorSubmitted() throws {
    let view = ViewDriver {
      TextField("Amount", value: binding(\.number), format: .number)
        .onSubmit { model.log.append("submitted") }.disabled(true)
    }
    #expect(throws: ViewDriver.Refused.self) { try view.textField("Amount").type("9") }
    #expect(throws: ViewDriver.Refused.self) { try view.textField("Amount").submit() }
    #expect(model.number == 5)
    #expect(model.log == [])
  }
}
