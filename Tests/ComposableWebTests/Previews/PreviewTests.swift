@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

#if os(Linux)
/// The previews of this module, found at run time, and their pages.
@MainActor
@Suite struct PreviewTests {
  private static let file = "ComposableWebTests/PreviewFixtures.swift"

  /// The previews of the fixtures, in the order of the file.
  private let previews = Preview.all().filter { $0.file == Self.file }

  private func page(
    _ title: String, _ settings: PreviewSettings = PreviewSettings()
  ) throws -> ViewDriver {
    let preview = try #require(Preview.all().first { $0.title == title })
    return ViewDriver { PreviewPage(preview: preview, settings: settings) }
  }

  @Test func everyPreviewOfAFileIsFoundInItsOrder() {
    #expect(
      previews.map(\.title) == [
        "PreviewFixtures", "From three", "With a value of its own", "With a dependency",
      ])
    #expect(previews.map(\.id) == (1...4).map { "ComposableWebTests.PreviewFixtures.\($0)" })
  }

  @Test func providersAreFoundByTheirModule() {
    let providers = Preview.all().filter { $0.file == "ComposableWebTests" }
    // Those in private types, too, but not those of generic types.
    #expect(providers.map(\.title) == ["Nested", "PreviewedCounter"])
    #expect(providers.map(\.id) == ["ComposableWebTests.1", "ComposableWebTests.2"])
  }

  @Test func identifiersAreUnique() {
    let all = Preview.all()
    #expect(Set(all.map(\.id)).count == all.count)
  }

  @Test func aProviderShowsAllItsViews() throws {
    #expect(try page("PreviewedCounter").texts.filter { $0.contains("light") }.count == 2)
  }

  @Test func aPreviewHasStateOfItsOwn() throws {
    let view = try page("With a value of its own")
    try view.button("Increment 1").tap()
    try view.button("Increment 2").tap()
  }

  @Test func aTraitSetsTheSizeAndDependencies() throws {
    #expect(try page("From three").description.contains("frame width 200.0 height 100.0"))
    #expect(try page("With a dependency").texts == ["Blob"])
  }

  @Test func settingsChangeTheEnvironment() throws {
    #expect(try page("PreviewFixtures").texts.first == "0 light leftToRight large")
    var settings = PreviewSettings()
    settings.colorScheme = .dark
    settings.layoutDirection = .rightToLeft
    settings.typeSize = .xLarge
    settings.language = "de"
    let texts = try page("PreviewFixtures", settings).texts
    #expect(texts == ["0 dark rightToLeft xLarge", "de"])
  }

  @Test func aLanguageSetsItsDirection() throws {
    var settings = PreviewSettings()
    settings.language = "ar"
    #expect(try page("PreviewFixtures", settings).texts.first == "0 light rightToLeft large")
    settings.layoutDirection = .leftToRight
    #expect(try page("PreviewFixtures", settings).texts.first == "0 light leftToRight large")
  }
}
#endif
