import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Views whose changes never end.
@MainActor
@Suite struct EndlessUpdateTests {
  private let requests = LockIsolated(0)

  private func graph(@ViewBuilder _ view: @escaping () -> some View) -> ViewGraph {
    ViewGraph(
      isolation: MainActor.shared, needsUpdate: { [requests] in requests.withValue { $0 += 1 } },
      view)
  }

  @Test func anEndlessUpdateIsReportedOnceAndRequestsNoFurtherOne() {
    let graph = graph { EndlessView() }
    withKnownIssue {
      _ = graph.update()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("An update doesn't end") }
    }
    #expect(requests.value == 0)
    // The report would fail the test.
    _ = graph.update()
    #expect(requests.value == 0)
  }

  @Test func otherChangesOfAnEndlessViewAreShown() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let graph = graph {
      VStack {
        EndlessView()
        Text(store.name)
      }
    }
    withKnownIssue { _ = graph.update() }
    store.send(.name("new"))
    #expect(requests.value == 1)
    _ = graph.update()
    #expect(graph.rendering.description.contains("new"))
    #expect(requests.value == 1)
  }

  @Test func changesInOnAppearAndOnChangeArePartOfTheUpdate() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let graph = graph {
      Text("\(store.count)").onAppear { store.send(.count(1)) }
        .onChange(of: store.count) { store.send(.name("changed")) }
      Text(store.name)
    }
    _ = graph.update()
    #expect(graph.rendering.description == "Text \"1\"\nText \"changed\"")
    #expect(requests.value == 0)
  }
}

private struct EndlessView: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onAppear { count += 1 }
      .onChange(of: count) { count += 1 }
  }
}
