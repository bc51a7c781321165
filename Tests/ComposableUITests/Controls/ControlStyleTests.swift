import ComposableUI
import Testing

/// The appearance of toggles, progress views and other controls.
@MainActor
@Suite struct ControlStyleTests {
  @Test func progressHasTheSystemStyles() {
    #expect(
      ViewDriver { ProgressView().progressViewStyle(.linear).progressViewStyle(.circular) }
        .description == "Progress linear")
    let tinted = ViewDriver {
      ProgressView("Load").progressViewStyle(CircularProgressViewStyle(tint: .red))
    }
    #expect(
      tinted.description == """
        tint
          Progress circular "Load"
        """)
  }

  @Test func aCustomProgressStyleReceivesTheFraction() {
    struct Percentage: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration)
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%")
        if configuration.currentValueLabel == nil { Text("No value") }
      }
    }
    let view = ViewDriver {
      ProgressView("Load", value: 1, total: 4).progressViewStyle(Percentage())
    }
    #expect(
      view.description == """
        Progress 0.25 "Load"
        Text "25%"
        Text "No value"
        """)
  }

  @Test func aStyleFollowsItsStateAndItsEnvironment() throws {
    struct Counting: ToggleStyle {
      @State private var taps = 0
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        Button {
          taps += 1
          configuration.isOn.toggle()
        } label: {
          configuration.label
        }
        Text("\(taps) \(configuration.isOn ? "on" : "off") \(isEnabled ? "enabled" : "disabled")")
      }
    }
    struct Content: View {
      @State private var isOn = false
      var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(Counting()) }
    }
    let view = ViewDriver { Content() }
    #expect(view.texts.last == "0 off enabled")
    try view.button("Sound").tap()
    #expect(view.texts.last == "1 on enabled")
  }

  @Test func aToggleIsNeverMixed() {
    struct Mixed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isMixed ? "mixed" : "not mixed")
      }
    }
    let view = ViewDriver { Toggle("On", isOn: .constant(true)).toggleStyle(Mixed()) }
    #expect(view.texts == ["not mixed"])
  }

  @Test func aToggleCanBeAButtonOrACheckbox() throws {
    struct Content: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Bold", isOn: $isOn).toggleStyle(.button)
        Toggle("Check", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Switch", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
      }
    }
    let view = ViewDriver { Content() }
    #expect(
      view.description == """
        Button off "Bold"
        Button off
          HStack
            Image square
            Text "Check"
        tint
          Toggle off "Switch"
        """)
    try view.button("Bold").tap()
    #expect(
      view.description == """
        Button on "Bold"
        Button on
          HStack
            Image checkmark.square.fill
            Text "Check"
        tint
          Toggle on "Switch"
        """)
  }

  @Test func containersHaveCustomStyles() {
    struct Titled: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        configuration.content
      }
    }
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let view = ViewDriver {
      GroupBox("Box") { LabeledContent("Version", value: "1") }
        .groupBoxStyle(Titled()).labeledContentStyle(Stacked())
    }
    #expect(
      view.description == """
        Text "Box"
        VStack "1 Version"
        """)
  }
}
