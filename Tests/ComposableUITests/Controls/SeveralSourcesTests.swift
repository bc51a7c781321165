import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Toggles of several values, menus with an action, and previews of what is shared.
@MainActor
@Suite struct SeveralSourcesTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("Toggle(sources:)") {
      Toggle("All", sources: [Source(isOn: .constant(true))], isOn: \.isOn)
    } is: {
      """
      Toggle(isOn, isEnabled)
        Text(runs: [(text: "All", traits: (0))])
      """
    }
  }

  private nonisolated struct Source {
    var isOn: Binding<Bool>
  }

  private struct Alarm {
    var isOn = false
  }

  private struct Alarms: View {
    @State private var alarms = [Alarm(isOn: true), Alarm()]
    var body: some View {
      Toggle("All", sources: $alarms, isOn: \.isOn)
      ForEach(0..<2, id: \.self) { Toggle("Alarm \($0)", isOn: $alarms[$0].isOn) }
      Text(alarms.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
    }
  }

  @Test func aSwitchSetsTheCollectionOnce() throws {
    var sets: [[Bool]] = []
    let alarms = Binding(get: { [Alarm(), Alarm()] }, set: { sets.append($0.map(\.isOn)) })
    let view = ViewDriver { Toggle("All", sources: alarms, isOn: \.isOn) }
    try view.toggle("All").set(true)
    #expect(sets == [[true, true]])
  }

  @Test func aToggleSwitchesAllOfItsSources() throws {
    let view = ViewDriver { Alarms() }
    try view.toggle("All").set(true)
    #expect(view.texts.last == "on on")
    try view.toggle("All").set(false)
    #expect(view.texts.last == "off off")
    for alarm in 0..<2 { try view.toggle("Alarm \(alarm)").set(true) }
    #expect(view.description.contains("on \"All\"") || view.texts.last == "on on")
  }

  @Test func aMenuPerformsItsPrimaryAction() throws {
    var log: [String] = []
    let view = ViewDriver {
      Menu("Save") {
        Button("Save as…") { log.append("as") }
      } primaryAction: {
        log.append("save")
      }
    }
    try view.button("Save").tap()
    try view.button("Save as…").tap()
    #expect(log == ["save", "as"])
  }

  @Test func aPreviewDoesNotChangeALink() throws {
    let url = try #require(URL(string: "https://example.com"))
    let plain = ViewDriver { ShareLink("Share", item: url) }
    let previewed = ViewDriver {
      ShareLink("Share", item: url, preview: SharePreview("Title", image: Image("picture")))
    }
    #expect(plain.description == previewed.description)
    let labeled = ViewDriver {
      ShareLink(item: "text", preview: SharePreview(Text("Title"), icon: Image("icon"))) {
        Text("Send")
      }
      ShareLink(item: url, preview: SharePreview("Title", image: 1, icon: 2))
      ShareLink(item: "text", preview: SharePreview("Title"))
    }
    #expect(labeled.texts.first == "Send")
  }
}
