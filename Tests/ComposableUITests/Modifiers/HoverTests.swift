import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct HoverTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("onHover", modifier: "Hover") { $0.onHover { _ in } }
    Snapshot("onContinuousHover", modifier: "Hover(followsMoves)") {
      $0.onContinuousHover { _ in }
    }
    Snapshot("hoverEffect(isEnabled: false)", modifier: "HoverEffect") {
      $0.hoverEffect(.lift, isEnabled: false)
    }
    Snapshot("pointerStyle", modifier: "Pointer(style: (cursor: grab))") {
      $0.pointerStyle(.grabIdle)
    }
  }

  private func hover(_ value: String, in view: ViewDriver) throws {
    let element = try #require(view.rendering.first { $0.content.is(HoverContent.self) })
    try ViewDriver.Control(graph: view.graph, id: element.id, label: "hover")
      .perform(.event("hover", Data(value.utf8)))
  }

  @Test func theActionIsPerformedWhenThePointerEntersAndLeaves() throws {
    struct Hovered: View {
      @State var isInside = false
      var body: some View { Text(isInside ? "inside" : "outside").onHover { isInside = $0 } }
    }
    let view = ViewDriver { Hovered() }
    try hover("[3,4]", in: view)
    #expect(view.texts == ["inside"])
    try hover("[]", in: view)
    #expect(view.texts == ["outside"])
  }

  @Test func theLocationIsThatOfThePointer() throws {
    struct Hovered: View {
      @State var phase: HoverPhase?
      var text: String {
        switch phase {
        case .active(let location): "\(location.x) \(location.y)"
        case .ended: "ended"
        case nil: "-"
        }
      }
      var body: some View { Text(text).onContinuousHover { phase = $0 } }
    }
    let view = ViewDriver { Hovered() }
    try hover("[3.5,4]", in: view)
    #expect(view.texts == ["3.5 4.0"])
    try hover("[]", in: view)
    #expect(view.texts == ["ended"])
    for value in ["null", "{", "[1]", "[1e300,0]", "[\"a\",0]"] {
      #expect(throws: ViewDriver.Refused.self) { try hover(value, in: view) }
    }
    #expect(view.texts == ["ended"])
  }

  @Test func thePageLoadsTheScriptOfHoveringWithTheFirstViewThatNeedsIt() throws {
    struct Toggled: View {
      @State var isOn = false
      var body: some View {
        Toggle("on", isOn: $isOn)
        if isOn { Text("a").onHover { _ in }.hoverEffect() }
      }
    }
    var environment = EnvironmentValues()
    environment.pagePartAddress = { "/\($0)" }
    let view = ViewDriver(environment: environment) { Toggled() }
    func parts() -> Set<String>? { view.rendering.content.as(WindowContent.self)?.parts }
    #expect(parts() == [])
    try view.toggle("on").set(true)
    #expect(parts() == ["/hover.js", "/effects.css"])
    try view.toggle("on").set(false)
    #expect(parts() == [])
  }
}
