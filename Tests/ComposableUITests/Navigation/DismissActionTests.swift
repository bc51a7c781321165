import ComposableUI
import Testing

@MainActor
@Suite struct DismissActionTests {
  @Test func dismissingAScreenOfALinkShowsTheOneBelow() throws {
    let view = ViewDriver {
      NavigationStack { NavigationLink("Next") { DismissButton("Done") } }
    }
    try view.button("Next").tap()
    #expect(view.texts == ["Next", "Done"])
    try view.button("Done").tap()
    #expect(view.texts == ["Next"])
  }

  @Test func dismissingAScreenRemovesItsValueFromThePath() throws {
    let router = Router([1, 2])
    let view = ViewDriver { NumberStack(router: router) }
    try view.button("Close 2").tap()
    #expect(router.numbers == [1])
    #expect(view.texts == ["Close root", "Close 1"])
  }

  @Test func dismissingACoveredScreenDismissesTheScreensAboveIt() throws {
    let router = Router([1, 2, 3])
    let view = ViewDriver { NumberStack(router: router) }
    try view.button("Close 2").tap()
    #expect(router.numbers == [1])
    #expect(view.texts == ["Close root", "Close 1"])
  }

  @Test func dismissingTheRootHasNoEffect() throws {
    let router = Router([1])
    let view = ViewDriver { NumberStack(router: router) }
    try view.button("Close root").tap()
    #expect(router.numbers == [1])
    #expect(view.texts == ["Close root", "Close 1"])
  }
}

private struct NumberStack: View {
  let router: Router

  var body: some View {
    NavigationStack(path: router.numbersBinding) {
      DismissButton("Close root")
        .navigationDestination(for: Int.self) { DismissButton("Close \($0)") }
    }
  }
}

private struct DismissButton: View {
  private let title: String
  @Environment(\.dismiss) private var dismiss

  init(_ title: String) {
    self.title = title
  }

  var body: some View { Button(title) { dismiss() } }
}
