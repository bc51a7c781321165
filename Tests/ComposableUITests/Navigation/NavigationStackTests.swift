import ComposableUI
import Testing

@MainActor
@Suite struct NavigationStackTests {
  @Test func aNavigationLinkPushesAScreen() throws {
    let view = ViewDriver {
      NavigationStack {
        List {
          NavigationLink("Details") {
            CountButton().navigationTitle("Details")
          }
        }
        .navigationTitle("Home")
      }
    }
    #expect(view.description.contains("Screen \"Home\""))
    try view.button("Details").tap()
    #expect(view.description.contains("Screen \"Details\""))
    try view.button("0").tap()
    #expect(view.texts.contains("1"))
  }

  @Test func aCoveredScreenKeepsItsState() throws {
    let view = ViewDriver {
      NavigationStack {
        CountButton(name: "root")
        NavigationLink("Next") { Text("next") }
      }
    }
    try view.button("root 0").tap()
    try view.button("Next").tap()
    #expect(view.texts == ["root 1", "Next", "next"])
    try view.goBack()
    #expect(view.texts == ["root 1", "Next"])
  }

  @Test func aDismissedScreenLosesItsState() throws {
    let view = ViewDriver { NavigationStack { NavigationLink("Next") { CountButton() } } }
    try view.button("Next").tap()
    try view.button("0").tap()
    #expect(view.texts == ["Next", "1"])
    try view.goBack()
    try view.button("Next").tap()
    #expect(view.texts == ["Next", "0"])
  }

  @Test func theRootHasNoWayBack() throws {
    let view = ViewDriver { NavigationStack { NavigationLink("Next") { Text("next") } } }
    #expect(throws: ViewDriver.NotFound.self) { try view.goBack() }
    try view.button("Next").tap()
    try view.goBack()
    #expect(throws: ViewDriver.NotFound.self) { try view.goBack() }
    #expect(view.texts == ["Next"])
  }

  @Test func goingBackDismissesTheVisibleScreenOnly() throws {
    let router = Router([1, 2, 3])
    let view = ViewDriver { NumberStack(router: router) }
    #expect(view.screenTitles == ["Root", "1", "2", "3"])
    try view.goBack()
    #expect(view.screenTitles == ["Root", "1", "2"])
    #expect(router.numbers == [1, 2])
  }

  @Test func aStackManagesAPathOfItsOwn() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    try view.button("One").tap()
    #expect(view.texts == ["One", "number 1"])
    try view.goBack()
    #expect(view.texts == ["One"])
  }

  @Test func settingThePathShowsItsScreens() {
    let router = Router()
    let view = ViewDriver { NumberStack(router: router) }
    #expect(view.screenTitles == ["Root"])
    router.numbers = [1, 2]
    #expect(view.screenTitles == ["Root", "1", "2"])
    router.numbers = [2]
    #expect(view.screenTitles == ["Root", "2"])
    router.numbers = []
    #expect(view.screenTitles == ["Root"])
  }

  @Test func equalValuesHaveScreensOfTheirOwn() throws {
    let router = Router([1, 1])
    let view = ViewDriver { NumberStack(router: router) }
    #expect(view.screenTitles == ["Root", "1", "1"])
    try view.goBack()
    #expect(router.numbers == [1])
    #expect(view.screenTitles == ["Root", "1"])
  }

  @Test func aScreenKeepsItsStateWhileItsValueIsOnThePath() throws {
    let router = Router([1])
    let view = ViewDriver { NumberStack(router: router) }
    try view.button("1: 0").tap()
    router.numbers = [1, 2]
    #expect(view.texts == ["root", "1: 1", "2: 0"])
    router.numbers = [1]
    #expect(view.texts == ["root", "1: 1"])
  }

  @Test func anotherValueInTheSamePlaceHasAScreenOfItsOwn() throws {
    let router = Router([1])
    let view = ViewDriver { NumberStack(router: router) }
    try view.button("1: 0").tap()
    router.numbers = [2]
    #expect(view.texts == ["root", "2: 0"])
    router.numbers = [1]
    #expect(view.texts == ["root", "1: 0"])
  }

  @Test func aShorterPathDismissesTheScreensAboveIt() throws {
    let router = Router([1])
    let view = ViewDriver {
      NavigationStack(path: router.numbersBinding) {
        Text("root")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("More about \(number)") { Text("more") }
          }
      }
    }
    try view.button("More about 1").tap()
    #expect(view.texts == ["root", "More about 1", "more"])
    router.numbers = []
    #expect(view.texts == ["root"])
    router.numbers = [1]
    #expect(view.texts == ["root", "More about 1"])
  }

  @Test func aPathContainsValuesOfSeveralTypes() throws {
    let router = Router()
    let view = ViewDriver {
      NavigationStack(path: router.pathBinding) {
        NavigationLink("Number", value: 7)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Name of \(number)", value: "seven")
          }
          .navigationDestination(for: String.self) { Text("name \($0)") }
      }
    }
    try view.button("Number").tap()
    try view.button("Name of 7").tap()
    #expect(view.texts == ["Number", "Name of 7", "name seven"])
    #expect(router.path.count == 2)
    try view.goBack()
    #expect(router.path == NavigationPath([7]))
    router.path.append("eight")
    #expect(view.texts == ["Number", "Name of 7", "name eight"])
  }

  @Test func aValueWithoutADestinationIsReportedAtItsStack() {
    let router = Router([1])
    withKnownIssue {
      let view = ViewDriver {
        NavigationStack(path: router.numbersBinding) {
          Text("root").navigationDestination(for: String.self) { Text($0) }
        }
      }
      #expect(view.texts == ["root"])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("type 'Int' without a destination") }
        && issue.sourceLocation?.fileID.hasSuffix("NavigationStackTests.swift") == true
    }
  }
}

/// A stack of numbers, each on a screen that counts its taps.
private struct NumberStack: View {
  let router: Router

  var body: some View {
    NavigationStack(path: router.numbersBinding) {
      Text("root")
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          CountButton(name: "\(number):").navigationTitle("\(number)")
        }
    }
  }
}
