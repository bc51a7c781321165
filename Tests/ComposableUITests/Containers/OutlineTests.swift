import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct OutlineTests {
  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private let folders = [
    Folder(id: "a", folders: [Folder(id: "b", folders: [Folder(id: "c")]), Folder(id: "d")]),
    Folder(id: "e"),
  ]

  @Test func rowsWithChildrenAreExpanded() throws {
    let view = ViewDriver { OutlineGroup(folders, children: \.folders) { Text($0.id) } }
    #expect(view.texts == ["a", "e"])
    try view.disclosure("a").set(true)
    #expect(view.texts == ["a", "b", "d", "e"])
    try view.disclosure("b").set(true)
    #expect(view.texts == ["a", "b", "c", "d", "e"])
    try view.disclosure("a").set(false)
    #expect(view.texts == ["a", "e"])
    #expect(throws: ViewDriver.NotFound.self) { try view.disclosure("e") }
  }

  @Test func aListShowsATree() throws {
    let view = ViewDriver { List(folders, children: \.folders) { Text($0.id) } }
    try view.disclosure("a").tap()
    #expect(view.texts == ["a", "b", "d", "e"])
  }

  @Test func elementsAreIdentifiedByAKeyPath() {
    let view = ViewDriver { OutlineGroup(folders, id: \.id, children: \.folders) { Text($0.id) } }
    #expect(view.texts == ["a", "e"])
  }

  private struct ArrowStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test func aStyleShowsAGroup() throws {
    let view = ViewDriver {
      DisclosureGroup("label") { DisclosureGroup("inner") { Text("content") } }
        .disclosureGroupStyle(ArrowStyle())
    }
    #expect(view.texts == ["more", "label"])
    try view.button("more").tap()
    #expect(view.texts == ["less", "label", "inner"])
    try view.disclosure("inner").tap()
    #expect(view.texts.last == "content")
    let automatic = ViewDriver {
      DisclosureGroup("label") { Text("content") }.disclosureGroupStyle(.automatic)
    }
    try automatic.disclosure("label").tap()
    #expect(automatic.texts == ["label", "content"])
  }

  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("selectionDisabled", modifier: "SelectionDisabled(isDisabled)") {
      $0.selectionDisabled()
    }
    Snapshot("textScale", modifier: "SecondaryText(isSecondary)") { $0.textScale(.secondary) }
    Snapshot("typesettingLanguage", modifier: "Language(language: \"de\")") {
      $0.typesettingLanguage(Locale.Language(identifier: "de"))
    }
    Snapshot("backgroundStyle", modifier: "BackgroundStyle(style: color(red))") {
      $0.backgroundStyle(.red)
    }
    Snapshot("containerBackground") {
      Divider().containerBackground(.red, for: .navigation)
    } is: {
      """
      Background(alignment: (horizontal: center, vertical: center))
        Layer
          Divider
        Layer
          Shape(outline: rectangle, trim: 0.0...1.0, fill: color(red))
      """
    }
    Snapshot("onScrollGeometryChange", modifier: "ScrollGeometry") {
      $0.onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 1
      } action: { _, _ in
      }
    }
    Snapshot("onScrollVisibilityChange", modifier: "Visibility(threshold: 0.5)") {
      $0.onScrollVisibilityChange { _ in }
    }
  }

  @Test func rowsOfATreeAreSelected() throws {
    struct Rows: View {
      let folders: [Folder]
      @State var selection: String?
      var body: some View {
        List(selection: $selection) { OutlineGroup(folders, children: \.folders) { Text($0.id) } }
      }
    }
    let view = ViewDriver { Rows(folders: folders) }
    try view.disclosure("a").tap()
    try view.selectableRow("d").tap()
    #expect(view.selectedRows == ["d"])
  }

  @Test func aRowWithoutSelectionIsNotSelected() throws {
    struct Rows: View {
      @State var selection: Int?
      var body: some View {
        List(selection: $selection) {
          ForEach(1..<4) { Text("row \($0)").selectionDisabled($0 == 2) }
          NavigationLink("link", value: 7).selectionDisabled()
        }
      }
    }
    let view = ViewDriver { Rows() }
    try view.selectableRow("row 3").tap()
    #expect(view.selectedRows == ["row 3"])
    #expect(throws: ViewDriver.NotFound.self) { try view.selectableRow("row 2") }
    #expect(throws: ViewDriver.Refused.self) { try view.button("link").tap() }
  }
}

@MainActor
@Suite struct ScrollGeometryTests {
  private func send(_ event: String, _ json: String, in view: ViewDriver) throws {
    let element = try #require(
      view.rendering.first {
        $0.content.is(ScrollGeometryContent.self) || $0.content.is(VisibilityContent.self)
      })
    try ViewDriver.Control(graph: view.graph, id: element.id, label: "scroll")
      .perform(.event(event, Data(json.utf8)))
  }

  @Test func changesOfTheValueAreReported() throws {
    struct Scrolled: View {
      @State var changes: [String] = []
      var body: some View {
        Text(changes.joined(separator: ";"))
          .onScrollGeometryChange(for: Int.self) {
            Int($0.visibleRect.maxY / 100)
          } action: {
            changes.append("\($0) \($1)")
          }
      }
    }
    let view = ViewDriver { Scrolled() }
    try send("scroll", "[0,0,100,1000,100,200]", in: view)
    try send("scroll", "[0,50,100,1000,100,200]", in: view)
    try send("scroll", "[0,150,100,1000,100,200]", in: view)
    #expect(view.texts == ["2 2;2 3"])
    #expect(throws: ViewDriver.Refused.self) { try send("scroll", "[0]", in: view) }
    for number in ["1e999", "1e300", "-1e7", "null"] {
      #expect(throws: ViewDriver.Refused.self) {
        try send("scroll", "[\(number),0,1,1,1,1]", in: view)
      }
    }
  }

  @Test func aViewIsToldThatItIsVisible() throws {
    struct Scrolled: View {
      @State var isVisible = false
      var body: some View {
        Text(isVisible ? "visible" : "hidden").onScrollVisibilityChange { isVisible = $0 }
      }
    }
    let view = ViewDriver { Scrolled() }
    try send("visible", "true", in: view)
    #expect(view.texts == ["visible"])
    #expect(throws: ViewDriver.Refused.self) { try send("visible", "7", in: view) }
  }
}
