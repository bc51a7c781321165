import ComposableCore
import ComposableUI
import Testing

@MainActor
@Suite struct TapGestureTests {
  @Test func aTapPerformsTheAction() throws {
    var taps = 0
    let view = ViewDriver { Text("Card").onTapGesture { taps += 1 } }
    try view.tappable("Card").tap()
    #expect(taps == 1)
    try view.tappable("Card").tap(at: CGPoint(x: 1, y: 2))
    #expect(taps == 2)
  }

  @Test func anActionRunsAfterEachCountOfTaps() throws {
    var actions = 0
    let view = ViewDriver { Text("Card").onTapGesture(count: 3) { actions += 1 } }
    var counts: [Int] = []
    for _ in 0..<7 {
      try view.tappable("Card").tap()
      counts.append(actions)
    }
    #expect(counts == [0, 0, 1, 1, 1, 2, 2])
  }

  @Test func tapsCountAcrossUpdates() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    var names: [String] = []
    let view = ViewDriver {
      let name = store.name
      Text("Card").onTapGesture(count: 2) { names.append(name) }
    }
    try view.tappable("Card").tap()
    store.send(.name("latest"))
    try view.tappable("Card").tap()
    #expect(names == ["latest"])
  }

  @Test func anActionReceivesTheLocationOfTheLastTap() throws {
    var locations: [CGPoint] = []
    let view = ViewDriver {
      Text("Once").onTapGesture { locations.append($0) }
      Text("Twice").onTapGesture(count: 2) { locations.append($0) }
    }
    try view.tappable("Once").tap(at: CGPoint(x: 3, y: 4))
    try view.tappable("Twice").tap(at: CGPoint(x: 5, y: 6))
    try view.tappable("Twice").tap(at: CGPoint(x: 7, y: 8))
    #expect(locations == [CGPoint(x: 3, y: 4), CGPoint(x: 7, y: 8)])
  }

  @Test(arguments: [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)])
  func aLocationThatIsNotFiniteIsNoTap(_ location: CGPoint) {
    var taps = 0
    let view = ViewDriver {
      Text("Plain").onTapGesture { taps += 1 }
      Text("Located").onTapGesture { (_: CGPoint) in taps += 1 }
    }
    for label in ["Plain", "Located"] {
      #expect(throws: ViewDriver.Refused.self) { try view.tappable(label).tap(at: location) }
    }
    #expect(taps == 0)
  }

  @Test func aDisabledViewIgnoresTaps() {
    var taps = 0
    let view = ViewDriver { Text("Card").onTapGesture { taps += 1 }.disabled(true) }
    #expect(throws: ViewDriver.Refused.self) { try view.tappable("Card").tap() }
    #expect(taps == 0)
  }

  @Test func aTappableViewRefusesTheInteractionsOfControls() {
    var taps = 0
    let view = ViewDriver { Text("Card").onTapGesture { taps += 1 } }
    #expect(throws: ViewDriver.Refused.self) { try view.tappable("Card").set(true) }
    #expect(taps == 0)
  }

  @Test func eachViewOfAGroupIsTappable() throws {
    var taps = 0
    let view = ViewDriver {
      Group {
        Text("a")
        Text("b")
      }
      .onTapGesture { taps += 1 }
    }
    try view.tappable("a").tap()
    try view.tappable("b").tap()
    #expect(taps == 2)
  }
}
