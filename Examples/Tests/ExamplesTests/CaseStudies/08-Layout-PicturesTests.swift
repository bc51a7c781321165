import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import CaseStudies

@MainActor
@Suite struct PicturesTests {
  @Test func aPictureIsLoadedByTheButton() async {
    let store = TestStore(initialState: Pictures.State()) { Pictures() }
    await store.send(\.binding.address, "https://example.com/a.png") {
      $0.address = "https://example.com/a.png"
    }
    await store.send(.loadTapped) { $0.picture = URL(string: "https://example.com/a.png") }
    await store.send(\.binding.address, "https://example.com/b.png") {
      $0.address = "https://example.com/b.png"
      $0.picture = nil
    }
  }

  @Test func somethingElseThanAnAddressIsNoPicture() async {
    let store = TestStore(initialState: Pictures.State(address: "")) { Pictures() }
    await store.send(.loadTapped)
  }
}
