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

  @Test func dismissingACoveredScreenDismissesTheScreensAboveIt() {
    let router = Router([1, 2, 3])
    let request = DismissRequest()
    let view = ViewDriver { NumberStack(router: router, request: request) }
    request.title = "Close 2"
    view.update()
    #expect(router.numbers == [1])
    #expect(view.texts == ["Close root", "Close 1"])
  }

  @Test func dismissingTheRootHasNoEffect() {
    let router = Router([1])
    let request = DismissRequest()
    let view = ViewDriver { NumberStack(router: router, request: request) }
    request.title = "Close root"
    view.update()
    #expect(router.numbers == [1])
    #expect(view.texts == ["Close root", "Close 1"])
  }
}

/// A request of the program to dismiss the screen with a title.
@Observable private final class DismissRequest {
  var title: String?
}

private struct NumberStack: View {
  let router: Router
  var request = DismissRequest()

  var body: some View {
    NavigationStack(path: router.numbersBinding) {
      DismissButton("Close root", request)
        .navigationDestination(for: Int.self) { DismissButton("Close \($0)", request) }
    }
  }
}

private struct DismissButton: View {
  private let title: String
  private let request: DismissRequest
  @Environment(\.dismiss) private var dismiss

  init(_ title: String, _ request: DismissRequest = DismissRequest()) {
    self.title = title
    self.request = request
  }

  var body: some View {
    Button(title) { dismiss() }
      .onChange(of: request.title) { if request.title == title { dismiss() } }
  }
}
