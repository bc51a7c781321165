import ComposableUI
import Foundation
import Testing

/// Tabs in sections, with a sidebar.
@MainActor
@Suite struct SidebarTabTests {
  enum Place: Hashable { case home, albums, artists, playlist(Int) }

  @Observable final class Model {
    var place = Place.home
    var isHidden = false
    var customization = TabViewCustomization()
    @ObservationIgnored var log: [String] = []
  }

  private let model = Model()

  private var place: Binding<Place> { Binding(get: { model.place }, set: { model.place = $0 }) }

  @TabContentBuilder<Place> private var library: some TabContent<Place> {
    Tab("Albums", systemImage: "folder", value: .albums) { Text("albums") }.badge(2)
    if !model.isHidden {
      Tab("Artists", systemImage: "person", value: .artists) { Text("artists") }
    }
  }

  private func tabs() -> some View {
    TabView(selection: place) {
      Tab("Home", systemImage: "house", value: .home) { Text("home") }.customizationID("home")
      TabSection("Library") { library }
      TabSection("Playlists") {
        ForEach(1...2, id: \.self) { number in
          Tab("Playlist \(number)", systemImage: "star", value: Place.playlist(number)) {
            Text("songs \(number)")
          }
          .contextMenu { Button("Rename \(number)") { model.log.append("rename \(number)") } }
          .swipeActions { Button("Delete \(number)") { model.log.append("delete \(number)") } }
        }
      }
      .sectionActions { Button("New") { model.log.append("new") } }
      .tabPlacement(.sidebarOnly)
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewSidebarHeader { Text("header") }
    .tabViewSidebarFooter { Text("footer") }
    .tabViewSidebarBottomBar { Text("bottom") }
    .tabViewCustomization(
      Binding(get: { model.customization }, set: { model.customization = $0 }))
  }

  @Test func aTabOfASectionIsSelectedByItsButton() throws {
    let view = ViewDriver { tabs() }
    try view.tab("Artists").tap()
    #expect(model.place == .artists)
    try view.tab("Playlist 2").tap()
    #expect(model.place == .playlist(2))
  }

  @Test func sectionsHaveHeadingsAndActions() throws {
    let view = ViewDriver { tabs() }
    #expect(view.texts.contains("Library") && view.texts.contains("Playlists"))
    try view.button("New").tap()
    #expect(model.log == ["new"])
  }

  @Test func aButtonLeavesItsSectionWithItsTab() {
    let view = ViewDriver { tabs() }
    #expect(view.texts.contains("Artists"))
    model.isHidden = true
    #expect(!view.texts.contains("Artists"))
    model.isHidden = false
    #expect(view.texts.contains("Artists"))
  }

  @Test func theMenuOfATabIsOnItsButton() throws {
    let view = ViewDriver { tabs() }
    try view.button("Rename 1").tap()
    try view.button("Delete 2").tap()
    #expect(model.log == ["rename 1", "delete 2"])
  }

  @Test func aSidebarHasOtherViewsAboveAndBelowTheButtons() {
    let texts = ViewDriver { tabs() }.texts
    #expect(texts.first == "header")
    #expect(texts.firstIndex(of: "Playlist 2")! < texts.firstIndex(of: "footer")!)
    #expect(texts.firstIndex(of: "footer")! < texts.firstIndex(of: "bottom")!)
  }

  @Test func aDisabledTabCannotBeSelected() throws {
    let view = ViewDriver {
      TabView(selection: place) {
        Tab("Home", systemImage: "house", value: .home) { Text("home") }
        Tab("Albums", systemImage: "folder", value: .albums) { Text("albums") }.disabled(true)
      }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.tab("Albums").tap() }
    #expect(model.place == .home)
  }

  @Test func aHiddenTabHasNoButton() {
    let view = ViewDriver {
      TabView(selection: place) {
        Tab("Home", systemImage: "house", value: .home) { Text("home") }
        Tab("Albums", systemImage: "folder", value: .albums) { Text("albums") }
          .hidden(model.isHidden)
      }
    }
    #expect(view.texts == ["Home", "Albums", "home", "albums"])
    model.isHidden = true
    #expect(view.texts == ["Home", "home", "albums"])
  }

  @Test func aCustomizationIsStoredAsData() throws {
    var customization = TabViewCustomization()
    customization[sidebarVisibility: "news"] = .hidden
    customization[section: "lists"].tabOrder = ["b", "a"]
    let data = try JSONEncoder().encode(customization)
    var copy = try JSONDecoder().decode(TabViewCustomization.self, from: data)
    #expect(copy == customization)
    #expect(copy[tab: "news"].sidebarVisibility == .hidden)
    #expect(copy[sidebarVisibility: "other"] == .automatic)
    copy.resetVisibility()
    copy.resetSectionOrder()
    #expect(copy == TabViewCustomization())
  }
}
