import ComposableUI
import Testing

/// Changes of the path of a stack.
@MainActor
@Suite struct PathChangeTests {
  private func view(_ router: Router) -> ViewDriver {
    ViewDriver {
      NavigationStack(path: router.numbersBinding) {
        Text("root").navigationDestination(for: Int.self) { CountButton(name: "\($0):") }
      }
    }
  }

  @Test func removingAValueFromTheMiddleRemovesOnlyItsScreen() throws {
    let router = Router([1, 2, 3])
    let view = view(router)
    try view.button("3: 0").tap()
    router.numbers = [1, 3]
    #expect(view.texts == ["root", "1: 0", "3: 1"])
  }

  @Test func aScreenThatMovesKeepsItsState() throws {
    let router = Router([1, 2])
    let view = view(router)
    try view.button("2: 0").tap()
    router.numbers = [2, 1]
    #expect(view.texts == ["root", "2: 1", "1: 0"])
  }

  @Test func aScreenThatReturnsStartsAnew() throws {
    let router = Router([1])
    let view = view(router)
    try view.button("1: 0").tap()
    router.numbers = []
    view.update()
    router.numbers = [1]
    #expect(view.texts == ["root", "1: 0"])
  }

  @Test func aPathThatRefusesAChangeKeepsItsScreen() throws {
    let view = ViewDriver {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
    try view.goBack()
    #expect(view.texts == ["root", "screen 1"])
  }

  @Test func aLinkAppendsToThePath() throws {
    let router = Router()
    let view = ViewDriver {
      NavigationStack(path: router.numbersBinding) {
        NavigationLink("Next", value: 7)
          .navigationDestination(for: Int.self) { NavigationLink("More", value: $0 + 1) }
      }
    }
    try view.button("Next").tap()
    try view.button("More").tap()
    #expect(router.numbers == [7, 8])
  }

  private struct Details: View {
    @Environment(\.dismiss) private var dismiss
    let report: (DismissAction) -> Void
    var body: some View { Text("details").onAppear { report(dismiss) } }
  }

  @Test func theActionOfARemovedScreenHasNoEffect() throws {
    let router = Router()
    var actions: [Int: DismissAction] = [:]
    let view = ViewDriver {
      NavigationStack(path: router.numbersBinding) {
        Text("root").navigationDestination(for: Int.self) { number in
          Details { actions[number] = $0 }
        }
      }
    }
    for number in 1...3 {
      router.numbers.append(number)
      view.update()
    }
    actions[2]?()
    #expect(router.numbers == [1])
    view.update()
    actions[2]?()
    actions[3]?()
    #expect(router.numbers == [1])
    actions[1]?()
    #expect(router.numbers == [])
  }
}
