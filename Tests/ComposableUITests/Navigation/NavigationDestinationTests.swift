import ComposableCore
import ComposableUI
import Testing

@MainActor
@Suite struct NavigationDestinationTests {
  @Test func aDestinationAppliesToValuesOfItsTypeOnly() {
    let router = Router()
    let view = ViewDriver {
      NavigationStack(path: router.pathBinding) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: Bool.self) { Text($0 ? "yes" : "no") }
      }
    }
    router.path.append(true)
    router.path.append(1)
    #expect(view.texts == ["root", "yes", "number 1"])
  }

  @Test func aScreenFollowsItsDestination() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let router = Router([1])
    let view = ViewDriver {
      let total = store.count
      NavigationStack(path: router.numbersBinding) {
        Text("root").navigationDestination(for: Int.self) { Text("\($0) of \(total)") }
      }
    }
    #expect(view.texts == ["root", "1 of 0"])
    store.send(.count(9))
    #expect(view.texts == ["root", "1 of 9"])
  }

  @Test func aDestinationOutsideAStackIsReportedAtItsView() {
    withKnownIssue {
      let view = ViewDriver {
        Text("a").navigationDestination(for: Int.self) { Text("number \($0)") }
      }
      #expect(view.texts == ["a"])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("is outside a 'NavigationStack'") }
        && issue.sourceLocation?.fileID.hasSuffix("NavigationDestinationTests.swift") == true
    }
  }
}
