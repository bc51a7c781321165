import ComposableUI
import Testing

/// Custom styles whose views contain controls of the kind that they style.
@MainActor
@Suite struct CustomStyleTests {
  @Observable final class Model { var name = "first" }

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("framed")
      configuration.label
    }
  }

  private struct WithHelp: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      Button("Help") {}
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  private struct Inverted: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle("not", isOn: configuration.$isOn)
      Toggle(configuration)
    }
  }

  private struct Bullet: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label("bullet", systemImage: "circle")
      configuration.title
    }
  }

  private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("boxed")
      GroupBox(configuration)
    }
  }

  private struct Lines: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("lines")
      LabeledContent(configuration)
    }
  }

  private struct Counted: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("counted")
      ProgressView(configuration)
    }
  }

  @Test func aControlInsideItsOwnStyleHasTheAutomaticStyle() {
    let view = ViewDriver {
      Button("Save") {}.buttonStyle(WithHelp())
      Toggle("on", isOn: .constant(true)).toggleStyle(Inverted())
      Label("Delete", systemImage: "trash").labelStyle(Bullet())
      GroupBox("Title") { Text("content") }.groupBoxStyle(Boxed())
      LabeledContent("Version", value: "1").labeledContentStyle(Lines())
      ProgressView("Loading").progressViewStyle(Counted())
    }
    #expect(
      view.texts == [
        "Save", "Help", "not", "on", "bullet", "Delete", "boxed", "Title", "content", "lines",
        "Version", "1", "counted", "Loading",
      ])
  }

  @Test func theInnermostStyleIsUsed() {
    let view = ViewDriver {
      VStack {
        Button("Save") {}.buttonStyle(.plain)
        Button("Cancel") {}
      }
      .buttonStyle(Framed())
    }
    #expect(view.texts == ["Save", "framed", "Cancel"])
  }

  @Test func aButtonOfACustomStylePerformsItsAction() throws {
    var taps = 0
    let view = ViewDriver { Button("Save") { taps += 1 }.buttonStyle(Framed()) }
    try view.button("framed Save").tap()
    #expect(taps == 1)
  }

  @Test func aPrimitiveStyleDecidesWhenTheActionIsPerformed() throws {
    var taps = 0
    let view = ViewDriver { Button("Save") { taps += 1 }.buttonStyle(Twice()) }
    try view.tappable("Save").tap()
    #expect(taps == 0)
    try view.tappable("Save").tap()
    #expect(taps == 1)
  }

  @Test func aStyleKnowsTheRoleOfItsButton() {
    struct Role: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.role == .destructive ? "destructive" : "plain")
        Text(configuration.isPressed ? "pressed" : "not pressed")
      }
    }
    let view = ViewDriver {
      VStack {
        Button("Delete", role: .destructive) {}
        Button("Save") {}
      }
      .buttonStyle(Role())
    }
    #expect(view.texts == ["destructive", "not pressed", "plain", "not pressed"])
  }

  @Test func theItemsOfAMenuHaveTheAutomaticStyle() {
    let view = ViewDriver {
      Menu("Sort") { Button("By name") {} }.buttonStyle(Framed())
    }
    #expect(view.texts == ["Sort", "By name"])
  }

  @Test func aStyleWithOtherValuesReplacesTheFormerOne() {
    struct Named: ButtonStyle {
      let name: String
      func makeBody(configuration: Configuration) -> some View { Text(name) }
    }
    let model = Model()
    let view = ViewDriver { Button("Save") {}.buttonStyle(Named(name: model.name)) }
    #expect(view.texts == ["first"])
    model.name = "second"
    #expect(view.texts == ["second"])
  }
}
