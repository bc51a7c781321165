@_spi(Renderer) import ComposableUI
import Testing

@testable import ComposableWeb

/// The list of previews, with the frames and switches.
@MainActor
@Suite struct PreviewCatalogTests {
  private func catalog(_ previews: [Preview] = Preview.all()) -> ViewDriver {
    ViewDriver { PreviewCatalog(previews: previews, path: "/app/previews", languages: ["de"]) }
  }

  /// The addresses in the frames of a page.
  private func frames(_ view: ViewDriver) -> [String] {
    view.description.matches(of: /PageFrame\((.*), title:/).map { String($0.output.1) }
  }

  #if os(Linux)
  private static let page = "/app/previews/ComposableWebTests.PreviewFixtures.2"

  @Test func theListHasTheFilesWithTheirPreviews() throws {
    let view = catalog()
    #expect(view.texts.contains("ComposableWebTests/PreviewFixtures.swift"))
    for title in ["All previews", "From three", "PreviewedCounter"] {
      _ = try view.selectableRow(title)
    }
    #expect(frames(view).isEmpty)
  }

  @Test func theSelectedPreviewIsInAFrameOfItsOwn() throws {
    let view = catalog()
    try view.selectableRow("From three").tap()
    #expect(frames(view) == [Self.page])
    #expect(view.selectedRows == ["From three"])
    #expect(view.description.contains("frame width 393.0 height 852.0"))
  }

  @Test func theWidthChangesTheFrameAndNotThePage() throws {
    let view = catalog()
    try view.selectableRow("From three").tap()
    try view.picker("Width").choose(1)
    #expect(view.description.contains("frame width 834.0 height 1112.0"))
    #expect(frames(view) == [Self.page])
  }

  @Test func theSwitchesChangeThePage() throws {
    let view = catalog()
    try view.selectableRow("From three").tap()
    try view.button("Environment").tap()
    try view.picker("Color scheme").choose(2)
    try view.picker("Direction").choose(2)
    try view.picker("Text size").choose(0)
    try view.picker("Language").choose(1)
    #expect(
      frames(view) == [
        Self.page + "?scheme=dark&direction=rightToLeft&text=xSmall&language=de"
      ])
  }

  @Test func allPreviewsAreShownAtOnceAndLeadToEach() throws {
    let view = catalog()
    try view.selectableRow("All previews").tap()
    #expect(frames(view).count == Preview.all().count)
    try view.button("From three").tap()
    #expect(frames(view) == [Self.page])
  }
  #endif

  @Test func aProgramWithoutPreviewsSaysSo() {
    let view = catalog([])
    #expect(view.texts.contains("No previews"))
    #expect(!view.texts.contains("All previews"))
  }
}
