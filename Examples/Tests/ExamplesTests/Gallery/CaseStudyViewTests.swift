import CaseStudies
import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

@testable import GalleryViews

/// The screens of the gallery, used without a browser.
@MainActor
@Suite struct CaseStudyViewTests {
  @Test func aFactIsAskedForCancelledAndShown() async throws {
    let requests = LockIsolated(0)
    let store = Store(initialState: EffectsCancellation.State()) {
      EffectsCancellation()
    } withDependencies: {
      $0.factClient.fetch = { number in
        let isFirst = requests.withValue { requests in
          requests += 1
          return requests == 1
        }
        if isFirst { try await Task.never() }
        return "\(number) is the first prime"
      }
    }
    let view = ViewDriver { EffectsCancellationView(store: store) }
    try view.stepper("0").increment()
    try view.stepper("1").increment()
    #expect(view.texts.contains("2"))
    try view.button("Get fact").tap()
    #expect(view.description.contains("Progress"))
    try view.button("Cancel").tap()
    #expect(!view.description.contains("Progress"))

    let task = store.send(.factButtonTapped)
    #expect(view.description.contains("Progress"))
    await task.finish()
    #expect(view.texts.contains("2 is the first prime"))
    try view.stepper("2").decrement()
    #expect(!view.texts.contains("2 is the first prime"))
  }

  @Test func theSourceOfTheFactsIsOpened() throws {
    let store = Store(initialState: EffectsCancellation.State()) { EffectsCancellation() }
    let view = ViewDriver { EffectsCancellationView(store: store) }
    try view.disclosure("About this case study").tap()
    #expect(view.texts.contains { $0.contains("can be cancelled") })
    try view.button("Number facts provided by numbersapi.com").tap()
    #expect(view.openedURLs.map(\.absoluteString) == ["http://numbersapi.com"])
  }

  @Test func eachCounterIsSteppedForItself() throws {
    let store = Store(initialState: TwoCounters.State()) { TwoCounters() }
    let view = ViewDriver { TwoCountersView(store: store) }
    #expect(throws: ViewDriver.NotFound.self) { try view.button("Increment") }
    store.send(.counter2(.incrementButtonTapped))
    #expect(view.texts.filter { Int($0) != nil } == ["0", "1"])
  }

  @Test func theCounterComesAndGoesAnimated() throws {
    let store = Store(initialState: OptionalCounter.State()) { OptionalCounter() }
    let view = ViewDriver { OptionalCounterView(store: store) }
    #expect(view.texts.contains("There is no counter."))
    try view.button("Toggle the counter").tap()
    let diff = view.update()
    #expect(diff.allSatisfy { $0.animation == .default } && !diff.isEmpty)
    try view.button("Increment").tap()
    #expect(view.texts.contains("1"))
    try view.button("Toggle the counter").tap()
    #expect(view.texts.contains("There is no counter."))
  }

  @Test func theDotFollowsTapsUnderTheChosenMovement() throws {
    let store = Store(initialState: Animations.State()) { Animations() }
    let view = ViewDriver { AnimationsView(store: store) }
    try view.picker("Movement").choose(3)
    _ = view.update()
    #expect(store.movement == .linear)
    try view.tappable("Field").perform(.tapAt(CGPoint(x: 10, y: 20)))
    #expect(store.center == CGPoint(x: 10, y: 20))
    #expect(view.update().map(\.animation) == [.linear])
  }

  @Test func everyControlIsBound() throws {
    let store = Store(initialState: Controls.State()) { Controls() }
    let view = ViewDriver { ControlsView(store: store) }
    try view.textField("Name").type("Blob")
    try view.textField("Password").type("secret")
    try view.textField("Notes").type("some")
    #expect(view.texts.contains("4 characters of notes"))
    try view.stepper("1 cups").increment()
    try view.slider("Strength").move(to: 3.5)
    try view.toggle("Hot").set(false)
    try view.picker("Drink").choose(2)
    #expect(throws: ViewDriver.Refused.self) { try view.toggle("Hot").set(true) }
    #expect(store.name == "Blob")
    #expect(store.password == "secret")
    #expect(store.cups == 2)
    #expect(store.strength == 3.5)
    #expect(store.drink == .water)
    try view.button("Reset").tap()
    #expect(store.state == Controls.State())
  }

  @Test func rowsComeAndGo() throws {
    let store = Store(initialState: FactRows.State(upTo: 2)) {
      FactRows()
    } withDependencies: {
      $0.factClient.fetch = { _ in try await Task.never() }
    }
    let view = ViewDriver { FactRowsView(store: store) }
    try view.button("Fact 1").tap()
    try view.button("Remove 2").tap()
    #expect(throws: ViewDriver.NotFound.self) { try view.button("Fact 2") }
    try view.button("Cancel 1").tap()
    try view.button("Add a row").tap()
    _ = try view.button("Fact 2")
  }

  @Test func theGalleryLeadsToEachCaseStudyAndItsSource() throws {
    try withDependencies {
      $0.cheerClient.listen = { .finished }
    } operation: {
      let view = ViewDriver { GalleryView() }
      for study in CaseStudy.allCases {
        try view.button(study.rawValue).tap()
        #expect(!study.listings.isEmpty)
        for listing in study.listings {
          #expect(listing.source.contains("import ComposableArchitecture"))
          try view.disclosure(listing.name).tap()
          #expect(view.texts.contains(listing.source))
        }
        try view.goBack()
      }
    }
  }
}
