import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct ControlsTests {
  @Test func aChangeOfOneFieldChangesOthers() async {
    let store = TestStore(initialState: Controls.State()) { Controls() }
    await store.send(\.binding.drink, .water) {
      $0.drink = .water
      $0.isHot = false
    }
    await store.send(\.binding.cups, 5) {
      $0.cups = 5
      $0.strength = 2
    }
    await store.send(.resetButtonTapped) { $0 = Controls.State() }
  }

  @Test func viewBindsEachControl() throws {
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
    try view.disclosure("More").tap()
    #expect(store.name == "Blob")
    #expect(store.password == "secret")
    #expect(store.notes == "some")
    #expect(store.cups == 2)
    #expect(store.strength == 3.5)
    #expect(!store.isHot)
    #expect(store.drink == .water)
    #expect(store.showsMore)
    try view.button("Reset").tap()
    #expect(store.state == Controls.State())
  }
}
