import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct GalleryTests {
  private let studies = Chapter.all.flatMap(\.studies)

  @Test func eachStudyIsOpenedWithItsListings() throws {
    try withDependencies {
      $0.context = .preview
      $0.factClient.fetch = { _ in try await Task.never() }
      $0.cheerClient = .live()
    } operation: {
      let view = ViewDriver { GalleryView() }
      for study in studies {
        try view.button(study.title).tap()
        let name = study.file.replacing(".swift", with: "")
        #expect(study.listings.map(\.file) == ["\(name).swift", "\(name)Tests.swift"])
        for listing in study.listings {
          #expect(listing.source.contains("import ComposableArchitecture"))
          try view.disclosure(listing.file).tap()
          #expect(view.texts.contains(listing.source))
        }
        try view.goBack()
      }
    }
  }

  @Test func eachStudyIsInTheCatalogueOnce() {
    let files = listings.keys.filter { !$0.hasSuffix("Tests.swift") }
    #expect(studies.map(\.file).sorted() == files.sorted())
    #expect(Set(studies.map(\.title)).count == studies.count)
  }
}
